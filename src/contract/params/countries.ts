/** Countries by code and by name, in any language that the platform has names in. */
import { fold } from '../../core/fold.ts'
import type { Words } from '../../tables/words.ts'
import { nearWords } from './near.ts'

/** What an edition knows of countries. */
export interface KnownCountries {
  /** By ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, { readonly name: string; readonly alpha3: string }>
  readonly countryAliases: ReadonlyMap<string, string>
}

/** A part of a country, as some parameters name it. */
export interface StateName {
  readonly country: string
  readonly state: string
}

/** Countries as input takes them. */
export interface CountryCodes {
  /** The ISO 3166-1 alpha-2 code of a code or a name; undefined for an unknown one. */
  resolve(text: string): string | undefined
  /** Whether it is the name of a group of countries, which has no figures of its own. */
  isGroup(text: string): boolean
  /** Of a text that is the name of a state and not of a country. */
  findState(text: string): StateName | undefined
  /** The codes of countries with a name that is near to the text. */
  near(text: string): readonly string[]
  nameOf(code: string): string
}

const CODE_LENGTH = 2
const ALPHA3_LENGTH = 3
/** Kinds in data/words/. */
const COUNTRY = 'country'
const GROUP = 'country_group'
const STATE = 'state'

/** The countries of an edition, with UK taken for GB and EL for GR. */
export function countryCodes({ countries, countryAliases }: KnownCountries, words: Words): CountryCodes {
  const byAlpha3 = new Map([...countries].map(([code, { alpha3 }]) => [alpha3, code]))
  const byName = new Map([...countries].map(([code, { name }]) => [fold(name), code]))
  const nameOf = (code: string) => countries.get(code)?.name ?? code
  const byCode = (code: string) => {
    const resolved = countryAliases.get(code) ?? code
    return countries.has(resolved) ? resolved : undefined
  }
  const named = (text: string) => {
    const word = words.find(COUNTRY, text) ?? words.find(COUNTRY, fold(text))
    return byName.get(fold(text)) ?? (word && byCode(word)) ?? translated(text, (code) => countries.has(code))
  }
  return {
    resolve(given) {
      const text = given.trim()
      const code = text.toUpperCase()
      if (text.length === CODE_LENGTH && ASCII.test(text)) return byCode(code)
      return (text.length === ALPHA3_LENGTH ? byAlpha3.get(code) : undefined) ?? named(text)
    },
    isGroup: (text) => words.find(GROUP, text) !== undefined,
    findState(text) {
      const [country, state] = (words.find(STATE, text) ?? '').split('-')
      return country && state ? { country, state } : undefined
    },
    near(text) {
      const names = nearWords(fold(text), [...byName.keys()])
      return names.map((name) => byName.get(name) ?? '')
    },
    nameOf,
  }
}

const ASCII = /^[A-Za-z]+$/

/**
 * Languages whose names of countries are known, beside English: the official ones of the hundred largest countries and
 * what is much spoken. Names of the platform (CLDR by way of ICU).
 */
const LANGUAGES =
  'en fr de es it pt nl pl ru uk be cs sk sl hr sr bs mk bg ro hu el tr az ka hy he ar fa ur hi bn pa gu mr ta te kn ml si ne th lo my km vi id ms fil zh zh-Hant ja ko mn kk ky uz tg tk ps am ti so sw ha yo ig zu xh af sq et lv lt fi sv nb nn da is fo ga cy gd eu ca gl mt lb rm eo'.split(
    ' ',
  )

let translations: Map<string, string> | undefined

/** The code of a country by its name in another language; all names are read when one is asked for first. */
function translated(text: string, isKnown: (code: string) => boolean): string | undefined {
  translations ??= readTranslations()
  const code = translations.get(fold(text))
  return code !== undefined && isKnown(code) ? code : undefined
}

function readTranslations(): Map<string, string> {
  const names = new Map<string, string>()
  const known = codes()
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of known) {
      const name = display.of(code)
      // The first language that has a name keeps it: English before all.
      if (name !== undefined && !names.has(fold(name))) names.set(fold(name), code)
    }
  }
  return names
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Everything of two letters that may have a name. */
const codes = () => LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isRegion)

/** Neither what CLDR keeps for itself, nor an old code that now is another. */
function isRegion(code: string): boolean {
  return !/^(EU|EZ|UN|ZZ|XA|XB|QO)$/.test(code) && new Intl.Locale(`und-${code}`).region === code
}
