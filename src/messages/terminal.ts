/** The language of prose on a terminal; what is piped on stays English, as data do. */
import { ENGLISH, LANGUAGES, type Language } from './locale.ts'

/** POSIX, 8.2: the first of them that is set and not empty decides, as `de_AT.UTF-8`. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG']

export function terminalLanguage(
  { isTTY = false }: { readonly isTTY?: boolean },
  environment: NodeJS.ProcessEnv = process.env,
): Language {
  if (!isTTY) return ENGLISH
  const locale = VARIABLES.map((name) => environment[name]).find(Boolean) ?? ''
  const [code] = locale.toLowerCase().split(/[_.@-]/)
  return LANGUAGES.find((language) => language === code) ?? ENGLISH
}
