/** The routes of this installation. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { GEO_DIR } from '../places/open.ts'
import type { Gazetteer } from '../places/places.ts'
import { readContainerPorts } from './chain/container-ports.ts'
import { openPortDistances } from './chain/port-distances.ts'
import { openCountries } from './countries/countries.ts'
import type { Routing } from './plan.ts'
import { routesWith } from './planner.ts'
import { openRoadRoutes, type RoadRoutes } from './road/road.ts'
import { openSeaRoutes } from './sea/sea.ts'

export function openRoads(): RoadRoutes {
  return openRoadRoutes(join(GEO_DIR, 'roads.bin'))
}

/** `roads`: the town graph, or an engine in front of it. */
export function openRoutes(places: Gazetteer, roads: RoadRoutes = openRoads()): Routing {
  const sea = openSeaRoutes(join(GEO_DIR, 'sea.bin'))
  const countries = openCountries(join(GEO_DIR, 'countries.bin'))
  const portDistances = openPortDistances(join(GEO_DIR, 'port-distances.bin'))
  const containerPorts = readContainerPorts()
  const geography = [places, roads, sea, countries, portDistances].map(({ hash }) => hash)
  const parts = [...geography, ...containerPorts]
  const hash = createHash('sha256').update(parts.join(' ')).digest('hex')
  return routesWith({ places, road: roads.route, sea, countries, portDistances, containerPorts, hash })
}
