/** The section about answers under load: how long the slowest of a hundred takes, beside a constant in the same run. */
import { exchangeAll, requestBytes } from './lib/exchange.ts'
import { startFull } from './lib/full.ts'
import { startServer } from './lib/server.ts'
import { median, summary } from './lib/stats.ts'
import { type Loaded, measureTail, type TailResult } from './measure/tail.ts'
import { allPaths } from './operations.ts'
import type { Line } from './report.ts'
import { type Context, type Section, withServers } from './section.ts'

/** Where the raw server's own p99 goes that far apart, a ratio of two of them says nothing. */
const VARIES_MAX = 0.3

export async function tail(context: Context): Promise<Section> {
  const { folder, settings } = context
  const pair = withServers(async (started) => ({
    raw: started(await startServer(folder, 'length.js')),
    own: started(await startFull(folder)),
  }))
  let results: TailResult | undefined
  await pair(async ({ raw, own }) => {
    const requests = allPaths(context).map((path) => requestBytes(path, own.key))
    const answers = await exchangeAll(own.port, requests)
    const constants = answers.map(({ body }) => requestBytes(`/${Buffer.byteLength(body)}`, own.key))
    results = await measureTail(
      { port: raw.port, requests: constants },
      { port: own.port, requests },
      settings,
    )
  })
  if (results === undefined) throw new Error('nothing was measured')
  return { lines: linesOf(results), results, text: textOf(results) }
}

function linesOf({ own, raw, ratio, rawVaries }: TailResult): Line[] {
  const spread = summary(own.rounds.map(({ p99Ms }) => p99Ms))
  const perSecond = `${Math.round(median(own.rounds.map((round) => round.perSecond)))} requests/s`
  const ratios = summary(own.rounds.map(({ p99Ms }, at) => p99Ms / (raw.rounds[at]?.p99Ms ?? Number.NaN)))
  return [
    { goal: 'sustained', what: perSecond, value: spread.median, spread },
    {
      goal: 'tail',
      what: 'p99',
      value: ratio,
      spread: ratios,
      ...(rawVaries >= VARIES_MAX && { isNotMeasurable: true as const }),
    },
  ]
}

function textOf({ own, raw, rawVaries }: TailResult): string {
  const loaded = (name: string, { saturationPerSecond, rounds }: Loaded) => {
    const of = (field: 'p50Ms' | 'p99Ms' | 'p999Ms' | 'maxMs') =>
      `${median(rounds.map((round) => round[field])).toFixed(2)} ms`
    return `  ${name}: at most ${Math.round(saturationPerSecond)} requests/s; at 70 % of it p50 ${of('p50Ms')}, p99 ${of('p99Ms')}, p99.9 ${of('p999Ms')}, longest ${of('maxMs')}`
  }
  const varies = `the p99 of the constant goes ${Math.round(rawVaries * 100)} % apart`
  return [
    `tail: medians of ${own.rounds.length} rounds; ${varies}`,
    loaded('constant', raw),
    loaded('ours', own),
  ].join('\n')
}
