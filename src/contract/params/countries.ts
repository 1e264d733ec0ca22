import type { Edition } from '../../domains/edition.ts'
import type { CountryCodes } from './readers.ts'

/** The country codes of an edition, with UK taken for GB and EL for GR. */
export function countryCodes({ countries, countryAliases }: Edition): CountryCodes {
  return {
    resolve(code) {
      const resolved = countryAliases.get(code) ?? code
      return countries.has(resolved) ? resolved : undefined
    },
  }
}
