/** The routes of this installation. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openPortDistances } from '../geo-format/sea/port-distances.ts'
import type { Gazetteer } from '../places/places.ts'
import { readPortClasses } from './chain/container-ports.ts'
import { openCountries } from './countries/countries.ts'
import { readFerries } from './ferries.ts'
import type { Routing } from './plan.ts'
import { routesWith } from './planner.ts'
import { readTrainless } from './railways.ts'
import { openRoadRoutes, type RoadRoutes } from './road/road.ts'
import { readPassages } from './sea/passages.ts'
import { openSeaRoutes } from './sea/sea.ts'

export interface GeographyFolders {
  /** What the build has compiled. */
  readonly compiled: string
  /** Tables that are kept by hand. */
  readonly tables: string
}

/** The town graph of a folder that the build has compiled. */
export function openRoads(compiled: string): RoadRoutes {
  return openRoadRoutes(join(compiled, 'roads.bin'))
}

/** `roads`: the town graph, or an engine in front of it. */
export function openRoutes(
  places: Gazetteer,
  { compiled, tables }: GeographyFolders,
  roads: RoadRoutes = openRoads(compiled),
): Routing {
  const sea = openSeaRoutes(join(compiled, 'sea.bin'), readPassages(tables))
  const countries = openCountries(join(compiled, 'countries.bin'))
  const portDistances = openPortDistances(join(compiled, 'port-distances.bin'))
  const portClasses = readPortClasses(tables)
  const ferries = readFerries(tables)
  const trainless = readTrainless(tables)
  const geography = [places, roads, sea, countries, portDistances].map(({ hash }) => hash)
  const parts = [
    ...geography,
    ...[...portClasses].flat(),
    ...ferries.map(({ name, km }) => `${name} ${km}`),
    ...trainless,
  ]
  const hash = createHash('sha256').update(parts.join(' ')).digest('hex')
  return routesWith({
    places,
    road: roads.route,
    sea,
    countries,
    portDistances,
    portClasses,
    ferries,
    trainless,
    isLasting: roads.isLasting,
    hash,
  })
}
