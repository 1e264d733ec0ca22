/** The country of a request, where factors are published for one country alone. */

import type { Assumption } from '../../../engine/assumption.ts'
import { type OfEdition, ofEdition } from '../../../engine/choice.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { memoizeByObjectAndName } from '../../../engine/helpers/memoize.ts'
import { fallback } from '../../../engine/notices.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { RangePlace } from '../../../factors/reference/ranges.ts'
import type { Country } from '../../../factors/reference/reference-tables.ts'
import { type MessageKey, message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'

export interface Published {
  /** What the factors are of. */
  readonly subject: Message
  /** The country that they describe. */
  readonly code: string
  /** Why another country differs. */
  readonly difference: Message
}

/** A domain that has a message of why its factors differ from country to country. */
type Differing<Key = MessageKey> = Key extends `amount.difference.${infer Domain}` ? Domain : never

/** `domain`: by its name. */
export function publishedFor(domain: Differing, code: string): Published {
  const subject = message(`amount.factors.${domain}`, {})
  return { subject, code, difference: message(`amount.difference.${domain}`, {}) }
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
  return { country, place, assumptions: place === 'home' ? [] : [proxy(country, of)] }
}

function assumed({ code: country }: Published): Assumption {
  return { ...fallback('location_assumed.amount', { country }, 'country'), tier: 'region' }
}

function proxy(country: Country, { subject, code: publisher_country, difference }: Published): Assumption {
  const values = { subject, country: country.code, publisher_country, difference }
  return { ...fallback('factor_from_other_region.amount', values, 'country'), tier: 'region' }
}
