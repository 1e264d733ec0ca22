/** How long a journey takes, where no engine says so. */
import type { Passage } from './sea/passages.ts'

const SECONDS_PER_HOUR = 3600
const KM_PER_NAUTICAL_MILE = 1.852

/** Service speed of container ships in comparisons of routes (Port Economics, Management and Policy: "16 knots as the reference speed"). */
const SHIP_KNOTS = 16
/** Cruise of a jet airliner over the ground, wind left out: Mach 0.78 to 0.80 at 11 km height. */
const JET_KM_PER_HOUR = 840
/** Taxiing, climb, approach: what a block time has beyond distance over cruise. */
const FLIGHT_EXTRA_HOURS = 0.5
/** Commercial speed of long-distance trains with their stops, between regional (60) and high-speed lines (200). */
const TRAIN_KM_PER_HOUR = 80

export function sailingSeconds(distanceKm: number, passages: readonly Passage[]): number {
  const hours = distanceKm / (SHIP_KNOTS * KM_PER_NAUTICAL_MILE)
  const extraHours = passages.reduce((sum, passage) => sum + passage.extraHours, 0)
  return seconds(hours + extraHours)
}

export function flightSeconds(distanceKm: number): number {
  return distanceKm === 0 ? 0 : seconds(distanceKm / JET_KM_PER_HOUR + FLIGHT_EXTRA_HOURS)
}

export function trainSeconds(distanceKm: number): number {
  return seconds(distanceKm / TRAIN_KM_PER_HOUR)
}

function seconds(hours: number): number {
  return Math.round(hours * SECONDS_PER_HOUR)
}
