/** What operations may ask in a running process: the edition at once, the geography when it is asked for first. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Edition } from '../domains/edition.ts'
import type { Context } from '../domains/operation.ts'
import { checkGeography, openPlaces } from '../places/open.ts'
import { withEngine } from '../routing/engines/open.ts'
import { openRoads, openRoutes } from '../routing/open.ts'
import type { Config } from './config.ts'
import { sha256 } from './data/sha256.ts'
import { GEOGRAPHY } from './package-root.ts'

/** Opened when they are asked for first. */
export type Geography = Pick<Context, 'places' | 'routing'>

/** Throws an ArtefactError when the geography was not built. */
export function installedContext(edition: Edition, config: Config): Context {
  checkGeography(GEOGRAPHY.compiled)
  return contextWith(edition, installedGeography(config))
}

export function installedGeography({
  geocoderUrl,
  roadEngine,
}: Partial<Pick<Config, 'geocoderUrl' | 'roadEngine'>>): Geography {
  const { compiled } = GEOGRAPHY
  let places: Context['places'] | undefined
  let routing: Context['routing'] | undefined
  return {
    get places() {
      places ??= openPlaces(compiled, geocoderUrl)
      return places
    },
    get routing() {
      routing ??= openRoutes(this.places, GEOGRAPHY, withEngine(openRoads(compiled), roadEngine))
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
export async function openGeography(context: Context): Promise<void> {
  await pause()
  context.places
  await pause()
  context.routing
}
