/** Which published factor a flight takes: by its distance, whatever the countries, and by its cabin. */
import { type Decimal, decimal, multiply, toNumber } from '../../core/decimal.ts'
import type { TravelFactor } from './calculate.ts'

export const CABINS = ['economy', 'premium_economy', 'business', 'first', 'average'] as const
export type Cabin = (typeof CABINS)[number]

export interface FlightFactor extends TravelFactor {
  readonly cabin: Cabin
  /** kg CO2e per passenger-km, tank-to-wheel, without radiative forcing. */
  readonly withoutForcing: Decimal
}

export interface Haul {
  readonly name: string
  /** Absent for the longest. */
  readonly belowMetres?: number
  readonly cabins: ReadonlyMap<Cabin, FlightFactor>
}

/** Within this share of a limit between hauls, the other haul is worth a word (the v1 contract). */
const NEAR_EDGE_SHARE = decimal('0.05')

/** The haul of a distance; `hauls` are in order of length, and the last has no limit. */
export function haulOf(hauls: readonly Haul[], distanceMetres: number): Haul {
  const haul = hauls.find(({ belowMetres }) => belowMetres === undefined || distanceMetres < belowMetres)
  if (!haul) throw new RangeError(`no haul for ${distanceMetres} m`)
  return haul
}

export interface HaulEdge {
  readonly limitMetres: number
  /** The haul on the other side of the limit. */
  readonly other: Haul
}

/** The limit between hauls that the distance is within 5 % of. */
export function nearEdge(hauls: readonly Haul[], distanceMetres: number): HaulEdge | undefined {
  const own = hauls.indexOf(haulOf(hauls, distanceMetres))
  const edges = [
    { limitMetres: hauls[own]?.belowMetres, other: hauls[own + 1] },
    { limitMetres: hauls[own - 1]?.belowMetres, other: hauls[own - 1] },
  ]
  for (const { limitMetres, other } of edges) {
    if (limitMetres === undefined || !other) continue
    const reach = toNumber(multiply(decimal(limitMetres), NEAR_EDGE_SHARE))
    if (Math.abs(distanceMetres - limitMetres) <= reach) return { limitMetres, other }
  }
  return undefined
}

/** The factor of a cabin; one that the haul lacks takes the nearest below, else the average. */
export function cabinFactor({ name, cabins }: Haul, asked: Cabin): FlightFactor {
  const falling = CABINS.slice(0, CABINS.indexOf(asked) + 1).reverse()
  const found = asked === 'average' ? undefined : falling.map((cabin) => cabins.get(cabin)).find(Boolean)
  const factor = found ?? cabins.get('average')
  if (!factor) throw new RangeError(`no average cabin for ${name}`)
  return factor
}
