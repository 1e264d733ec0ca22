/** Names of countries within a sentence, by Unicode's names, with the article and the case that the language wants. */
import { type Language, localeOf } from './locale.ts'
import { GERMAN_FORMS } from './names/german-countries.ts'

/** Those that English names with an article. */
const WITH_THE: ReadonlySet<string> = new Set(
  'AE BS CF DO FK FO GB GM IM IO KM KY MH MP MV NL PH SB SC TC US UM VA VG VI'.split(' '),
)

const ACCUSATIVE = /\b(?:für|durch|ohne|gegen|um) $/i
const DATIVE = /\b(?:von|aus|mit|bei|nach|zu) $/i
const WHERE = /\b[Ii]n $/
/** Where a sentence begins. */
const START = /(?:^|[.!?:] )$/

/** `before`: the text so far, which decides the form; what is given follows it, or stands instead of its last word. */
export function withCountries(before: string, codes: readonly string[], language: Language): string {
  if (language === 'de') return inGerman(before, codes)
  const { list, countries } = localeOf(language)
  const names = codes.map((code, at) => {
    const name = countries.of(code) ?? code
    if (!WITH_THE.has(code)) return name
    return `${at === 0 && START.test(before) ? 'The' : 'the'} ${name.replace(/^The /, '')}`
  })
  return before + list.format(names)
}

function inGerman(before: string, codes: readonly string[]): string {
  const { list, countries } = localeOf('de')
  const plain = (code: string) => countries.of(code) ?? code
  if (WHERE.test(before)) {
    const where = list.format(codes.map((code) => GERMAN_FORMS[code]?.[3] ?? `in ${plain(code)}`))
    const isStart = before.endsWith('In ')
    return before.slice(0, -'in '.length) + (isStart ? capitalised(where) : where)
  }
  const form = formAfter(before)
  const text = list.format(codes.map((code) => GERMAN_FORMS[code]?.[form] ?? plain(code)))
  return contracted(before + (START.test(before) ? capitalised(text) : text))
}

/** `von dem Iran`: vom Iran. */
function contracted(text: string): string {
  return text
    .replace(/\b(von|bei|zu) dem (?=\p{Lu})/gu, (_, word: string) => CONTRACTED[word] as string)
    .replace(/\bzu der (?=\p{Lu})/gu, 'zur ')
}

const CONTRACTED: Readonly<Record<string, string>> = { von: 'vom ', bei: 'beim ', zu: 'zum ' }

function formAfter(before: string): 0 | 1 | 2 {
  if (ACCUSATIVE.test(before)) return 1
  return DATIVE.test(before) ? 2 : 0
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
