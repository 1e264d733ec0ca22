/**
 * The validation-only route: the whole app as src/app.ts assembles it and src/process/main.ts logs it, without a key check;
 * the handler of the hotel endpoint is swapped for constant-route.ts when it is bundled (lib/bundle.ts).
 */
import { buildApp } from '../../src/app.ts'
import { openPlaces } from '../../src/places/open.ts'
import { editionNames, loadEdition } from '../../src/process/data/load.ts'
import { EDITIONS_DIR } from '../../src/process/package-root.ts'
import { openRoutes } from '../../src/routing/open.ts'

const edition = loadEdition(EDITIONS_DIR, editionNames(EDITIONS_DIR).at(-1) ?? '')
const places = openPlaces()
const app = await buildApp({ edition, places, routes: openRoutes(places) }, { logger: { level: 'info' } })
await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT) })
