/** What is said by hand about the sea: waters that ships do not use, and lanes that the network lacks. */
import type { RoutePoint } from '../../src/geo/networks/plan.ts'
import { type Gate, gateEnds } from '../../src/geo/networks/sea/passages.ts'
import { readGeography } from '../tables.ts'

/** Waters that ships do not use: too shallow, too narrow or under ice. */
export interface ClosedStrait extends Gate {
  readonly name: string
}

export function readClosedStraits(): ClosedStrait[] {
  return readGeography('straits').map((row) => ({ name: row.name ?? '', ends: gateEnds(row) }))
}

/** Lines of points, each by a name. */
export function readExtraLanes(): RoutePoint[][] {
  const lanes = new Map<string, RoutePoint[]>()
  for (const { lane, lat, lon } of readGeography<'lane' | 'lat' | 'lon'>('sea_lanes')) {
    lanes.set(lane, [...(lanes.get(lane) ?? []), { lat: Number(lat), lon: Number(lon) }])
  }
  return [...lanes.values()]
}
