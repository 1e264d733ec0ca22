/** The failure test: every kind of fault happens once under load. */
import { measured, notMeasured, section, table } from './markdown.ts'
import { type DayResult, MAJORS, newest } from './results.ts'

const COMMAND = 'npm run bench:day'
const HEAD = [
  'what happened',
  'requests',
  'responses by status',
  'from the other instance',
  'wrong',
  'p50 ms',
  'p99 ms',
  '',
]

export function daySection(folder: string): string {
  const results = MAJORS.flatMap((major) => newest<DayResult>(folder, 'day', major) ?? [])
  const about = `\`${COMMAND}\` sends requests of every kind to two instances while databases, instances, disks, clocks and other clients fail. It compares every response with the one before and checks the counted usage (bench/README.md). Good means: no status of 500 or above and no wrong number.`
  if (results.length === 0) return section('Failure test', about, notMeasured(COMMAND))
  return section('Failure test', about, ...results.map(part))
}

function part(result: DayResult): string {
  const { minutes, 'per-second': perSecond } = result.options
  const rows = result.lines.map((line) => [
    line.name,
    String(line.asked),
    Object.entries(line.statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    String(line.elsewhere),
    String(line.wrong),
    line.p50Ms.toFixed(1),
    line.p99Ms.toFixed(0),
    good(line.isGood),
  ])
  const usage = result.usage.map(({ text, isGood }) => `- ${text}: ${good(isGood)}`).join('\n')
  const load = `${minutes} minutes, ${perSecond} requests per second.`
  return [`${measured(result)} ${load}`, table(HEAD, rows), usage].join('\n\n')
}

function good(isGood: boolean): string {
  return isGood ? 'good' : '**bad**'
}
