/** The app's texts in the reader's language: the one that the address or the session names, else the browser's. */
import type { en, Messages } from './en.ts'
import { type Shape, worded } from './texts.ts'

const LOADERS: Readonly<Record<string, () => Promise<Shape<typeof en>>>> = {
  en: () => import('./en.ts').then((part) => part.en),
  de: () => import('./de.ts').then((part) => part.de),
}
/** Each in its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' }
export const LANGUAGE_PARAM = 'lang'

const KEPT = 'everygram-language'

let current: Messages | undefined
let code = 'en'

/** Called once, before anything is drawn. */
export async function loadMessages(): Promise<void> {
  code = chosen()
  sessionStorage.setItem(KEPT, code)
  document.documentElement.lang = code
  const all = await LOADERS[code]?.()
  const number = new Intl.NumberFormat(locale())
  current = all && worded<typeof en>(all, { plural: new Intl.PluralRules(code), number })
}

/** The texts of the page. */
export function messages(): Messages {
  if (current === undefined) throw new Error('the texts are not loaded')
  return current
}

/** The code of the language. */
export function language(): string {
  return code
}

/** The language as the reader's country writes figures and dates, where the browser says which: en-GB, de-AT. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.startsWith(`${code}-`)) ?? DEFAULT_LOCALES[code] ?? code
}

const DEFAULT_LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' }

function chosen(): string {
  const asked = [
    new URLSearchParams(location.search).get(LANGUAGE_PARAM),
    sessionStorage.getItem(KEPT),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ]
  return asked.find((one) => one !== null && Object.hasOwn(LOADERS, one)) ?? 'en'
}
