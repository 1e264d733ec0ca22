/** What operations may ask in a running process: the edition at once, the geography when it is asked for first. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Context } from '../domains/operation.ts'
import { checkGeography, openPlaces } from '../places/open.ts'
import { withEngine } from '../routing/engines/open.ts'
import { openRoads, openRoutes } from '../routing/open.ts'
import type { Config } from './config.ts'
import type { Served } from './data/editions.ts'
import { geographyHash } from './data/geography-hash.ts'
import { sha256 } from './data/sha256.ts'
import { installedWords } from './data/words.ts'
import { GEOGRAPHY, RELEASE } from './package-root.ts'

/** Opened when they are asked for first. */
export type Geography = Pick<Context, 'places' | 'routing' | 'geographyHash'>

/** Throws an ArtefactError when the geography was not built. */
export function installedContext(served: Served, config: Config): Context {
  checkGeography(GEOGRAPHY.compiled)
  return contextWith(served, installedGeography(config))
}

export function installedGeography({
  geocoderUrl,
  roadEngine,
}: Partial<Pick<Config, 'geocoderUrl' | 'roadEngine'>>): Geography {
  const { compiled } = GEOGRAPHY
  let places: Context['places'] | undefined
  let routing: Context['routing'] | undefined
  let hash: string | undefined
  return {
    get places() {
      places ??= openPlaces(compiled, geocoderUrl)
      return places
    },
    get routing() {
      routing ??= openRoutes(this.places, GEOGRAPHY, withEngine(openRoads(compiled), roadEngine))
      return routing
    },
    get geographyHash() {
      hash ??= geographyHash(GEOGRAPHY)
      return hash
    },
  }
}

export function contextWith({ edition, editions }: Served, geography: Geography): Context {
  return {
    edition,
    editions,
    release: RELEASE,
    sha256,
    words: installedWords(),
    get places() {
      return geography.places
    },
    get routing() {
      return geography.routing
    },
    get geographyHash() {
      return geography.geographyHash
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
