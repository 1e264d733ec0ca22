/** The routes of this installation. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { lazy } from '../../engine/helpers/lazy.ts'
import type { GeographyFiles } from '../files.ts'
import { openPortDistances } from '../format/sea/port-distances.ts'
import { readPortClasses } from '../networks/container-ports.ts'
import { openCountries } from '../networks/countries/countries.ts'
import { readFerries } from '../networks/ferries.ts'
import type { Routing } from '../networks/plan.ts'
import { readTrainless } from '../networks/railways.ts'
import { openRoadRoutes, type RoadRoutes } from '../networks/road/road.ts'
import type { SearchElsewhere } from '../networks/route-cache.ts'
import { readPassages } from '../networks/sea/passages.ts'
import { openSeaRoutes } from '../networks/sea/sea.ts'
import type { Gazetteer } from '../places/places.ts'
import { routesWith } from './planner.ts'

export interface GeographyFolders {
  /** What the build has compiled. */
  readonly compiled: string
  /** Tables that are kept by hand. */
  readonly tables: string
}

/** The town graph of a folder that the build has compiled. */
export function openRoads(compiled: string, files?: GeographyFiles): RoadRoutes {
  return openRoadRoutes(join(compiled, 'roads.bin'), files?.get('roads.bin'))
}

/**
 * What routes are made of beside places and roads: each part is opened when it is asked for first. `files` is asked then as
 * well.
 */
export function routeParts({ compiled, tables }: GeographyFolders, files?: () => GeographyFiles | undefined) {
  const from = (name: string) => [join(compiled, name), files?.()?.get(name)] as const
  return {
    sea: lazy(() => {
      const [file, bytes] = from('sea.bin')
      return openSeaRoutes(file, readPassages(tables, files?.()), bytes)
    }),
    countries: lazy(() => openCountries(...from('countries.bin'))),
    portDistances: lazy(() => openPortDistances(...from('port-distances.bin'))),
    portClasses: lazy(() => readPortClasses(tables, files?.())),
    ferries: lazy(() => readFerries(tables, files?.())),
    trainless: lazy(() => readTrainless(tables, files?.())),
  }
}

/** `roads`: the town graph, or an engine in front of it. */
export function openRoutes(
  places: Gazetteer,
  folders: GeographyFolders,
  roads: RoadRoutes = openRoads(folders.compiled),
  parts = routeParts(folders),
  elsewhere?: SearchElsewhere,
): Routing {
  const [sea, countries, portDistances] = [parts.sea(), parts.countries(), parts.portDistances()]
  const [portClasses, ferries, trainless] = [parts.portClasses(), parts.ferries(), parts.trainless()]
  const geography = [places, roads, sea, countries, portDistances].map(({ hash }) => hash)
  const content = [
    ...geography,
    ...[...portClasses].flat(),
    ...ferries.map(({ name, km }) => `${name} ${km}`),
    ...trainless,
  ]
  const hash = createHash('sha256').update(content.join(' ')).digest('hex')
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
    elsewhere,
    hash,
  })
}
