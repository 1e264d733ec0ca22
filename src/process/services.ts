/** What the routes are given in a running process: the edition at once, the geography when it is asked for first. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Edition } from '../domains/edition.ts'
import type { Context } from '../domains/operation.ts'
import { checkGeography, openPlaces } from '../places/open.ts'
import { withEngine } from '../routing/engines/open.ts'
import { openRoads, openRoutes } from '../routing/open.ts'
import type { Config } from './config.ts'
import { sha256 } from './data/sha256.ts'

/** Opened when they are asked for first. */
export type Geography = Pick<Context, 'places' | 'routing'>

/** Throws an ArtefactError when the geography was not built. */
export function installedServices(edition: Edition, config: Config): Context {
  checkGeography()
  return contextWith(edition, installedGeography(config))
}

export function installedGeography({
  geocoderUrl,
  roadEngine,
}: Partial<Pick<Config, 'geocoderUrl' | 'roadEngine'>>): Geography {
  let places: Context['places'] | undefined
  let routing: Context['routing'] | undefined
  return {
    get places() {
      places ??= openPlaces(geocoderUrl)
      return places
    },
    get routing() {
      routing ??= openRoutes(this.places, withEngine(openRoads(), roadEngine))
      return routing
    },
  }
}

export function contextWith(edition: Edition, geography: Geography): Context {
  return {
    edition,
    sha256,
    get places() {
      return geography.places
    },
    get routing() {
      return geography.routing
    },
  }
}

/** Opens the geography before it is asked for, with a pause between its parts for requests that have come. */
export async function openGeography(services: Context): Promise<void> {
  await pause()
  services.places
  await pause()
  services.routing
}
