/**
 * From a straight line between two towns to the length of the road. Calibrated on published distances, on some sets only;
 * the others tell how it fares elsewhere: docs/methods/roads.md.
 */
import { BORDER, HILLY, LOCAL, REGIONAL, TRUNK } from '../../src/routes/road/link.ts'
import type { Candidate, Kinship } from './road-candidates.ts'
import type { Terrain } from './road-terrain.ts'

/** Road over straight line on a plain, by scale of the link, where a road is sure to go straight ('close'). */
const FACTOR_BY_SCALE = [1.095, 1.05, 1.18] as const
/** What is added where a straight road is less sure. */
const FACTOR_BY_KINSHIP: Record<Kinship, number> = { close: 0, near: 0.1, far: 0.1, across: 0.125 }
/** Straight roads between larger towns do not span more than this: farther ones lead through towns. */
const KM_MAX_BY_SCALE = [Number.POSITIVE_INFINITY, 215, 400] as const
/** Added per 1000 m of ruggedness, */
const RUGGED_FACTOR = 0.5
/** and again for long links, which find no valley: per 1000 m and this many km, up to twice. */
const RUGGED_LONG_FACTOR = 0.1
const RUGGED_LONG_KM = 50
const RUGGED_LONG_MAX = 2
/** More than this is high mountains, where roads keep to the valleys. */
const RUGGEDNESS_MAX_M = 600
/** Kilometres of hairpins and side valleys per 1000 m up or down, and how much of the line they may be. */
const CLIMB_KM = 6
const CLIMB_SHARE_MAX = 0.5
/** A road goes round water: so many km per km of it, after the first ones, which bridges cross. */
const WATER_KM = 10
const WATER_FREE_KM = 2
/** Link kinds with ruggedness above this count as hilly for the speed. */
const HILLY_FROM_M = 120

const KIND_BY_SCALE = [LOCAL, REGIONAL, TRUNK] as const

/** Wider water is crossed by the listed bridges, tunnels and ferries only. */
export const OPEN_WATER_KM = 10

export function isTooLong({ km, scale }: Candidate): boolean {
  return km > (KM_MAX_BY_SCALE[scale] ?? 0)
}

export function roadKm(
  { km, scale, kinship }: Candidate,
  { ruggednessM, climbM }: Terrain,
  waterKm: number,
): number {
  const rugged = Math.min(ruggednessM, RUGGEDNESS_MAX_M) / 1000
  const long = Math.min(RUGGED_LONG_MAX, km / RUGGED_LONG_KM)
  const factor = (FACTOR_BY_SCALE[scale] ?? FACTOR_BY_SCALE[0]) + FACTOR_BY_KINSHIP[kinship]
  const line = km * factor * (1 + (RUGGED_FACTOR + RUGGED_LONG_FACTOR * long) * rugged)
  const climb = Math.min((CLIMB_KM * climbM) / 1000, CLIMB_SHARE_MAX * km)
  return line + climb + WATER_KM * Math.max(0, waterKm - WATER_FREE_KM)
}

export function flagsOf({ scale }: Candidate, { ruggednessM }: Terrain, hasBorder: boolean): number {
  const kind = KIND_BY_SCALE[scale] ?? LOCAL
  return kind | (ruggednessM > HILLY_FROM_M ? HILLY : 0) | (hasBorder ? BORDER : 0)
}
