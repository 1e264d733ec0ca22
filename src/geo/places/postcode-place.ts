/** Places by their postcodes, and how near to the true place they are. */

import { fallback, info, type Notice } from '../../engine/notices.ts'
import { postalSystem } from '../format/places/postcodes.ts'
import { found } from './found.ts'
import { described, type Place, type Resolved, type ResolveOptions } from './places.ts'
import { digitsOf, type Postcode, partsOfCode, readPostcode } from './postcode.ts'
import type { KnownPostcode } from './postcode-table.ts'
import type { Store } from './store.ts'

/** A text that is nothing but a postcode. */
export function resolvePostcode(store: Store, text: string, options: ResolveOptions): Resolved | undefined {
  const postcode = readPostcode(text, options.countryCode)
  return postcode ? foundByPostcode(store, postcode) : resolveWithZeros(store, text, options)
}

const SPACED = /^\d{3} \d{2}$/

/** 110 00 in CZ is a postcode, though it may be read as coordinates. */
export function resolveSpaced(store: Store, text: string, options: ResolveOptions): Resolved | undefined {
  if (options.countryCode === undefined || !SPACED.test(text)) return undefined
  return resolvePostcode(store, text, options)
}

/** The code itself, else the narrowest area around it that is known. */
export function foundByPostcode(store: Store, postcode: Postcode): Resolved | undefined {
  for (const part of partsOfCode(postcode)) {
    const known = store.postcodes.find(postcode.system, part)
    if (known) return found(placeOf(known), 'postcode', noticesOf(postcode, known))
  }
  return undefined
}

const SHORT_DIGITS = /^\d{3,}$/
/** Zeros that a spreadsheet took away at most. */
const ZEROS_MAX = 2

/** Leading zeros that a spreadsheet took away: 2134 in US can only be 02134. */
function resolveWithZeros(
  store: Store,
  text: string,
  { countryCode = '' }: ResolveOptions,
): Resolved | undefined {
  const system = postalSystem(countryCode)
  const digits = digitsOf(system)
  if (digits === undefined || !SHORT_DIGITS.test(text) || text.length < digits - ZEROS_MAX) return undefined
  const code = text.padStart(digits, '0')
  const known = store.postcodes.find(system, code)
  if (known?.precision !== 'place' || code === text) return undefined
  const place = placeOf(known)
  return found(place, 'postcode', [withZeros(text, code, place)])
}

export function placeOf({ code, name, countryCode, region, lat, lon, withinKm }: KnownPostcode): Place {
  const at = { kind: 'postcode', name, code, countryCode, lat, lon } as const
  return { ...at, ...(region !== '' && { region }), ...(withinKm > 0 && { withinKm }) }
}

/** What is known of a code: nothing is said where it has coordinates of its own. */
function noticesOf({ written, code, isWhole }: Postcode, known: KnownPostcode): Notice[] {
  const values = { postcode: written, place: described(placeOf(known)), km: known.withinKm }
  if (known.precision !== 'place') return [fallback('postcode_area', { ...values, width: known.precision })]
  if (known.withinKm === 0) return []
  const isTown = isWhole && known.code === code
  return [
    isTown ? info('postcode_town', values) : info('postcode_town.prefix', { ...values, prefix: known.code }),
  ]
}

function withZeros(written: string, code: string, place: Place): Notice {
  const values = { value: written, postcode: code, place: described(place) }
  return fallback('place_corrected.leading_zero', values)
}
