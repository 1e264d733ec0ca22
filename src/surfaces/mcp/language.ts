/** The language of a tool's texts: English, unless its arguments choose another. */
import { ENGLISH, LANGUAGES, type Language } from '../../messages/locale.ts'
import type { Arguments } from './tool.ts'

export function languageOf({ lang, params, request }: Arguments): Language {
  const given = [lang, insideOf(params), ofRequest(request)].find((one) => typeof one === 'string')
  const code = String(given ?? '')
    .trim()
    .toLowerCase()
  return LANGUAGES.find((language) => language === code) ?? ENGLISH
}

const insideOf = (params: unknown): unknown =>
  typeof params === 'object' && params !== null && 'lang' in params ? params.lang : undefined

function ofRequest(request: unknown): unknown {
  if (typeof request !== 'string' || !request.includes('?')) return undefined
  return new URLSearchParams(request.slice(request.indexOf('?'))).get('lang') ?? undefined
}
