/** Countries by code and by name, in any language that the platform has names in. */
import { countryNamed, namesLike } from '../../engine/helpers/country-names.ts'
import { fold } from '../../engine/helpers/fold.ts'
import { near } from '../../engine/helpers/near.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'

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
  /** The codes of countries with a name, in any language, that is near to the text: nearest first. */
  near(text: string): readonly string[]
  nameOf(code: string): string
}

const CODE_LENGTH = 2
const ALPHA3_LENGTH = 3
/** Kinds in data/synonyms/. */
const COUNTRY = 'country'
const GROUP = 'country_group'
const STATE = 'state'

/** The countries of an edition, with UK taken for GB and EL for GR. */
export function countryCodes({ countries, countryAliases }: KnownCountries, words: Synonyms): CountryCodes {
  const byAlpha3 = new Map([...countries].map(([code, { alpha3 }]) => [alpha3, code]))
  const byName = new Map([...countries].map(([code, { name }]) => [fold(name), code]))
  const nameOf = (code: string) => countries.get(code)?.name ?? code
  const byCode = (code: string) => {
    const resolved = countryAliases.get(code) ?? code
    return countries.has(resolved) ? resolved : undefined
  }
  const known = (code: string | undefined) => (code !== undefined && countries.has(code) ? code : undefined)
  const named = (text: string) => {
    const word = words.find(COUNTRY, text) ?? words.find(COUNTRY, fold(text))
    return byName.get(fold(text)) ?? (word && byCode(word)) ?? known(countryNamed(text))
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
      const given = fold(text)
      const others = [...words.ofKind(COUNTRY).keys()].filter((word) => word.length > ALPHA3_LENGTH)
      const names = near(given, [...byName.keys(), ...others, ...namesLike(given)])
      return [...new Set(names.flatMap((name) => named(name) ?? []))]
    },
    nameOf,
  }
}

const ASCII = /^[A-Za-z]+$/
