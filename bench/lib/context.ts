/** What operations are given outside of a server: the edition of the benchmarks, and the geography when it is asked for first. */
import type { Context } from '../../src/domains/operation.ts'
import { openPlaces } from '../../src/places/open.ts'
import { loadEdition } from '../../src/process/data/load.ts'
import { sha256 } from '../../src/process/data/sha256.ts'
import { EDITIONS_DIR } from '../../src/process/package-root.ts'
import { openRoutes } from '../../src/routing/open.ts'

/** Figures of one edition are comparable from year to year. */
export const EDITION = '2025'

export function openContext(): Context {
  let places: Context['places'] | undefined
  let routing: Context['routing'] | undefined
  return {
    edition: loadEdition(EDITIONS_DIR, EDITION),
    sha256,
    get places() {
      places ??= openPlaces()
      return places
    },
    get routing() {
      routing ??= openRoutes(this.places)
      return routing
    },
  }
}
