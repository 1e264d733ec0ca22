/** A town with a postcode beside it: each says something about the other. */
import { fallback, type Notice } from '../../engine/notices.ts'
import type { Candidate } from './candidates.ts'
import { distanceKm } from './distance.ts'
import { described, type Place, type Resolved } from './places.ts'
import { readPostcode } from './postcode.ts'
import { type Part, writtenIn } from './postcode-in-text.ts'
import { foundByPostcode } from './postcode-place.ts'
import type { Store } from './store.ts'

/** Farther from the town than the code is known, it is another town's. */
const APART_KM_MAX = 50
/** Towns of a name that are looked at. */
const TOWNS_LOOKED_AT = 20
/** How closely people live in towns: more of the town than this is better known by the code. */
const PEOPLE_PER_KM2 = 4000

export interface TownWithPostcode {
  /** Towns that the name may mean, the likeliest first. */
  readonly towns: readonly [Candidate, ...Candidate[]]
  /** The postcode, where it says better where in the town. */
  readonly postcode?: Resolved
  readonly notices: readonly Notice[]
}

/** Of towns of one name the one that has the code; where none has it, the first, and a notice that says so. */
export function townWithPostcode(
  store: Store,
  towns: readonly [Candidate, ...Candidate[]],
  parts: readonly Part[],
  countryCode: string | undefined,
): TownWithPostcode {
  const written = writtenIn(parts)
  if (written === undefined) return { towns, notices: [] }
  for (const town of towns.slice(0, TOWNS_LOOKED_AT)) {
    const place = store.place(town.index)
    const postcode = resolved(store, written, countryCode ?? place.countryCode)
    if (!postcode || !isAt(place, postcode.place)) continue
    return {
      towns: [town],
      notices: [],
      ...(isFiner(postcode, place) && { postcode: named(postcode, place) }),
    }
  }
  const place = store.place(towns[0].index)
  const other = resolved(store, written, countryCode ?? place.countryCode)
  return { towns, notices: other ? [disagrees(written, place, other.place)] : [] }
}

function resolved(store: Store, written: string, countryCode: string): Resolved | undefined {
  const postcode = readPostcode(written, countryCode)
  return postcode && foundByPostcode(store, postcode)
}

function isAt(town: Place, postcode: Place): boolean {
  const { withinKm = 0 } = postcode
  return kmBetween(town, postcode) <= withinKm + APART_KM_MAX
}

/** Where the code is, by the name that was written. */
function named(postcode: Resolved, { name }: Place): Resolved {
  return { ...postcode, place: { ...postcode.place, name } }
}

function isFiner({ place, notices }: Resolved, { population = 0 }: Place): boolean {
  const townKm = Math.sqrt(population / PEOPLE_PER_KM2 / Math.PI)
  const { withinKm = 0 } = place
  return !notices.some(({ isFallback }) => isFallback) && (withinKm === 0 || withinKm < townKm)
}

function disagrees(written: string, town: Place, postcode: Place): Notice {
  return fallback('postcode_disagrees', {
    postcode: written,
    postcode_place: described(postcode),
    km: Math.round(kmBetween(town, postcode)),
    place: described(town),
  })
}

function kmBetween(a: Place, b: Place): number {
  return distanceKm(a.lat, a.lon, b.lat, b.lon)
}
