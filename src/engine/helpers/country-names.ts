/** Names of countries in many languages, as the platform has them. */
import { fold } from './fold.ts'

/**
 * Languages whose names of countries are known, beside English: the official ones of the hundred largest countries and
 * what is much spoken. Names of the platform (CLDR by way of ICU).
 */
const LANGUAGES =
  'en fr de es it pt nl pl ru uk be cs sk sl hr sr bs mk bg ro hu el tr az ka hy he ar fa ur hi bn pa gu mr ta te kn ml si ne th lo my km vi id ms fil zh zh-Hant ja ko mn kk ky uz tg tk ps am ti so sw ha yo ig zu xh af sq et lv lt fi sv nb nn da is fo ga cy gd eu ca gl mt lb rm eo'.split(
    ' ',
  )

/** Codes by folded names. */
export type CountryNames = ReadonlyMap<string, string>

let readNames: () => CountryNames = makeCountryNames
let names: CountryNames | undefined

/** For a process that has them from its build: to make them takes a tenth of a second. `read` is called when a name is asked for first. */
export function takeCountryNames(read: () => CountryNames): void {
  readNames = read
}

function allNames(): CountryNames {
  names ??= readNames()
  return names
}

/** The ISO 3166-1 alpha-2 code of a country by its name in any of the languages. */
export function countryNamed(text: string): string | undefined {
  return allNames().get(fold(text))
}

/** The names in all languages that begin as a text does and are about as long: among them are those that it may have been. */
export function namesLike(folded: string): string[] {
  const [first] = folded
  if (folded.length < LETTERS_MIN) return []
  return [...allNames().keys()].filter(
    (name) => name[0] === first && Math.abs(name.length - folded.length) <= LENGTHS_APART_MAX,
  )
}

/** Among so many languages there is a name that is near to any shorter word. */
const LETTERS_MIN = 7
/** As many letters as may be missing or too many. */
const LENGTHS_APART_MAX = 2

/** The names in all languages. */
export function makeCountryNames(): CountryNames {
  const made = new Map<string, string>()
  const inEnglish = namesIn('en')
  // What has no name in English has none in others.
  const codes = CODES.filter((code) => isRegion(code) && inEnglish(code) !== undefined)
  for (const language of LANGUAGES) {
    const nameOf = namesIn(language)
    for (const code of codes) {
      const name = fold(nameOf(code) ?? '')
      // The first language that has a name keeps it: English before all.
      if (name !== '' && !made.has(name)) made.set(name, code)
    }
  }
  return made
}

function namesIn(language: string): (code: string) => string | undefined {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return (code) => display.of(code)
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** Neither what CLDR keeps for itself, nor an old code that now is another. */
function isRegion(code: string): boolean {
  return !/^(EU|EZ|UN|ZZ|XA|XB|QO)$/.test(code) && new Intl.Locale(`und-${code}`).region === code
}
