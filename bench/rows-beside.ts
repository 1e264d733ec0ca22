/** The section about single questions beside a batch of a million rows. */
import { cpus } from 'node:os'
import { requestBytes } from './lib/exchange.ts'
import { startFull } from './lib/full.ts'
import { median, summary } from './lib/stats.ts'
import { measureRowsBeside } from './measure/rows-beside.ts'
import { allPaths } from './operations.ts'
import { shown } from './report.ts'
import type { Context, Section } from './section.ts'

/** For the thread that answers, one that calculates rows, the client, and whoever sends the rows. */
const CORES_FOR_ALL = 4

export async function rowsBeside(context: Context): Promise<Section> {
  const server = await startFull(context.folder)
  const requests = allPaths(context).map((path) => requestBytes(path, server.key))
  const results = await measureRowsBeside(server, requests, context.settings).finally(() => server.stop())
  const { aloneMs, besideMs, shorter } = results
  const spread = summary(besideMs.map((ms, i) => ms / (aloneMs[i] ?? Number.NaN)))
  const value = median(besideMs) / median(aloneMs)
  const isCrowded = cpus().length < CORES_FOR_ALL
  const few = isCrowded ? `; ${cpus().length} cores, and ${CORES_FOR_ALL} are needed for a free one` : ''
  return {
    lines: [
      {
        goal: 'rowsBeside',
        what: '1,000,000 rows',
        value,
        spread,
        ...(isCrowded && { isNotMeasurable: true as const }),
      },
    ],
    results,
    text: `rowsBeside: p99 of GETs ${shown(median(aloneMs))} ms alone, ${shown(median(besideMs))} ms beside a batch; in ${shorter} of ${besideMs.length} rounds the batch ended first${few}`,
  }
}
