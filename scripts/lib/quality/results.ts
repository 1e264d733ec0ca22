/**
 * Results that commands have written to bench/results/, `<date>-node<major>-<what>.json`: of each kind and each Node.js the
 * newest. A section of the benchmark is a kind of its own.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Line as DayLine } from '../../../bench/day/table.ts'
import type { Line, Machine } from '../../../bench/report.ts'
import type { AccuracyTable } from '../accuracy-tables.ts'

/** What every result says of itself. */
interface Measured {
  /** ISO 8601, UTC. */
  readonly date: string
  readonly machine: Machine
}

export interface BenchResult extends Measured {
  readonly lines: readonly Line[]
}

export interface DayResult extends Measured {
  readonly options: { readonly minutes: string; readonly 'per-second': string }
  readonly lines: readonly DayLine[]
  readonly usage: readonly { readonly text: string; readonly isGood: boolean }[]
}

export interface TestsResult extends Measured {
  readonly files: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
}

export interface AccuracyResult extends Measured {
  /** By the name of the script. */
  readonly scripts: Readonly<Record<string, readonly AccuracyTable[]>>
}

export interface PackageResult extends Measured {
  readonly files: number
  readonly packedBytes: number
  readonly unpackedBytes: number
}

export const MAJORS = ['20', '24'] as const
export type Major = (typeof MAJORS)[number]

const NAME = /^(\d{4}-\d{2}-\d{2})-node(\d+)-([a-z-]+)\.json$/
const OF_THE_BENCHMARK = 'bench-'

/** Of every section of the benchmark that was measured on a Node.js. */
export function newestSections(folder: string, major: Major): BenchResult[] {
  const kinds = readdirSync(folder).flatMap((name) => {
    const [, , node, kind = ''] = NAME.exec(name) ?? []
    return node === major && kind.startsWith(OF_THE_BENCHMARK) ? [kind] : []
  })
  return [...new Set(kinds)].flatMap((kind) => newest<BenchResult>(folder, kind, major) ?? [])
}

/** The newest result of a kind for a Node.js; undefined when there is none. */
export function newest<Result extends Measured>(
  folder: string,
  what: string,
  major: Major,
): Result | undefined {
  const names = readdirSync(folder).filter((name) => {
    const [, , node, kind] = NAME.exec(name) ?? []
    return node === major && kind === what
  })
  const last = names.sort().at(-1)
  return last === undefined ? undefined : JSON.parse(readFileSync(join(folder, last), 'utf8'))
}
