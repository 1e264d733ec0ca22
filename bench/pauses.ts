/** The section about bodies that keep a server busy: how much later others are answered. */
import { HOSTILE_BODIES } from '../test/support/hostile-bodies.ts'
import { startFull } from './lib/full.ts'
import { measurePauses, type PausesResult } from './measure/pauses.ts'
import { type Line, shown } from './report.ts'
import type { Context, Section } from './section.ts'

/** BENCH_PAUSES=blank,unknown measures those alone whose names begin so. */
const chosen = (process.env.BENCH_PAUSES ?? '').split(',')

export async function pauses({ folder, settings }: Context): Promise<Section> {
  const results: PausesResult[] = []
  for (const [name, body] of Object.entries(HOSTILE_BODIES)) {
    if (!chosen.some((begin) => name.startsWith(begin))) continue
    const server = await startFull(folder)
    results.push(await measurePauses(server, name, body, settings).finally(() => server.stop()))
  }
  return {
    lines: results.flatMap(linesOf),
    results,
    text: ['pauses: /livez beside a body, and a control in the same moments', ...results.map(textOf)].join(
      '\n',
    ),
  }
}

function linesOf({ body, p99MoreMs, repeatedPauseMs }: PausesResult): Line[] {
  return [
    { goal: 'besideBody', what: body, value: p99MoreMs.median, spread: p99MoreMs },
    { goal: 'pauses', what: body, value: repeatedPauseMs },
  ]
}

function textOf({ body, rounds }: PausesResult): string {
  const each = rounds.map(({ own, control }) => `${shown(own.longestMs)} (${shown(control.longestMs)})`)
  return `  ${body}: longest ms of each round, and of the control: ${each.join(', ')}`
}
