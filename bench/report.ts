/** The figures against their goals: as a table to read, and as JSON to keep. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { GOALS, type Goal, type GoalName, goalOn, reached } from './goals.ts'
import { ROOT } from './lib/bundle.ts'
import type { Summary } from './lib/stats.ts'
import type { Comparison } from './measure/throughput.ts'

export interface Line {
  goal: GoalName
  /** What exactly was measured: hotel, fuel, new database, ... */
  what: string
  value: number
  spread?: Summary
  /** What it is compared with was too unsteady. */
  isNotMeasurable?: true
}

const NAME_WIDTH = 38
const [MAJOR = ''] = process.versions.node.split('.')
/** From here on, what others do changes the figures by more than the rounds differ. */
const BUSY_PERCENT = 5

export function table(lines: readonly Line[]): string {
  const head = row('figure', 'value', 'min – max', 'goal', 'aim', 'reached')
  return [head, '-'.repeat(head.length), ...lines.map(lineText)].join('\n')
}

function lineText({ goal: name, what, value, spread, isNotMeasurable }: Line): string {
  const goal: Goal = GOALS[name]
  const sign = goal.better === 'higher' ? '≥' : '≤'
  return row(
    `${goal.figure}: ${what}`,
    `${shown(value)} ${goal.unit}`.trim(),
    spread ? `${shown(spread.min)} – ${shown(spread.max)}` : '',
    `${sign} ${goalOn(goal, MAJOR)}`,
    `${sign} ${goal.aim}`,
    isNotMeasurable ? 'not measurable' : verdict(goal, value),
  )
}

function verdict(goal: Goal, value: number): string {
  if (reached(goal, value, goal.aim)) return 'aim'
  return reached(goal, value, goalOn(goal, MAJOR)) ? 'goal' : 'NO'
}

function row(...[name = '', value = '', spread = '', goal = '', aim = '', verdict = '']: string[]): string {
  const right = (text: string, width: number) => text.padStart(width)
  return `${name.padEnd(NAME_WIDTH)}${right(value, 15)}${right(spread, 19)}${right(goal, 8)}${right(aim, 8)}  ${verdict}`
}

/** Two to four figures, whatever the size. */
export function shown(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 3)
}

export function comparisonText({ name, ...figures }: Comparison): string {
  const { requestsPerSecond: rps, cpuMicrosPerRequest: cpu, ratio, cpuRatio } = figures
  const line = (label: string, raw: Summary, measured: Summary, quotient: Summary) =>
    `  ${label.padEnd(36)} raw ${summaryText(raw)}, real ${summaryText(measured)}, ratio ${summaryText(quotient)}`
  const percent = Math.round(figures.others.median * 100)
  const busy =
    percent > BUSY_PERCENT ? ` (other processes used ${percent} % of the machine: not to be trusted)` : ''
  return [
    `${name}: median [min – max]${busy}`,
    line('requests/s, client and server', rps.raw, rps.measured, ratio),
    line('CPU µs/request, server alone', cpu.raw, cpu.measured, cpuRatio),
  ].join('\n')
}

export function summaryText({ median, min, max }: Summary): string {
  return `${shown(median)} [${shown(min)} – ${shown(max)}]`
}

export interface Machine {
  node: string
  cpu: string
  cores: number
  platform: string
}

export function machine(): Machine {
  const all = cpus()
  return {
    node: process.version,
    cpu: all[0]?.model ?? 'unknown',
    cores: all.length,
    platform: `${process.platform} ${process.arch}`,
  }
}

/** Writes bench/results/<date>-node<major>-<what>.json; gives its name. */
export function keep(result: object, what: string): string {
  const folder = join(ROOT, 'bench/results')
  mkdirSync(folder, { recursive: true })
  const [date] = new Date().toISOString().split('T')
  const file = join(folder, `${date}-node${MAJOR}-${what}.json`)
  writeFileSync(file, `${JSON.stringify(result, null, 1)}\n`)
  return file
}
