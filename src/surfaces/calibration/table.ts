/** What was measured of each class, as rows of a table for people. */
import type { ClassCount } from './count.ts'

export const HEAD = [
  'class',
  'values',
  'publishers',
  'inside',
  'share',
  '90 % interval',
  'stated',
  'counted by',
  'all values',
  'published ÷ ours',
] as const

const WAYS = { check: 'values not drawn from', left_out: 'leaving each publisher out' } as const

export function rowOf(count: ClassCount): string[] {
  const { ofClass, n, inside, publishers, interval, coverage, way, all, quantiles } = count
  return [
    ofClass,
    String(n),
    String(publishers),
    String(inside),
    n === 0 ? '' : percent(inside / n),
    n === 0 ? '' : `${percent(interval.low)} to ${percent(interval.high)}`,
    coverage === undefined ? 'judgement' : percent(coverage),
    n === 0 ? '' : WAYS[way],
    `${all.inside} of ${all.n}`,
    quantiles.map(short).join(' · '),
  ]
}

const percent = (share: number) => `${Math.round(share * 100)} %`

const short = (ratio: number) => String(Number(ratio.toPrecision(3)))

/** In columns, for a terminal. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
