/** The country that a question is about, where figures are published for one alone. */
import { fallback, type Notice } from '../../../core/notices.ts'
import { requireEntry } from '../../../core/required.ts'
import type { Country } from '../../basis/basis.ts'
import type { RangePlace } from '../../basis/ranges.ts'
import type { Edition } from '../../edition.ts'

export interface Published {
  /** What the figures are of, for a sentence: `water`. */
  readonly what: string
  /** The country that they describe, and its name in a sentence. */
  readonly code: string
  readonly name: string
  /** Why another country differs: a sentence. */
  readonly differs: string
}

export interface CountryFound {
  readonly country: Country
  readonly place: RangePlace
  readonly notices: readonly Notice[]
}

/** `given`: a code that the edition knows. Without one the country of the publisher is assumed. */
export function countryFor(edition: Edition, given: string | undefined, of: Published): CountryFound {
  const country = requireEntry(edition.countries, given ?? of.code)
  const place = country.code === of.code ? 'home' : 'abroad'
  if (given === undefined) return { country, place, notices: [assumed(of)] }
  return { country, place, notices: place === 'home' ? [] : [borrowed(country, of)] }
}

function assumed({ name }: Published): Notice {
  const message = `No country is given: ${name} is assumed, whose factors these are. Give country.`
  return fallback('location_assumed', message, 'country')
}

function borrowed(country: Country, { what, code, name, differs }: Published): Notice {
  const message = `No factor of ${what} is published for ${country.name}: those of ${name} were taken. ${differs}; country=${code} is exact.`
  return fallback('factor_from_other_region', message, 'country')
}
