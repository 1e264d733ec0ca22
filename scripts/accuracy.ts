/** `npm run accuracy`: routes against published distances. Says how far off, by set, use, continent, distance and mode. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { errorPercent, type Judged, sharesWithin, summarise } from '../geography/roads/accuracy.ts'
import { readRoadPairs } from '../geography/roads/truth.ts'
import { openPlaces } from '../src/places/open.ts'
import { GEO_DIR, GEOGRAPHY, PACKAGE_ROOT } from '../src/process/package-root.ts'
import { airRoute } from '../src/routing/air.ts'
import { isNoRoute, noRoute, type RoutePoint, type RouteResult } from '../src/routing/plan.ts'
import { railRoute } from '../src/routing/rail.ts'
import { openRoadRoutes } from '../src/routing/road/road.ts'
import { readPassages } from '../src/routing/sea/passages.ts'
import { openSeaRoutes } from '../src/routing/sea/sea.ts'

const LIMITS = [2, 5, 10, 15, 20]
const BANDS_KM = [100, 300, 1000, 10_000]
const KM_A_NAUTICAL_MILE = 1.852

const roads = await judgeRoads()
console.log('\nRoad, by set')
print(groupBy(roads, ({ set, use }) => `${set} (${use})`))
console.log('\nRoad, hold-out pairs by continent')
print(
  groupBy(
    roads.filter(({ use }) => use === 'hold-out'),
    ({ continent }) => continent,
  ),
)
console.log('\nRoad, all pairs by published distance')
print(groupBy(roads, ({ publishedKm }) => `under ${BANDS_KM.find((km) => publishedKm < km)} km`))
const chart = roads.filter(({ set }) => ['europe', 'north-america'].includes(set))
console.log('\nRoad, the charts of Europe and North America together (not calibrated on)')
print(new Map([['Europe and North America', chart]]))

const sea = openSeaRoutes(join(GEO_DIR, 'sea.bin'), readPassages(GEOGRAPHY.tables))
await judgeTable('Sea', 'sea-pairs.csv', (row) =>
  sea.route(pointOf(row, 'from'), pointOf(row, 'to'), { avoid: row.avoid ? [row.avoid] : [] }),
)
const { resolve } = openPlaces(GEO_DIR)
await judgeTable('Air', 'air-pairs.csv', ({ from = '', to = '' }) => {
  const [origin, destination] = [resolve(from), resolve(to)]
  return origin && destination
    ? airRoute(origin.place, destination.place)
    : noRoute(`${from} or ${to} is unknown`)
})
const { route: byRoad } = openRoadRoutes(join(GEO_DIR, 'roads.bin'))
await judgeTable('Rail', 'rail-pairs.csv', (row) =>
  railRoute(
    byRoad,
    { ...pointOf(row, 'from'), name: row.from ?? '' },
    { ...pointOf(row, 'to'), name: row.to ?? '' },
  ),
)

async function judgeRoads(): Promise<Judged[]> {
  const { route } = openRoadRoutes(join(GEO_DIR, 'roads.bin'))
  const judged: Judged[] = []
  for (const { origin, destination, km, ...pair } of readRoadPairs()) {
    judged.push({ ...pair, publishedKm: km, foundKm: kmOf(await route(origin, destination)) })
  }
  return judged
}

type Row = Record<string, string>

/** Tables of the other modes, in kilometres or nautical miles. */
async function judgeTable(
  title: string,
  file: string,
  route: (row: Row) => RouteResult | Promise<RouteResult>,
): Promise<void> {
  const path = join(PACKAGE_ROOT, 'test', 'truth', file)
  if (!existsSync(path)) return
  const judged: Judged[] = []
  for (const row of parse(readFileSync(path), { columns: true }) as Row[]) {
    const { from = '', to = '', km, nautical_miles: miles } = row
    const publishedKm = km ? Number(km) : Number(miles) * KM_A_NAUTICAL_MILE
    judged.push({
      from,
      to,
      publishedKm,
      foundKm: kmOf(await route(row)),
      continent: 'world',
      set: file,
      use: 'test',
    })
  }
  console.log(`\n${title}`)
  print(new Map([[file, judged]]))
}

function pointOf(row: Row, end: 'from' | 'to'): RoutePoint {
  return { lat: Number(row[`${end}_lat`]), lon: Number(row[`${end}_lon`]) }
}

function kmOf(result: RouteResult): number | undefined {
  return isNoRoute(result) ? undefined : result.distanceKm
}

function print(groups: Map<string, Judged[]>): void {
  const head = ['pairs', 'mean', 'median', '90 %', ...LIMITS.map((limit) => `<=${limit}%`), 'worst']
  console.log(`${''.padEnd(28)}${head.map((cell) => cell.padStart(8)).join('')}`)
  for (const [name, judged] of groups) {
    const { pairs, meanAbsolute, median, absolute90, worst } = summarise(judged)
    const cells = [
      String(pairs),
      ...[meanAbsolute, median, absolute90].map((value) => value.toFixed(1)),
      ...sharesWithin(judged, LIMITS).map((share) => `${Math.round(share * 100)} %`),
    ]
    const last = worst ? `  ${errorPercent(worst).toFixed(1)} % ${worst.from} - ${worst.to}` : ''
    console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(8)).join('')}${last}`)
  }
}

function groupBy(judged: readonly Judged[], key: (pair: Judged) => string): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>()
  for (const pair of judged) groups.set(key(pair), [...(groups.get(key(pair)) ?? []), pair])
  return groups
}
