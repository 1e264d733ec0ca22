/** Postcodes that begin as one types. */
import { postalSystem } from '../format/places/postcodes.ts'
import type { Place } from './places.ts'
import { readPostcode } from './postcode.ts'
import { foundByPostcode, placeOf } from './postcode-place.ts'
import type { Store } from './store.ts'

/** Fewer digits are not looked for. */
const START = /^\d{3,5}$/

/** The postcode that the text is, else those that begin with its digits; of the United States when no country is given. */
export function postcodesLike(store: Store, text: string, countryCode = 'US', most = 1): readonly Place[] {
  const postcode = readPostcode(text, countryCode)
  const whole = postcode && foundByPostcode(store, postcode)
  if (whole) return [whole.place]
  if (!START.test(text)) return []
  return store.postcodes.startingWith(postalSystem(countryCode), text, most).map(placeOf)
}
