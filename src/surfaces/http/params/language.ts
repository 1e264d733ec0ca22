/** The language that a request asks for, also one that is refused before its parameters are read. */
import type { FastifyRequest } from 'fastify'
import { ENGLISH, LANGUAGES, type Language } from '../../../messages/locale.ts'

export const LANG_PARAM = 'lang'

export function languageOf({ raw: { url = '' } }: Pick<FastifyRequest, 'raw'>): Language {
  const at = url.indexOf('?')
  if (at === -1) return ENGLISH
  const given = new URLSearchParams(url.slice(at)).get(LANG_PARAM)?.trim().toLowerCase()
  return LANGUAGES.find((language) => language === given) ?? ENGLISH
}
