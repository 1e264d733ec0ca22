/** Asks the operator's Photon or Nominatim for streets and the like, with the gazetteer as the fallback. */

import { tellFallback } from '../../engine/helpers/events.ts'
import { fallback } from '../../engine/notices.ts'
import { readBounded } from '../upstream/read-bounded.ts'
import { breaker } from './breaker.ts'
import { looksLikeCoordinates } from './coordinates.ts'
import { readAnswer } from './geocoder-answers.ts'
import type { Gazetteer, Place, Places, Resolved, ResolveOptions } from './places.ts'

const TIME_LIMIT_MS = 1500
/** One hit is a kilobyte or two; with the outline of a region, which we do not ask for, some hundred. */
const ANSWER_BYTES_MAX = 1_000_000
const HTTP_OK = 200
const HTTP_REDIRECT = 300

const UNAVAILABLE = fallback('geocoder_unavailable', {})

/** The gazetteer alone, or behind a geocoder at `url`. */
export function placesWith(gazetteer: Gazetteer, url?: string, timeLimitMs: number = TIME_LIMIT_MS): Places {
  if (url === undefined) {
    return {
      ...gazetteer,
      isLasting: true,
      locate: async (query, options) => gazetteer.resolve(query, options),
    }
  }
  const guard = breaker()
  const locate = async (query: string, options: ResolveOptions = {}): Promise<Resolved | undefined> => {
    const own = gazetteer.resolve(query, options)
    if (own?.match === 'code' || own?.match === 'coordinates' || looksLikeCoordinates(query)) return own
    const hit = await guard.attempt(async () => ({ place: await ask(url, query, options, timeLimitMs) }))
    if (hit === undefined) {
      tellFallback('geocoder')
      return own && { ...own, notices: [...own.notices, UNAVAILABLE] }
    }
    const { place } = hit
    const isAllowed = place && (!options.countryCode || place.countryCode === options.countryCode)
    return isAllowed ? { place, match: 'geocoder', alternatives: [], notices: [] } : own
  }
  return { ...gazetteer, isLasting: false, locate }
}

/** Throws when the server does not answer in time, or not as a geocoder does. */
async function ask(
  url: string,
  query: string,
  { countryCode }: ResolveOptions,
  timeLimitMs: number,
): Promise<Place | undefined> {
  const address = new URL(url)
  const parameters = {
    q: query,
    limit: '1',
    ...(isNominatim(address)
      ? {
          format: 'jsonv2',
          addressdetails: '1',
          ...(countryCode && { countrycodes: countryCode.toLowerCase() }),
        }
      : { ...(countryCode && { countrycode: countryCode }) }),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  const { status, text } = await readBounded(address, { timeLimitMs, bytesMax: ANSWER_BYTES_MAX })
  if (status < HTTP_OK || status >= HTTP_REDIRECT) throw new Error(`status ${status}`)
  return readAnswer(JSON.parse(text))
}

/** Nominatim searches under /search, Photon under /api. */
function isNominatim({ pathname }: URL): boolean {
  return /\/search(\.php)?\/?$/.test(pathname)
}
