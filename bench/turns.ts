/** The section about pauses: the longest turn of the event loop while a server is asked everything once, and again. */
import { everything } from './lib/everything.ts'
import { startFull } from './lib/full.ts'
import { measureTurns, type Turn } from './measure/turns.ts'
import { shown } from './report.ts'
import type { Context, Section } from './section.ts'

/** Those that take longer are named. */
const LONG_MS = 10

export async function turns({ folder, settings }: Context): Promise<Section> {
  if (process.platform !== 'linux')
    return { lines: [], results: undefined, text: 'turns: only Linux tells the CPU time of a thread' }
  const results = await measureTurns(
    everything(),
    async (use) => {
      const server = await startFull(folder)
      await use(server).finally(() => server.stop())
    },
    settings.turnsServers,
  )
  const longest = (field: 'firstMs' | 'againMs') => Math.max(...results.map((turn) => turn[field]))
  const long = results.filter(({ firstMs, againMs }) => Math.max(firstMs, againMs) > LONG_MS)
  return {
    lines: [
      { goal: 'turns', what: 'first use', value: longest('firstMs') },
      { goal: 'turns', what: 'again', value: longest('againMs') },
    ],
    results,
    text: [
      `turns: ${results.length} questions and pages; longer than ${LONG_MS} ms of CPU:`,
      ...long.map(turnText),
    ].join('\n'),
  }
}

function turnText({ name, firstMs, againMs }: Turn): string {
  return `  ${shown(firstMs).padStart(6)} ms first, ${shown(againMs).padStart(6)} ms again: ${name}`
}
