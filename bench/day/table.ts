/** What was seen, fault by fault. */
import { percentile } from '../lib/timed.ts'
import type { Seen } from './clients.ts'
import type { Finding } from './faults/fault.ts'

export interface Span {
  readonly name: string
  readonly fromMs: number
  readonly toMs: number
  readonly finding: Finding | undefined
}

export interface Line {
  readonly name: string
  readonly asked: number
  readonly statuses: Readonly<Record<string, number>>
  /** Hung up or refused by one instance and answered by the other. */
  readonly elsewhere: number
  readonly wrong: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly finding: string
  readonly isGood: boolean
}

const SERVER_ERROR = 500

/** 0: no instance answered. */
const isFailure = (status: number) => status === 0 || status >= SERVER_ERROR

export function lineOf({ name, fromMs, toMs, finding }: Span, all: readonly Seen[]): Line {
  const seen = all.filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
  const statuses: Record<string, number> = {}
  for (const { status } of seen) statuses[status] = (statuses[status] ?? 0) + 1
  const wrong = seen.filter(({ isWrong }) => isWrong).length
  const ms = seen.map((one) => one.ms)
  return {
    name,
    asked: seen.length,
    statuses,
    elsewhere: seen.filter(({ brokenAt }) => brokenAt.length > 0).length,
    wrong,
    p50Ms: percentile(ms, 0.5),
    p99Ms: percentile(ms, 0.99),
    finding: finding?.text ?? '',
    isGood: wrong === 0 && finding?.isGood !== false && !seen.some(({ status }) => isFailure(status)),
  }
}

export function tableText(lines: readonly Line[]): string {
  const rows = lines.map(({ name, asked, statuses, elsewhere, wrong, p50Ms, p99Ms, finding, isGood }) => [
    name,
    String(asked),
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    String(elsewhere),
    String(wrong),
    p50Ms.toFixed(1),
    p99Ms.toFixed(0),
    isGood ? 'good' : 'BAD',
    finding,
  ])
  const head = ['what happened', 'asked', 'answers', 'other one', 'wrong', 'p50 ms', 'p99 ms', '', '']
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? '').length)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
