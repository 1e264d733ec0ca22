/**
 * From a straight line between two towns to the length of the road. Calibrated on published distances, on some sets only;
 * the others tell how it fares elsewhere: docs/methods/roads.md.
 */
import { BORDER, EMPTY, HILLY, LOCAL, REGIONAL, TRUNK, WINDING } from '../../src/geo/format/road/flags.ts'
import type { Candidate, Kinship } from './candidates.ts'
import type { Terrain } from './terrain.ts'

/** What geography/roads/fit-roads.ts fits. Factors are road over straight line. */
export interface RoadModel {
  /** On a plain, by scale of the link, where a road is sure to go straight ('close'). */
  readonly factorByScale: readonly [all: number, regional: number, trunk: number]
  /** What is added where a straight road is less sure. */
  readonly factorByKinship: Readonly<Record<Kinship, number>>
  /** Added per 1000 m of ruggedness, */
  readonly ruggedFactor: number
  /** and again for long links, which find no valley: per 1000 m and 50 km, up to twice. */
  readonly ruggedLongFactor: number
  /** Kilometres of hairpins and side valleys per 1000 m up or down. */
  readonly climbKm: number
  /** A road goes round water: so many km per km of it, after the first ones, which bridges cross. */
  readonly waterKm: number
}

/** Where roads keep to other habits than elsewhere. */
export type RoadRegion = 'elsewhere' | 'united_states_and_canada'

export type RoadModels = Readonly<Record<RoadRegion, RoadModel>>

const ELSEWHERE: RoadModel = {
  factorByScale: [1.095, 1.05, 1.18],
  factorByKinship: { close: 0, near: 0.1, far: 0.1, across: 0.125 },
  ruggedFactor: 0.5,
  ruggedLongFactor: 0.1,
  climbKm: 6,
  waterKm: 10,
}

export const ROAD_MODELS: RoadModels = {
  elsewhere: ELSEWHERE,
  // Surveyed on a grid and joined by Interstates: straighter on the plains.
  united_states_and_canada: { ...ELSEWHERE, factorByScale: [1.06, 1.03, 1.1], ruggedFactor: 0.7 },
}

const STRAIGHT_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA'])

/** The region of a link between two countries, which may be the same. */
export function roadRegion(countryA: string, countryB: string): RoadRegion {
  const isStraight = STRAIGHT_COUNTRIES.has(countryA) && STRAIGHT_COUNTRIES.has(countryB)
  return isStraight ? 'united_states_and_canada' : 'elsewhere'
}

/** Straight roads between larger towns do not span more than this: farther ones lead through towns. */
const KM_MAX_BY_SCALE = [Number.POSITIVE_INFINITY, 215, 400] as const
const RUGGED_LONG_KM = 50
const RUGGED_LONG_MAX = 2
/** More than this is high mountains, where roads keep to the valleys. */
const RUGGEDNESS_MAX_M = 600
/** How much of the line hairpins may be. */
const CLIMB_SHARE_MAX = 0.5
export const WATER_FREE_KM = 2
/** Where the length of a road is least sure: by ruggedness, by the factor of the land, by the length of the link. */
const WINDING_FROM_M = 300
const WINDING_FACTOR = 1.15
const EMPTY_KM = 60
/** Link kinds with ruggedness above this count as hilly for the speed. */
const HILLY_FROM_M = 120

const KIND_BY_SCALE = [LOCAL, REGIONAL, TRUNK] as const

export function isTooLong({ km, scale }: Candidate): boolean {
  return km > (KM_MAX_BY_SCALE[scale] ?? 0)
}

export function roadKm(
  { km, scale, kinship }: Candidate,
  { ruggednessM, climbM }: Terrain,
  totalWaterKm: number,
  model: RoadModel,
  landFactor = 1,
): number {
  const rugged = Math.min(ruggednessM, RUGGEDNESS_MAX_M) / 1000
  const long = Math.min(RUGGED_LONG_MAX, km / RUGGED_LONG_KM)
  const base = model.factorByScale[scale] ?? model.factorByScale[0]
  const line = km * (base + model.factorByKinship[kinship])
  const hilly = line * (1 + (model.ruggedFactor + model.ruggedLongFactor * long) * rugged)
  const climb = Math.min((model.climbKm * climbM) / 1000, CLIMB_SHARE_MAX * km)
  return landFactor * (hilly + climb) + model.waterKm * Math.max(0, totalWaterKm - WATER_FREE_KM)
}

export function flagsOf(
  { scale, km }: Candidate,
  { ruggednessM }: Terrain,
  hasBorder: boolean,
  landFactor: number,
): number {
  const kind = KIND_BY_SCALE[scale] ?? LOCAL
  const isWinding = ruggednessM > WINDING_FROM_M || landFactor >= WINDING_FACTOR
  return (
    kind |
    (ruggednessM > HILLY_FROM_M ? HILLY : 0) |
    (hasBorder ? BORDER : 0) |
    (isWinding ? WINDING : 0) |
    (scale === 0 && km > EMPTY_KM ? EMPTY : 0)
  )
}
