/**
 * Load of all geography and speed of road and sea routes, with their goals: `npm run build && npx tsx bench/routes.ts`. Each question is asked some
 * times and its fastest answer counts, so that other work on the machine does not. The longest pause is how long another
 * request would wait for its turn while one route is searched.
 */
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { openCountries } from '../src/geo/networks/countries/countries.ts'
import type { RouteResult } from '../src/geo/networks/plan.ts'
import { openRoadRoutes, type RoadRoutes } from '../src/geo/networks/road/road.ts'
import { readPassages } from '../src/geo/networks/sea/passages.ts'
import { openSeaRoutes, type SeaRoutes } from '../src/geo/networks/sea/sea.ts'
import { loadGazetteer } from '../src/geo/places/gazetteer.ts'
import type { Place } from '../src/geo/places/places.ts'
import { openRoutes } from '../src/geo/routes/open.ts'
import { GEO_DIR, GEOGRAPHY } from '../src/surfaces/process/package-root.ts'

const REPEATS = 7
const BYTES_PER_MB = 1_000_000
const PAUSE_GOAL_MS = 20
const ROAD_GOALS_MS = { p50: 3, p90: 15 }
const SEA_GOALS_MS = { p50: 8, p90: 20 }
/** Of a pair that was asked before. */
const REMEMBERED_GOAL_MS = 0.05
/** By continent, so that each pair has a way by road. */
const CITIES = [
  ['Lisbon', 'Berlin', 'Oslo', 'Rome', 'Istanbul', 'Moscow', 'Paris', 'Athens', 'Narvik'],
  ['New York', 'Los Angeles', 'Chicago', 'Miami', 'Vancouver', 'Mexico City', 'Halifax', 'Panama City'],
  ['Beijing', 'Delhi', 'Karachi', 'Almaty', 'Bangkok', 'Tehran', 'Vladivostok', 'Yekaterinburg'],
  ['Cairo', 'Cape Town', 'Lagos', 'Nairobi', 'Johannesburg', 'Dakar', 'Casablanca'],
  ['Lima', 'Buenos Aires', 'Santiago, CL', 'Rio de Janeiro', 'Manaus', 'Bogota'],
  ['Sydney', 'Perth', 'Darwin', 'Brisbane'],
]
const PORTS =
  'NLRTM CNSHA USLAX USNYC SGSIN BRSSZ ZADUR AUSYD JPYOK DEHAM INNSA EGALY CLVAP PABLB ESALG NOBGO FIHEL GRPIR'

const rssBefore = process.memoryUsage.rss()
const openedAt = performance.now()
const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const openRoads = () => openRoadRoutes(join(GEO_DIR, 'roads.bin'))
const roads = [openRoads()]
const openSea = () => openSeaRoutes(join(GEO_DIR, 'sea.bin'), readPassages(GEOGRAPHY.tables))
const seas = [openSea()]
openCountries(join(GEO_DIR, 'countries.bin'))
const loadMs = performance.now() - openedAt
const loadMb = (process.memoryUsage.rss() - rssBefore) / BYTES_PER_MB
console.log(`load of all geography: ${loadMs.toFixed(0)} ms (goal 60), ${loadMb.toFixed(0)} MB (goal 80)`)

// Routes are remembered: each repeat asks one that knows none.
for (let repeat = 1; repeat < REPEATS; repeat++) {
  roads.push(openRoads())
  seas.push(openSea())
}

const cities = CITIES.map((names) => names.map((name) => known(name, gazetteer.resolve(name)?.place)))
const ports = PORTS.split(' ').map((code) => known(code, gazetteer.port(code)))

// As requests and batches ask: what is remembered is the whole way, with its countries.
const routing = openRoutes(gazetteer, GEOGRAPHY)

await report('road', 'road across a continent', ROAD_GOALS_MS, cities.flatMap(pairs), (from, to, repeat) =>
  (roads[repeat] as RoadRoutes).route(from, to),
)
await report('sea', 'sea, also between oceans', SEA_GOALS_MS, pairs(ports), (from, to, repeat) =>
  (seas[repeat] as SeaRoutes).routeInSlices(from, to),
)

async function report(
  mode: 'road' | 'sea',
  what: string,
  goals: { p50: number; p90: number },
  questions: readonly (readonly [Place, Place])[],
  ask: Ask,
): Promise<void> {
  const timed = questions.map(([from, to]) => ({ name: `${from.name} – ${to.name}`, ms: 1e9, pauseMs: 1e9 }))
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const [index, [from, to]] of questions.entries()) {
      const { ms, pauseMs } = await time(() => ask(from, to, repeat))
      const best = timed[index] as (typeof timed)[number]
      best.ms = Math.min(best.ms, ms)
      best.pauseMs = Math.min(best.pauseMs, pauseMs)
    }
  }
  const byTime = timed.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => (byTime[Math.ceil(byTime.length * part) - 1] ?? 0).toFixed(2)
  const slowest = timed.reduce((most, next) => (next.ms > most.ms ? next : most))
  const longest = timed.reduce((most, next) => (next.pauseMs > most.pauseMs ? next : most))
  console.log(`${what}: ${questions.length} pairs`)
  console.log(`  p50 ${at(0.5)} ms (goal ${goals.p50}), p90 ${at(0.9)} ms (goal ${goals.p90})`)
  console.log(`  slowest ${slowest.ms.toFixed(2)} ms: ${slowest.name}`)
  console.log(`  remembered ${(await again(questions, mode)).toFixed(3)} ms (goal ${REMEMBERED_GOAL_MS})`)
  console.log(`  longest pause ${longest.pauseMs.toFixed(2)} ms (goal ${PAUSE_GOAL_MS}): ${longest.name}`)
}

type Ask = (from: Place, to: Place, repeat: number) => Promise<RouteResult>

/** The mean time of an answer that was given before. */
async function again(questions: readonly (readonly [Place, Place])[], mode: 'road' | 'sea'): Promise<number> {
  for (const [from, to] of questions) await routing.plan(from, to, mode)
  const start = performance.now()
  for (const [from, to] of questions) await routing.plan(from, to, mode)
  return (performance.now() - start) / questions.length
}

/** The time of one answer, and the longest that a bystander had to wait meanwhile. */
async function time(ask: () => Promise<unknown>): Promise<{ ms: number; pauseMs: number }> {
  let isAnswered = false
  const start = performance.now()
  const answer = ask().then(() => {
    isAnswered = true
    return performance.now() - start
  })
  let pauseMs = 0
  for (let before = start; !isAnswered; ) {
    await turn()
    const now = performance.now()
    pauseMs = Math.max(pauseMs, now - before)
    before = now
  }
  return { ms: await answer, pauseMs }
}

function pairs<T>(ends: readonly T[]): [T, T][] {
  return ends.flatMap((from, index) => ends.slice(index + 1).map((to): [T, T] => [from, to]))
}

function known(name: string, place: Place | undefined): Place {
  if (!place) throw new Error(`${name} is unknown`)
  return place
}
