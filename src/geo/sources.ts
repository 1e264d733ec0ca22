/** Which publications a route rests on: rows of data/sources.csv, and the year that each describes. */
import type { RouteMode } from './networks/plan.ts'

export interface RouteSource {
  readonly name: string
  readonly sourceId: string
  readonly year: string
}

const LAND: RouteSource = { name: 'Land and open water', sourceId: 'natural-earth-land', year: '2018' }
const BORDERS: RouteSource = {
  name: 'Borders of countries',
  sourceId: 'country-coder-borders',
  year: '2026',
}
const SEA = [
  { name: 'Sea lanes', sourceId: 'searoute-marnet', year: '2000' },
  { name: 'Seaports', sourceId: 'unlocode-ports', year: '2025' },
  LAND,
]
const FERRIES = [{ name: 'Ferry crossings', sourceId: 'everygram-judgement', year: '2026' }]
const AIR = [{ name: 'Airports, joined by geodesics on WGS84', sourceId: 'ourairports', year: '2026' }]
const TOWNS = [
  { name: 'Towns that the road model joins', sourceId: 'geonames-cities500', year: '2023' },
  LAND,
  BORDERS,
]
const STREETS = [{ name: 'Street network', sourceId: 'openstreetmap', year: '2026' }, BORDERS]

/** Engines answer by streets, the model by towns and land. */
const ENGINE_METHOD = /osrm|valhalla/

export function sourcesOf(mode: RouteMode, method: string): readonly RouteSource[] {
  if (method === 'ferry_table') return FERRIES
  if (mode === 'sea') return SEA
  if (mode === 'air') return AIR
  return ENGINE_METHOD.test(method) ? STREETS : TOWNS
}

/** By how a distance was found; none where it came with the question. */
export function findSourcesOfMethod(method: string): readonly RouteSource[] {
  const mode = METHODS.get(method) ?? (LAND_METHOD.test(method) ? 'road' : undefined)
  return mode === undefined ? [] : sourcesOf(mode, method)
}

const METHODS: ReadonlyMap<string, RouteMode> = new Map([
  ['geodesic', 'air'],
  ['sea_lanes', 'sea'],
  ['ferry_table', 'sea'],
])
const LAND_METHOD = /^(rail_by_)?(town_graph|osrm|valhalla)$/

/** All that places and routes may rest on: every edition has them. */
export const GEOGRAPHY_SOURCES: readonly string[] = [
  ...[SEA, AIR, TOWNS, STREETS].flat().map(({ sourceId }) => sourceId),
  'geonames-postal',
  'unicode-cldr',
]
