/**
 * Speed of the gazetteer, with its goals: `npm run build && npx tsx bench/places.ts`. Each question is asked some times and
 * its fastest answer counts, so that other work on the machine does not.
 */
import { join } from 'node:path'
import { readTowns } from '../geography/places/towns.ts'
import { loadGazetteer } from '../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../src/surfaces/process/package-root.ts'

const REPEATS = 7
const SAMPLE_EVERY = 50
const BYTES_PER_MB = 1_000_000
const HARD = [
  'Springfield',
  'San José',
  'San Antonio',
  'Springfield, IL',
  '10 Downing Street, SW1A 2AA London',
  'Unter den Linden 77, 10117 Berlin',
  'a b c d e f g h i j k l',
  '東京',
  'SW1A 1AA',
  'NLRTM',
  'ORD',
]
const PREFIXES = ['s', 'a', 'la', 'san', 'mu', 'new y', '東', 'springfield, i']

const rssBefore = process.memoryUsage.rss()
const startedAt = performance.now()
const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const loadMs = performance.now() - startedAt
console.log(`load ${loadMs.toFixed(1)} ms (goal 25)`)
console.log(`memory ${((process.memoryUsage.rss() - rssBefore) / BYTES_PER_MB).toFixed(1)} MB (goal 30)`)

const towns = readTowns().filter((_, index) => index % SAMPLE_EVERY === 0)
const points = towns.map(({ lat, lon }) => [lat + 1, lon > 0 ? lon - 1 : lon + 1] as const)
report('resolve a name', 100, towns, ({ name }, repeat) => resolve(name, repeat))
report('resolve a name and region', 100, towns, (town, repeat) =>
  resolve(`${town.name}, ${town.admin1Name}`, repeat),
)
report('resolve hard ones', 100, HARD, resolve)
report('search', 1000, towns, ({ name }) => gazetteer.search(name.slice(0, 4)))
report('search hard ones', 1000, PREFIXES, (query) => gazetteer.search(query))
report('nearest airport', 50, points, ([lat, lon]) => gazetteer.nearestAirport(lat, lon))
report('nearest port', 50, points, ([lat, lon]) => gazetteer.nearestPort(lat, lon))
report('nearest town', 50, points, ([lat, lon]) => gazetteer.nearestTown(lat, lon))

/** A blank more at each repeat is the same name in another text: what was asked before is remembered by its text. */
function resolve(name: string, repeat: number): unknown {
  return gazetteer.resolve(name + ' '.repeat(repeat))
}

function report<T>(
  what: string,
  goalUs: number,
  questions: readonly T[],
  ask: (question: T, repeat: number) => unknown,
): void {
  const fastest = questions.map(() => Number.POSITIVE_INFINITY)
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const [index, question] of questions.entries()) {
      const start = performance.now()
      ask(question, repeat)
      fastest[index] = Math.min(fastest[index] ?? 0, (performance.now() - start) * 1000)
    }
  }
  fastest.sort((a, b) => a - b)
  const [p50, p99, worst] = [0.5, 0.99, 1].map((part) => fastest[Math.ceil(fastest.length * part) - 1] ?? 0)
  console.log(
    `${what}: p50 ${p50?.toFixed(1)}, p99 ${p99?.toFixed(1)}, worst ${worst?.toFixed(1)} µs (p99 goal ${goalUs})`,
  )
}
