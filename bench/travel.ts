/**
 * Speed of trips without HTTP and JSON, from the names of the places to the grams: `npm run build && npx tsx
 * bench/travel.ts`. Asked first, names and the way are searched for, which bounds cars and trains; asked again they are
 * remembered, and the fastest of some answers counts, so that other work on the machine does not. Flights have a goal.
 */
import { readTowns } from '../geography/places/towns.ts'
import { outcomeOf } from '../src/contract/operation.ts'
import { ApiError } from '../src/engine/errors.ts'
import { requireOperation } from './cases.ts'
import { converter } from './lib/calculate.ts'
import { openContext } from './lib/context.ts'

const CITIES = 60
const GOAL_P99_MS = 1
const WARM_UP = 200
const QUESTIONS = 1000
const REPEATS = 5
/** Ways over land take longer to find. */
const LAND_QUESTIONS = 100
const EUROPE = ['DE', 'FR', 'ES', 'IT', 'GB']

const context = openContext()
const travel = requireOperation('travelEmissions')
const paramsOf = converter(travel, context)
const towns = readTowns().sort((a, b) => b.population - a.population)
const cities = towns.slice(0, CITIES)
const europeans = towns.filter(({ countryCode }) => EUROPE.includes(countryCode)).slice(0, CITIES)

await report('flights', `goal p99 ${GOAL_P99_MS} ms`, QUESTIONS, (i) => ask('flight', cities, i))
await report('trains', 'in Europe', LAND_QUESTIONS, (i) => ask('rail', europeans, i))
await report('electric cars', 'in Europe', LAND_QUESTIONS, (i) => ask('car', europeans, i, 'electric'))

async function ask(mode: string, among: typeof cities, i: number, vehicleType?: string): Promise<void> {
  // Every pair is another one.
  const round = Math.floor(i / among.length)
  const [from, to] = [among[i % among.length], among[(i * 7 + 3 + round) % among.length]]
  const params = paramsOf({
    origin_country: from?.countryCode,
    origin_location: from?.name,
    destination_country: to?.countryCode,
    destination_location: to?.name,
    transport_mode: mode,
    vehicle_type: vehicleType,
  })
  try {
    await outcomeOf(travel, context, params as never)
  } catch (error) {
    // Two cities may be served by one airport: that is an answer too.
    if (!(error instanceof ApiError) || error.code !== 'no_route') throw error
  }
}

async function report(
  what: string,
  remark: string,
  questions: number,
  one: (i: number) => Promise<void>,
): Promise<void> {
  // Other pairs, for the compiler of V8.
  for (let i = 0; i < WARM_UP; i++) await one(questions + i)
  const first: number[] = []
  for (let i = 0; i < questions; i++) first.push(await fastestOf(1, () => one(i)))
  const again: number[] = []
  for (let i = 0; i < questions; i++) again.push(await fastestOf(REPEATS, () => one(i)))
  // What is asked once has no fastest answer: its slowest ones are those of the machine.
  console.log(
    `${what}: first p50 ${at(first, 0.5)} ms, again p50 ${at(again, 0.5)} ms, p99 ${at(again, 0.99)} ms (${remark})`,
  )
}

function at(times: number[], share: number): string {
  times.sort((a, b) => a - b)
  return (times[Math.floor(times.length * share)] ?? 0).toFixed(3)
}

async function fastestOf(repeats: number, once: () => Promise<void>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let repeat = 0; repeat < repeats; repeat++) {
    const start = performance.now()
    await once()
    fastest = Math.min(fastest, performance.now() - start)
  }
  return fastest
}
