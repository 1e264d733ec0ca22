/** What operations may ask in a running process: the edition at once, the geography when it is asked for first. */
import { readFile } from 'node:fs/promises'
import { setImmediate as pause } from 'node:timers/promises'
import { once } from '../core/lazy-map.ts'
import type { Context } from '../domains/operation.ts'
import { checkGeography, openPlaces, placesFile } from '../places/open.ts'
import { withEngine } from '../routing/engines/open.ts'
import { openRoads, openRoutes, routeParts } from '../routing/open.ts'
import type { Config } from './config.ts'
import { useBuiltCountryNames } from './data/country-names.ts'
import type { Served } from './data/editions.ts'
import { geographyHash } from './data/geography-hash.ts'
import { sha256 } from './data/sha256.ts'
import { installedWords } from './data/words.ts'
import { GEOGRAPHY, RELEASE } from './package-root.ts'

/** Opened when they are asked for first. */
export type Geography = Pick<Context, 'places' | 'routing' | 'geographyHash' | 'openGeography'>

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
  let placesBytes: Uint8Array | undefined
  const places = once(() => openPlaces(compiled, geocoderUrl, placesBytes))
  const roads = once(() => withEngine(openRoads(compiled), roadEngine))
  const parts = routeParts(GEOGRAPHY)
  const routing = once(() => openRoutes(places(), GEOGRAPHY, roads(), parts))
  const hash = once(() => geographyHash(GEOGRAPHY))
  let opening: Promise<void> | undefined
  let isOpen = false
  const open = async () => {
    placesBytes = await readFile(placesFile(compiled))
    await inTurns([places, roads, ...Object.values(parts), routing, hash])
    isOpen = true
  }
  return {
    get places() {
      return places()
    },
    get routing() {
      return routing()
    },
    get geographyHash() {
      return hash()
    },
    openGeography() {
      if (isOpen) return undefined
      // What failed is tried again.
      opening ??= open().finally(() => {
        opening = undefined
      })
      return opening
    },
  }
}

/** One after the other, with a pause before each for requests that have come. */
async function inTurns(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await pause()
    step()
  }
}

export function contextWith({ edition, editions }: Served, geography: Geography): Context {
  const { openGeography } = geography
  useBuiltCountryNames()
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
    ...(openGeography && { openGeography }),
  }
}
