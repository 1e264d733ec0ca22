/** `npm run accuracy`: routes against published distances. Says how far off, by set, use, continent, distance and mode, and
 * how many lie inside the range that is answered. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  errorPercent,
  type JudgedRange,
  shareInside,
  sharesWithin,
  summarise,
} from '../geography/roads/accuracy.ts'
import { readRoadPairs } from '../geography/roads/truth.ts'
import { distanceSpread } from '../src/domains/shared/journey/trail.ts'
import { csvRows } from '../src/factors/tables/csv.ts'
import { airRoute } from '../src/geo/networks/air.ts'
import { isNoRoute, noRoute, type RoutePoint, type RouteResult } from '../src/geo/networks/plan.ts'
import { railRoute } from '../src/geo/networks/rail.ts'
import { openRoadRoutes } from '../src/geo/networks/road/road.ts'
import { readPassages } from '../src/geo/networks/sea/passages.ts'
import { openSeaRoutes } from '../src/geo/networks/sea/sea.ts'
import { openPlaces } from '../src/geo/places/open.ts'
import { GEO_DIR, GEOGRAPHY, PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { finish, show } from './lib/accuracy-tables.ts'

const LIMITS = [2, 5, 10, 15, 20]
/** A range says that nine of ten published distances lie in it (docs/methods/uncertainty.md). */
const INSIDE_PERCENT = 90
const BANDS_KM = [100, 300, 1000, 10_000]
const KM_A_NAUTICAL_MILE = 1.852

const roads = await judgeRoads()
print(
  'Road, by set',
  groupBy(roads, ({ set, use }) => `${set} (${use})`),
)
print(
  'Road, hold-out pairs by continent',
  groupBy(
    roads.filter(({ use }) => use === 'hold-out'),
    ({ continent }) => continent,
  ),
)
print(
  'Road, all pairs by published distance',
  groupBy(roads, ({ publishedKm }) => `under ${BANDS_KM.find((km) => publishedKm < km)} km`),
)
const chart = roads.filter(({ set }) => ['europe', 'north-america'].includes(set))
print(
  'Road, the charts of Europe and North America together (not calibrated on)',
  new Map([['Europe and North America', chart]]),
)

const sea = openSeaRoutes(join(GEO_DIR, 'sea.bin'), readPassages(GEOGRAPHY.tables))
await judgeTable('Sea', 'sea-pairs.csv', async (row) =>
  sea.route(pointOf(row, 'from'), pointOf(row, 'to'), { avoid: row.avoid ? [row.avoid] : [] }),
)
const { resolve } = openPlaces(GEO_DIR)
await judgeTable('Air', 'air-pairs.csv', async ({ from = '', to = '' }) => {
  const [origin, destination] = [resolve(from), resolve(to)]
  return origin && destination ? airRoute(origin.place, destination.place) : noRoute('no_route.no_places', {})
})
const { route: byRoad } = openRoadRoutes(join(GEO_DIR, 'roads.bin'))
await judgeTable('Rail', 'rail-pairs.csv', (row) =>
  railRoute(
    byRoad,
    { ...pointOf(row, 'from'), name: row.from ?? '' },
    { ...pointOf(row, 'to'), name: row.to ?? '' },
  ),
)
finish()

async function judgeRoads(): Promise<JudgedRange[]> {
  const { route } = openRoadRoutes(join(GEO_DIR, 'roads.bin'))
  const judged: JudgedRange[] = []
  for (const { origin, destination, km, ...pair } of readRoadPairs()) {
    judged.push({ ...pair, publishedKm: km, ...foundOf(await route(origin, destination)) })
  }
  return judged
}

type Row = Record<string, string>

/** Tables of the other modes, in kilometres or nautical miles. */
async function judgeTable(
  title: string,
  file: string,
  route: (row: Row) => Promise<RouteResult>,
): Promise<void> {
  const path = join(PACKAGE_ROOT, 'test', 'truth', file)
  if (!existsSync(path)) return
  const judged: JudgedRange[] = []
  for (const row of csvRows(readFileSync(path, 'utf8'))) {
    const { from = '', to = '', km, nautical_miles: miles } = row
    const publishedKm = km ? Number(km) : Number(miles) * KM_A_NAUTICAL_MILE
    judged.push({
      from,
      to,
      publishedKm,
      ...foundOf(await route(row)),
      continent: 'world',
      set: file,
      use: 'test',
    })
  }
  print(title, new Map([[file, judged]]))
}

function pointOf(row: Row, end: 'from' | 'to'): RoutePoint {
  return { lat: Number(row[`${end}_lat`]), lon: Number(row[`${end}_lon`]) }
}

function foundOf(result: RouteResult): Pick<JudgedRange, 'foundKm' | 'range'> {
  return isNoRoute(result)
    ? { foundKm: undefined, range: { low: 1, high: 1 } }
    : { foundKm: result.distanceKm, range: distanceSpread(result.expectedErrorPercent) }
}

function print(title: string, groups: Map<string, JudgedRange[]>): void {
  const limits = LIMITS.map((limit) => `≤ ${limit} %`)
  const head = ['set', 'pairs', 'mean %', 'median %', '90th %', ...limits, 'inside', 'worst']
  show({ title, head, rows: [...groups].map(rowOf), goal: { column: 'inside', atLeast: INSIDE_PERCENT } })
}

function rowOf([name, judged]: [string, JudgedRange[]]): string[] {
  const { pairs, meanAbsolute, median, absolute90, worst } = summarise(judged)
  const shares = [...sharesWithin(judged, LIMITS), shareInside(judged)]
  return [
    name,
    String(pairs),
    ...[meanAbsolute, median, absolute90].map((value) => value.toFixed(1)),
    ...shares.map((share) => `${Math.round(share * 100)} %`),
    worst ? `${errorPercent(worst).toFixed(1)} % ${worst.from} - ${worst.to}` : '',
  ]
}

function groupBy(
  judged: readonly JudgedRange[],
  key: (pair: JudgedRange) => string,
): Map<string, JudgedRange[]> {
  const groups = new Map<string, JudgedRange[]>()
  for (const pair of judged) groups.set(key(pair), [...(groups.get(key(pair)) ?? []), pair])
  return groups
}
