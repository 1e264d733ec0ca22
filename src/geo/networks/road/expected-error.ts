/** How far the town graph is from published road distances, by distance, terrain and continent: `npm run accuracy`. */
import { EMPTY, WINDING } from '../../format/road/flags.ts'
import type { RoutePoint } from '../plan.ts'

/** Of the road, what lies in country where its length is less sure. */
export interface RoadCharacter {
  readonly distanceKm: number
  /** Kilometres in mountains, and through country without towns. */
  readonly windingKm: number
  readonly emptyKm: number
  readonly middle: RoutePoint
}

/** Upper end of a band in km, and the error to expect on plains with towns, in per cent; set so that nine of ten pairs of
 * test/truth/road-*.csv lie within 1.65 times of what is stated. */
const BANDS: readonly (readonly [kmMax: number, percent: number])[] = [
  [100, 13],
  [300, 7],
  [1000, 6],
  [Number.POSITIVE_INFINITY, 5],
]
/** Where the charts that the model was tried on are thickest: Europe, and North America north of the tropic. */
const WELL_KNOWN = [
  { south: 35, west: -12, north: 72, east: 32 },
  { south: 24, west: -130, north: 60, east: -60 },
] as const
/** Elsewhere roads and towns are less well known, in Africa south of the Sahara least. */
const ELSEWHERE_FACTOR = 1.25
const AFRICA_FACTOR = 1.8
const AFRICA = { south: -36, west: -18, north: 18, east: 51 } as const
/** Of a road all in mountains, and of one all through empty country: the error is more by so many per cent points. */
const WINDING_PERCENT = 14
const EMPTY_PERCENT = 4

export function expectedErrorPercent({ distanceKm, windingKm, emptyKm, middle }: RoadCharacter): number {
  const [, base = 0] = BANDS.find(([kmMax]) => distanceKm < kmMax) ?? []
  const place = placeFactor(middle)
  const share = (km: number) => (distanceKm > 0 ? Math.min(1, km / distanceKm) : 0)
  return Math.round(base * place + WINDING_PERCENT * share(windingKm) + EMPTY_PERCENT * share(emptyKm))
}

export function isWinding(flags: number): boolean {
  return (flags & WINDING) !== 0
}

export function isEmpty(flags: number): boolean {
  return (flags & EMPTY) !== 0
}

function placeFactor(point: RoutePoint): number {
  if (WELL_KNOWN.some((box) => isIn(point, box))) return 1
  return isIn(point, AFRICA) ? AFRICA_FACTOR : ELSEWHERE_FACTOR
}

interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

function isIn({ lat, lon }: RoutePoint, { south, west, north, east }: Box): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east
}
