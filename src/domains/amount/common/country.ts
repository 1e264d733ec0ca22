/** The country that a request is about, where factors are published for one alone. */

import type { Assumption } from '../../../engine/assumption.ts'
import { type OfEdition, ofEdition } from '../../../engine/choice.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { memoizeByObjectAndName } from '../../../engine/helpers/memoize.ts'
import { fallback } from '../../../engine/notices.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { RangePlace } from '../../../factors/reference/ranges.ts'
import type { Country } from '../../../factors/reference/reference-tables.ts'

export interface Published {
  /** What the factors are of, for a sentence: `water`. */
  readonly what: string
  /** The country that they describe, and its name in a sentence. */
  readonly code: string
  readonly name: string
  /** Why another country differs: a sentence. */
  readonly differs: string
}

export function ofUnitedKingdom(what: string, differs: string): Published {
  return { what, code: 'GB', name: 'the United Kingdom', differs }
}

export function ofUnitedStates(what: string, differs: string): Published {
  return { what, code: 'US', name: 'the United States', differs }
}

/** Where it was: a country, given or assumed. */
export interface Where extends OfEdition {
  readonly country: Country
  readonly place: RangePlace
  readonly assumptions: readonly Assumption[]
}

/** `given`: a code that the edition knows. Without one the country of the publisher is assumed. */
export type FindWhere = (edition: Edition, given: string | undefined) => Where

/** Each is made once for an edition, so that it can be a part of a choice. */
export function countriesOf(of: Published): FindWhere {
  const known = memoizeByObjectAndName<Edition, Where>()
  return (edition, given) => known(edition, given ?? '', () => ofEdition(whereOf(edition, given, of)))
}

function whereOf(edition: Edition, given: string | undefined, of: Published): Omit<Where, keyof OfEdition> {
  const country = getOrThrow(edition.countries, given ?? of.code)
  const place = country.code === of.code ? 'home' : 'abroad'
  if (given === undefined) return { country, place, assumptions: [assumed(of)] }
  return { country, place, assumptions: place === 'home' ? [] : [borrowed(country, of)] }
}

function assumed({ name }: Published): Assumption {
  const message = `No country is given: ${name} is assumed, whose factors these are. Give country.`
  return { ...fallback('location_assumed', message, 'country'), tier: 'region' }
}

function borrowed(country: Country, { what, code, name, differs }: Published): Assumption {
  const message = `No factor of ${what} is published for ${country.name}: those of ${name} were taken. ${differs}; country=${code} is exact.`
  return { ...fallback('factor_from_other_region', message, 'country'), tier: 'region' }
}
