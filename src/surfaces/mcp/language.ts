/** The language of what a tool answers: English unless `lang` is among the parameters. */
import { requestAt } from '../../api/request/address.ts'
import { ENGLISH, LANGUAGES, type Language } from '../../messages/locale.ts'
import type { Arguments } from './tool.ts'

export function languageIn(args: Arguments): Language {
  const given = [args.lang, paramsIn(args).lang, ofRequest(args.request)]
  const lang = given
    .find((one) => typeof one === 'string')
    ?.toString()
    .trim()
    .toLowerCase()
  return LANGUAGES.find((language) => language === lang) ?? ENGLISH
}

/** A model may have written them as a text of JSON. */
function paramsIn({ params }: Arguments): Arguments {
  try {
    const value: unknown = typeof params === 'string' ? JSON.parse(params) : params
    return typeof value === 'object' && value !== null ? (value as Arguments) : {}
  } catch {
    return {}
  }
}

const ofRequest = (request: unknown) =>
  typeof request === 'string' ? requestAt(request)?.query.lang : undefined
