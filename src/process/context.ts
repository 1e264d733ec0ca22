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

/** Throws an ArtefactError when the geography was not built. */
export function installedContext(edition: Edition, config: Config): Context {
  checkGeography(GEOGRAPHY.compiled)
  let places: Context['places'] | undefined
  let routing: Context['routing'] | undefined
  return {
    edition,
    sha256,
    get places() {
      places ??= openPlaces(GEOGRAPHY.compiled, config.geocoderUrl)
      return places
    },
    get routing() {
      routing ??= openRoutes(
        this.places,
        GEOGRAPHY,
        withEngine(openRoads(GEOGRAPHY.compiled), config.roadEngine),
      )
      return routing
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
