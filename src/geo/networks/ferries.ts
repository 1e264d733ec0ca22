/** Ferries that exist: data/geography/ferries.csv, kept by hand. */
import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import { info } from '../../engine/notices.ts'
import { csvRows } from '../../factors/tables/csv.ts'
import { type GeographyFiles, tableText } from '../files.ts'
import type { Place } from '../places/places.ts'
import type { Route, RoutePoint } from './plan.ts'
import { ferrySeconds } from './road/link.ts'

export interface Ferry {
  readonly name: string
  readonly ends: readonly [RoutePoint, RoutePoint]
  readonly km: number
}

/** A ferry is taken from landings this near to the places, */
const LANDING_KM_MAX = 120
/** where the way by it is not longer than the straight line by more than this share and these kilometres. */
const DETOUR_SHARE = 0.6
const DETOUR_KM = 30
/** Lengths are rounded, and ships sail round weather and shoals: judgement. */
const EXPECTED_ERROR_PERCENT = 5

export function readFerries(folder: string, files?: GeographyFiles): Ferry[] {
  return csvRows(tableText(folder, 'ferries.csv', files)).map((row) => ({
    name: row.name ?? '',
    ends: [
      { lat: Number(row.from_lat), lon: Number(row.from_lon) },
      { lat: Number(row.to_lat), lon: Number(row.to_lon) },
    ],
    km: Number(row.km),
  }))
}

/** The crossing between two towns; undefined where none is listed that leads straight from one to the other. */
export function ferryBetween(ferries: readonly Ferry[], from: Place, to: Place): Route | undefined {
  if (from.kind === 'port' || to.kind === 'port') return undefined
  const straightKm = greatCircleKm(from, to)
  const most = straightKm * (1 + DETOUR_SHARE) + DETOUR_KM
  const [best] = ferries
    .flatMap(({ name, km, ends: [a, b] }) => [
      { name, km, ends: [a, b] as const, ways: [greatCircleKm(from, a), greatCircleKm(b, to)] },
      { name, km, ends: [b, a] as const, ways: [greatCircleKm(from, b), greatCircleKm(a, to)] },
    ])
    .map((crossing) => ({ ...crossing, wayKm: crossing.ways.reduce((sum, way) => sum + way, 0) }))
    .filter(({ km, ways, wayKm }) => Math.max(...ways) <= LANDING_KM_MAX && km + wayKm <= most)
    .sort((p, q) => p.km + 2 * p.wayKm - q.km - 2 * q.wayKm)
  return best && crossingBy(best.name, best.km, best.ends, best.wayKm)
}

function crossingBy(name: string, km: number, points: readonly RoutePoint[], wayKm: number): Route {
  return {
    mode: 'sea',
    distanceKm: km,
    durationSeconds: ferrySeconds(km),
    points,
    method: 'ferry_table',
    expectedErrorPercent: EXPECTED_ERROR_PERCENT,
    passages: [],
    notices: [info('ferry_taken', { ferry: name, km, access_km: Math.round(wayKm) })],
  }
}
