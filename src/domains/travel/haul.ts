/** Flights by distance and cabin: which published factor one takes, whatever the countries. */
import type { Decimal } from '../../core/decimal.ts'
import type { TrailEntry } from '../../core/trail.ts'
import type { TravelFactor } from './calculate.ts'

export const HAULS = ['domestic', 'short', 'long'] as const
export const CABINS = ['economy', 'premium_economy', 'business', 'first', 'average'] as const
export type Cabin = (typeof CABINS)[number]

export interface FlightFactor extends TravelFactor {
  readonly cabin: Cabin
  /** kg CO2e per passenger-km, tank-to-wheel, without radiative forcing. */
  readonly withoutForcing: Decimal
  /** By which radiative forcing multiplies the CO2, as the publisher has it. */
  readonly forcingMultiplier: number
  /** The same figure for the trail, at home and abroad. */
  readonly unforced: { readonly atHome: TrailEntry; readonly abroad: TrailEntry }
}

/** A band of distance for which factors stand. */
export interface Haul {
  readonly name: (typeof HAULS)[number]
  /** Absent for the longest. */
  readonly belowMetres?: number
  readonly cabins: ReadonlyMap<Cabin, FlightFactor>
}

/** The factor of a cabin; one that the haul lacks takes the nearest below, else the average. */
export function cabinFactor({ name, cabins }: Haul, asked: Cabin): FlightFactor {
  const falling = CABINS.slice(0, CABINS.indexOf(asked) + 1).reverse()
  const found = asked === 'average' ? undefined : falling.map((cabin) => cabins.get(cabin)).find(Boolean)
  const factor = found ?? cabins.get('average')
  if (!factor) throw new RangeError(`no average cabin for ${name}`)
  return factor
}
