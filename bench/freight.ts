/**
 * Speed of freight, whole answers from the query to the JSON, without the network: `npm run build && npx tsx
 * bench/freight.ts`. Intercontinental chains by sea, with roads to and from the ports; every question is another one and
 * is asked once, so nothing can come from a cache. CPU time is that of the process, collector included: the figure to look
 * at when the machine is not quiet.
 */
import { setImmediate as pause } from 'node:timers/promises'
import type { Town } from '../geography/places/town.ts'
import { readTowns } from '../geography/places/towns.ts'
import { buildApp } from '../src/surfaces/http/assembly.ts'
import { openContext } from './lib/context.ts'

const GOAL_P50_MS = 5
const GOAL_P99_MS = 25
const GOAL_TURN_MS = 20
const CITIES = 80
const WARM_UP = 300
const QUESTIONS = 1000
/** Farther apart than this, towns are on different continents, or as good as. */
const FAR_DEGREES = 60
const MICROS_PER_MS = 1000

const app = await buildApp(openContext())
const cities = readTowns()
  .sort((a, b) => b.population - a.population)
  .slice(0, CITIES)
const pairs = farPairs(cities).filter((_, i, all) => i % Math.ceil(all.length / (WARM_UP + QUESTIONS)) === 0)

await ask(pairs.slice(0, WARM_UP), 'sea')
const turns = watchTurns()
const sea = await ask(pairs.slice(WARM_UP), 'sea')
const longest = turns.end()
report('by sea, with roads to the ports', sea, `goal p50 ${GOAL_P50_MS}, p99 ${GOAL_P99_MS} ms`)
console.log(
  `  longest turns of the event loop  p99.9 ${at(longest, 0.999)}  max ${at(longest, 1)} ms of CPU (goal ${GOAL_TURN_MS})`,
)
report('auto', await ask(pairs.slice(WARM_UP), 'auto'))
report('by air', await ask(pairs.slice(WARM_UP), 'air'))
await app.close()

function farPairs(cities: readonly Town[]): [Town, Town][] {
  const apart = (a: Town, b: Town) =>
    Math.min(Math.abs(a.lon - b.lon), 360 - Math.abs(a.lon - b.lon)) > FAR_DEGREES
  return cities.flatMap((a) => cities.filter((b) => apart(a, b)).map((b): [Town, Town] => [a, b]))
}

interface Times {
  readonly clock: readonly number[]
  readonly cpu: readonly number[]
}

async function ask(list: readonly [Town, Town][], mode: string): Promise<Times> {
  const [clock, cpu]: [number[], number[]] = [[], []]
  for (const [from, to] of list) {
    const query = new URLSearchParams({
      origin_country: from.countryCode,
      origin_location: from.name,
      destination_country: to.countryCode,
      destination_location: to.name,
      transport_mode: mode,
      weight: '20000',
    })
    await pause()
    const [start, cpuStart] = [performance.now(), cpuMs()]
    const { statusCode } = await app.inject(`/v1/freight/emissions?${query}`)
    if (statusCode !== 200) continue
    clock.push(performance.now() - start)
    cpu.push(cpuMs() - cpuStart)
  }
  return { clock: sorted(clock), cpu: sorted(cpu) }
}

/** CPU time between two turns of the event loop: what other requests wait for, whatever else the machine does. */
function watchTurns(): { end(): readonly number[] } {
  const found: number[] = []
  let last = cpuMs()
  let isOn = true
  const turn = () => {
    const now = cpuMs()
    found.push(now - last)
    last = now
    if (isOn) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    end: () => {
      isOn = false
      return sorted(found)
    },
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROS_PER_MS
}

function sorted(list: readonly number[]): number[] {
  return [...list].sort((a, b) => a - b)
}

function report(what: string, { clock, cpu }: Times, note = ''): void {
  const line = (times: readonly number[]) =>
    `p50 ${at(times, 0.5)}  p90 ${at(times, 0.9)}  p99 ${at(times, 0.99)}  max ${at(times, 1)} ms`
  console.log(`${what}  ${clock.length} answers  ${note}\n  clock  ${line(clock)}\n  CPU    ${line(cpu)}`)
}

function at(times: readonly number[], share: number): string {
  return (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
}
