/**
 * Speed of trips without HTTP and JSON, from the names of the places to the grams: `npm run build && npx tsx
 * bench/travel.ts`. Flights have a goal; cars and trains are bounded by the search for the way. Each question
 * is asked some times and its fastest answer counts, so that other work on the machine does not.
 */
import { readTowns } from '../geography/places/towns.ts'
import { ApiError } from '../src/contract/errors.ts'
import { requireOperation } from './cases.ts'
import { converter } from './lib/calculate.ts'
import { openContext } from './lib/context.ts'

const CITIES = 60
const GOAL_P99_MS = 1
const WARM_UP = 500
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
  const [from, to] = [among[i % among.length], among[(i * 7 + 3) % among.length]]
  const params = paramsOf({
    origin_country: from?.countryCode,
    origin_location: from?.name,
    destination_country: to?.countryCode,
    destination_location: to?.name,
    transport_mode: mode,
    vehicle_type: vehicleType,
  })
  try {
    await travel.calculate(context, params as never)
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
  for (let i = 0; i < Math.min(WARM_UP, questions); i++) await one(i)
  const times: number[] = []
  for (let i = 0; i < questions; i++) times.push(await fastestOf(() => one(i)))
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3)
  console.log(`${what}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(0.9999)} ms (${remark})`)
}

async function fastestOf(once: () => Promise<void>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const start = performance.now()
    await once()
    fastest = Math.min(fastest, performance.now() - start)
  }
  return fastest
}
