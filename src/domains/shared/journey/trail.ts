/** The trail entry of a distance: how it was found, and from whose data. */

import { publicationOf, type Source } from '../../../engine/figure.ts'
import { kilometres, kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { Spread } from '../../../engine/spread.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { PlannedRoute } from '../../../geo/networks/plan.ts'
import { type RouteSource, sourcesOf } from '../../../geo/sources.ts'

type Way = Pick<PlannedRoute, 'mode' | 'method' | 'distanceMetres' | 'expectedErrorPercent'>

/** A geodesic is exact; a way over a model of roads, railways or lanes is an estimate. */
const EXACT_METHODS: ReadonlySet<string> = new Set(['geodesic', 'same_place'])

/** `where`: how far the ends themselves are in doubt. */
export function distanceEntry(
  edition: Edition,
  { mode, method, distanceMetres, expectedErrorPercent }: Way,
  where: readonly Spread[],
): TrailEntry {
  const [main, ...others] = sourcesOf(mode, method)
  const also = others.map((source) => described(edition, source)).join('; ')
  const notes = [
    `One way, by the method ${method} (docs/methods/routes.md), off by ${expectedErrorPercent} % on average.`,
    also && `Also: ${also}.`,
  ]
  const { sourceId = '', name = '', year = '' } = main ?? {}
  const source = edition.sources.get(sourceId)
  const ranges = [...(expectedErrorPercent > 0 ? [distanceSpread(expectedErrorPercent)] : []), ...where]
  return {
    dataCategory: 'distance',
    name: `Distance by ${mode}: ${name}`,
    source: source?.publisher ?? sourceId,
    sourceDataset: source?.dataset ?? sourceId,
    year,
    region: 'ALL',
    regionName: 'World',
    factor: kmFromMetres(distanceMetres),
    value: kilometres(distanceMetres),
    factorUnit: 'km',
    tier: EXACT_METHODS.has(method) ? 'exact' : 'estimate',
    factorId: method,
    licence: source?.licence ?? '',
    note: notes.filter(Boolean).join(' '),
    ...publicationOfSource(source),
    ...(ranges.length > 0 && { ranges }),
  }
}

function publicationOfSource(source: Source | undefined) {
  return source ? publicationOf(source) : {}
}

const HUNDRED_PERCENT = 100
/** What is stated is the error of a usual route; nine of ten published distances lie within so many times of it
 * (src/geo/networks/road/expected-error.ts; `npm run accuracy` prints the share). */
const NINE_OF_TEN_ERRORS = 1.65

/** A way may be as much too long as another is too short. */
export function distanceSpread(errorPercent: number): Spread {
  const high = 1 + (NINE_OF_TEN_ERRORS * errorPercent) / HUNDRED_PERCENT
  return { id: 'distance', low: 1 / high, high, label: 'the distance' }
}

/** The entry of a distance that came with the request. */
export function givenDistanceEntry(distanceMetres: number, parameter: string, year: number): TrailEntry {
  return {
    dataCategory: 'distance',
    name: 'Distance, one way, as given in the request',
    source: 'The request',
    sourceDataset: parameter,
    year: String(year),
    region: 'ALL',
    regionName: 'World',
    factor: kmFromMetres(distanceMetres),
    value: kilometres(distanceMetres),
    factorUnit: 'km',
    tier: 'user',
    factorId: parameter,
    licence: 'None: the figure of the request',
    numberName: parameter,
  }
}

function described({ sources }: Edition, { name, sourceId }: RouteSource): string {
  const source = sources.get(sourceId)
  return `${name} (${source?.publisher ?? sourceId}, ${source?.dataset ?? ''}; ${source?.licence ?? ''})`
}
