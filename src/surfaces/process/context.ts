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
import { loadGeographyFiles } from './data/geography-files.ts'
import { geographyHash } from './data/geography-hash.ts'
import { installedSynonyms } from './data/synonyms.ts'
import { GEOGRAPHY, RELEASE } from './package-root.ts'

/** Opened when they are asked for first. */
export type Geography = Pick<Context, 'places' | 'routing' | 'geographyHash' | 'openGeography'>

/** Reads the compiled files, where others have not done so. */
export type LoadGeography = () => Promise<GeographyFiles>

/** Throws an ArtefactError when the geography was not built. */
export function installedContext(
  served: Served,
  config: Config,
  load?: LoadGeography,
  elsewhere?: SearchElsewhere,
): Context {
  checkGeography(GEOGRAPHY.compiled)
  return contextWith(served, installedGeography(config, undefined, load, elsewhere))
}

/** `files`: the compiled files, where they were read before, as by loadGeographyFiles; nothing else of them is then read. */
export function installedGeography(
  { geocoderUrl, roadEngine }: Partial<Pick<Config, 'geocoderUrl' | 'roadEngine'>>,
  files?: GeographyFiles,
  load: LoadGeography = () => loadGeographyFiles(GEOGRAPHY.compiled),
  elsewhere?: SearchElsewhere,
): Geography {
  const { compiled } = GEOGRAPHY
  let loaded = files
  const places = lazy(() => openPlaces(compiled, geocoderUrl, loaded))
  const roads = lazy(() => withEngine(openRoads(compiled, loaded), roadEngine))
  const parts = routeParts(GEOGRAPHY, () => loaded)
  const routing = lazy(() => openRoutes(places(), GEOGRAPHY, roads(), parts, elsewhere))
  const hash = lazy(() => geographyHash(GEOGRAPHY))
  let opening: Promise<void> | undefined
  const open = async () => {
    loaded ??= await load()
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
