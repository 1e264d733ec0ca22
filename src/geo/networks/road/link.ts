/** The cost of a link in a search, and how long it takes, by its flags. */
import { BORDER, FERRY, HILLY, isFerry, KIND_MASK, LOCAL } from '../../format/road/flags.ts'

/**
 * What a search adds to the length, in metres, so that routes do as drivers do: they seldom cut through a third country and
 * prefer a bridge to a ferry. It is not part of the distance. The border was calibrated; the ferry is half an hour of waiting
 * at 50 km/h, and sailing at half the speed of driving: docs/methods/roads.md.
 */
const BORDER_COST_M = 80_000
const FERRY_COST_M = 25_000
/** A kilometre at sea costs as two on the road. */
const FERRY_COST_FACTOR = 2

/** Typical speeds of cars in km/h, stops left out: single roads, main roads, motorways, bridges and tunnels. */
const SPEED_KM_PER_HOUR = [65, 80, 100, 70, 30] as const
/** Winding roads and climbs. */
const HILLY_SPEED_FACTOR = 0.8
/** Boarding and landing. */
const FERRY_WAIT_SECONDS = 2700
/** Passport and customs, at a land border with controls. */
const BORDER_WAIT_SECONDS = 1800
const SECONDS_A_METRE_AT_1_KM_PER_HOUR = 3.6

/** Of a border with controls on a way between places of one country: Moscow - Vladivostok does not go through China. */
const DOMESTIC_BORDER_COST_M = 1_000_000

export function costOf(metres: number, flags: number, isDomestic = false): number {
  const length = isFerry(flags) ? FERRY_COST_M + FERRY_COST_FACTOR * metres : metres
  if (!(flags & BORDER)) return length
  return length + (isDomestic ? DOMESTIC_BORDER_COST_M : BORDER_COST_M)
}

/** Of a crossing by itself, boarding and landing included. */
export function ferrySeconds(km: number): number {
  return Math.round(secondsOf(km * 1000, FERRY))
}

export function secondsOf(metres: number, flags: number): number {
  const hilly = flags & HILLY ? HILLY_SPEED_FACTOR : 1
  const speed = (SPEED_KM_PER_HOUR[flags & KIND_MASK] ?? SPEED_KM_PER_HOUR[LOCAL]) * hilly
  const wait = (isFerry(flags) ? FERRY_WAIT_SECONDS : 0) + (flags & BORDER ? BORDER_WAIT_SECONDS : 0)
  return (metres / speed) * SECONDS_A_METRE_AT_1_KM_PER_HOUR + wait
}
