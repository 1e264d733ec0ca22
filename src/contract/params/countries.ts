import type { CountryCodes } from './readers.ts'

/** What an edition knows of countries. */
export interface KnownCountries {
  /** By ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, unknown>
  readonly countryAliases: ReadonlyMap<string, string>
}

/** The country codes of an edition, with UK taken for GB and EL for GR. */
export function countryCodes({ countries, countryAliases }: KnownCountries): CountryCodes {
  return {
    resolve(code) {
      const resolved = countryAliases.get(code) ?? code
      return countries.has(resolved) ? resolved : undefined
    },
  }
}
