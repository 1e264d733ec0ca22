/** What the routes are given in a running process: the edition at once, the geography when it is asked for first. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Edition } from '../domains/edition.ts'
import type { Services } from '../http/services.ts'
import { checkGeography, openPlaces } from '../places/open.ts'
import { withEngine } from '../routing/engines/open.ts'
import { openRoads, openRoutes } from '../routing/open.ts'
import type { Config } from './config.ts'

/** Throws an ArtefactError when the geography was not built. */
export function installedServices(edition: Edition, config: Config): Services {
  checkGeography()
  let places: Services['places'] | undefined
  let routes: Services['routes'] | undefined
  return {
    edition,
    get places() {
      places ??= openPlaces(config.geocoderUrl)
      return places
    },
    get routes() {
      routes ??= openRoutes(this.places, withEngine(openRoads(), config.roadEngine))
      return routes
    },
  }
}

/** Opens the geography before it is asked for, with a pause between its parts for requests that have come. */
export async function openGeography(services: Services): Promise<void> {
  await pause()
  services.places
  await pause()
  services.routes
}
