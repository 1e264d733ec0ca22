/** Flights by haul and cabin: which published factor one takes. */
import type { Decimal } from '../../core/decimal.ts'
import type { TrailEntry } from '../../core/trail.ts'
import type { TravelFactor } from './calculate.ts'

/** The hauls that are bands of distance. */
export const HAULS = ['domestic', 'short', 'long'] as const
/** Those of the publisher, who has flights that do not touch its country apart. */
export const ALL_HAULS = [...HAULS, 'international'] as const
export type BandName = (typeof HAULS)[number]
export type HaulName = (typeof ALL_HAULS)[number]
/** By the length of the flight, by the territories of the publisher, or along a curve of distance. */
export const HAUL_RULES = ['distance', 'publisher', 'curve'] as const
export type HaulRule = (typeof HAUL_RULES)[number]
export const CABINS = ['economy', 'premium_economy', 'business', 'first', 'average'] as const
export type Cabin = (typeof CABINS)[number]

export interface FlightFactor extends TravelFactor {
  readonly cabin: Cabin
  /** kg CO2e per passenger-km, tank-to-wheel, without radiative forcing. */
  readonly withoutForcing: Decimal
  /** By which radiative forcing multiplies the CO2, as the publisher has it. */
  readonly forcingMultiplier: number
  /** CO2 alone, without radiative forcing, kg per passenger-km. */
  readonly unforcedCo2: Decimal
  /** The same figure for the trail, at home and abroad. */
  readonly unforced: { readonly atHome: TrailEntry; readonly abroad: TrailEntry }
}

/** A kind of flight for which factors stand. */
export interface Haul {
  readonly name: HaulName
  readonly cabins: ReadonlyMap<Cabin, FlightFactor>
}

/** One that is a band of distance. */
export interface HaulBand extends Haul {
  readonly name: BandName
  /** Absent for the longest. */
  readonly belowMetres?: number
}

/** CO2 of an average passenger without radiative forcing: so much a flight, and so much a km. An estimate of ours. */
export interface FlightCurve {
  /** kg CO2. */
  readonly perFlight: Decimal
  /** kg CO2 per km of great circle. */
  readonly perKm: Decimal
  /** A shorter flight emits per km what one of this length does. */
  readonly minMetres: number
  /** Well to tank over tank to wake. */
  readonly wttRatio: Decimal
  readonly trail: {
    readonly perFlight: TrailEntry
    readonly perKm: TrailEntry
    readonly wttRatio: TrailEntry
  }
}

/** The factor of a cabin; one that the haul lacks takes the nearest below, else the average. */
export function cabinFactor({ name, cabins }: Haul, asked: Cabin): FlightFactor {
  const falling = CABINS.slice(0, CABINS.indexOf(asked) + 1).reverse()
  const found = asked === 'average' ? undefined : falling.map((cabin) => cabins.get(cabin)).find(Boolean)
  const factor = found ?? cabins.get('average')
  if (!factor) throw new RangeError(`no average cabin for ${name}`)
  return factor
}
