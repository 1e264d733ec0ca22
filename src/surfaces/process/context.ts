/** What operations may ask in a running process: the edition at once, the geography when it is asked for first. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Context } from '../../contract/operation.ts'
import { lazy } from '../../engine/helpers/lazy.ts'
import { sha256 } from '../../factors/files/sha256.ts'
import { checkGeography, type GeographyFiles } from '../../geo/files.ts'
import { withEngine } from '../../geo/networks/engines/open.ts'
import type { SearchElsewhere } from '../../geo/networks/route-cache.ts'
import { openPlaces } from '../../geo/places/open.ts'
import { openRoads, openRoutes, routeParts } from '../../geo/routes/open.ts'
import type { Config } from './config.ts'
import { useBuiltCountryNames } from './data/country-names.ts'
import type { Served } from './data/editions.ts'
import { installedErrata } from './data/errata.ts'
import { geographyFromDisk, loadGeographyFiles } from './data/geography-files.ts'
import { geographyHash } from './data/geography-hash.ts'
import { installedSynonyms } from './data/synonyms.ts'
import { GEOGRAPHY, RELEASE } from './package-root.ts'
import { releasedGeography } from './release/installed.ts'

/** Opened when they are asked for first. */
export type Geography = Pick<Context, 'places' | 'routing' | 'geographyHash' | 'openGeography'>

/**
 * `files` brings the bytes of the geography. Throws an ArtefactError when the geography was not built.
 */
export function installedContext(
  served: Served,
  config: Config,
  files?: () => Promise<GeographyFiles>,
  elsewhere?: SearchElsewhere,
): Context {
  checkGeography(GEOGRAPHY.compiled)
  return contextWith(served, installedGeography(config, files, elsewhere))
}

/**
 * `files`: what places and routes are made of, as loadGeographyFiles reads it, or who brings it when it is needed; nothing
 * is then read from the disk. Without it files are read and hashed when they are asked for first.
 */
export function installedGeography(
  { geocoderUrl, roadEngine }: Partial<Pick<Config, 'geocoderUrl' | 'roadEngine'>>,
  files: GeographyFiles | (() => Promise<GeographyFiles>) = () => loadGeographyFiles(),
  elsewhere?: SearchElsewhere,
): Geography {
  const { compiled } = GEOGRAPHY
  const [given, bring] = typeof files === 'function' ? [undefined, files] : [files, undefined]
  let loaded = given ?? geographyFromDisk()
  const places = lazy(() => openPlaces(compiled, geocoderUrl, loaded))
  const roads = lazy(() => withEngine(openRoads(compiled, loaded), roadEngine))
  const parts = routeParts(GEOGRAPHY, () => loaded)
  const routing = lazy(() => openRoutes(places(), GEOGRAPHY, roads(), parts, elsewhere))
  const hash = lazy(() => geographyHash(releasedGeography()))
  let opening: Promise<void> | undefined
  const open = async () => {
    if (bring) loaded = await bring()
    await inTurns([places, roads, ...Object.values(parts), routing, hash])
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
      opening ??= open().catch((error) => {
        // What failed is tried again.
        opening = undefined
        throw error
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
    synonyms: installedSynonyms(),
    errata: installedErrata(),
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
