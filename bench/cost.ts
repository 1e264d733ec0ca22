/** The section about what a request costs: every kind of question against a constant that is as long as its answer. */
import { requestOf } from '../src/contract/request.ts'
import type { Edition } from '../src/factors/edition.ts'
import { CASES, CITY_PAIRS, requireOperation } from './cases.ts'
import type { GoalName } from './goals.ts'
import { startFull } from './lib/full.ts'
import { startServer } from './lib/server.ts'
import { summary } from './lib/stats.ts'
import { type Cost, measureCost } from './measure/cost.ts'
import { type Line, summaryText } from './report.ts'
import { type Context, type Section, withServers } from './section.ts'

/** What is asked, and how often. */
export interface Kind {
  readonly name: string
  readonly operation: string
  /** Of a round. */
  readonly requests: number
  /** As many different ones as there can be: nothing is answered from what the last one left. */
  queries(edition: Edition): string[]
}

interface CostKind extends Kind {
  readonly goal: GoalName
}

/** The questions of bench/cases.ts so many times, each with another amount. */
export const AMOUNTS = 10
export const REQUESTS = 30_000
const SLOW_REQUESTS = 10_000

/** As bench/cases.ts has them, with amounts between and beside those. */
function varied(name: string, change: (query: string, at: number) => string) {
  return (edition: Edition) => {
    const queries = CASES.find((one) => one.name === name)?.queries(edition) ?? []
    return Array.from({ length: AMOUNTS }, (_, at) => queries.map((query) => change(query, at))).flat()
  }
}

/** The number of a parameter and `more`. */
const more = (parameter: string, step: number) => (query: string, at: number) =>
  query.replace(new RegExp(`${parameter}=([\\d.]+)`), (_, given: string) => {
    return `${parameter}=${Number((Number(given) + at * step).toPrecision(8))}`
  })

export const KINDS: readonly CostKind[] = [
  {
    name: 'hotel',
    operation: 'hotelEmissions',
    goal: 'cost',
    requests: REQUESTS,
    queries: varied('hotel', more('rooms', 3)),
  },
  {
    name: 'fuel',
    operation: 'fuelEmissions',
    goal: 'cost',
    requests: REQUESTS,
    queries: varied('fuel', more('amount', 0.75)),
  },
  {
    name: 'electricity',
    operation: 'electricityEmissions',
    goal: 'cost',
    requests: REQUESTS,
    queries: varied('electricity', more('kwh', 3.25)),
  },
  {
    name: 'llm',
    operation: 'llmEmissions',
    goal: 'costLlm',
    requests: REQUESTS,
    queries: varied('llm', more('tokens_output', 17)),
  },
  {
    name: 'grid list',
    operation: 'electricityGrid',
    goal: 'cost',
    requests: SLOW_REQUESTS,
    queries: varied('grid list', (query) => query),
  },
  {
    name: 'travel by air',
    operation: 'travelEmissions',
    goal: 'costTravel',
    requests: SLOW_REQUESTS,
    queries: () =>
      CITY_PAIRS.flatMap((ends) =>
        PASSENGERS.map((count) => `${ends}&transport_mode=flight&passengers=${count}`),
      ),
  },
  {
    name: 'freight by air',
    operation: 'freightEmissions',
    goal: 'costFreight',
    requests: SLOW_REQUESTS,
    queries: () =>
      CITY_PAIRS.flatMap((ends, pair) =>
        PASSENGERS.map((count) => `${ends}&transport_mode=air&weight=${100 * count + pair}`),
      ),
  },
]

const PASSENGERS = Array.from({ length: AMOUNTS }, (_, at) => at + 1)

export async function cost({ folder, settings, edition }: Context): Promise<Section> {
  const pair = withServers(async (started) => {
    const raw = started(await startServer(folder, 'length.js'))
    const measured = started(await startFull(folder))
    return { raw, measured, key: measured.key }
  })
  const only = process.env.BENCH_COST?.split(',')
  const results: (Cost & { goal: GoalName })[] = []
  for (const { name, operation, goal, requests, queries } of KINDS) {
    if (only && !only.includes(name)) continue
    const { path } = requireOperation(operation)
    const paths = queries(edition).map((query) => requestOf(path, query))
    results.push({ goal, ...(await measureCost({ name, paths, requests }, pair, settings)) })
  }
  const lines = results.map(({ goal, name, ratio }): Line => {
    return { goal, what: name, value: ratio.median, spread: ratio }
  })
  return { lines, results, text: results.map(costText).join('\n') }
}

function costText({ name, questions, answerBytes, rawMicros, ownMicros }: Cost): string {
  return `${name}: ${questions} questions, ${answerBytes} bytes; ${summaryText(summary(ownMicros))} µs of CPU a request, a constant ${summaryText(summary(rawMicros))} µs`
}
