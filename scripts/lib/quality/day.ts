/** The day in which everything goes wrong once. */
import { measured, notMeasured, section, table } from './markdown.ts'
import { type DayResult, MAJORS, newest } from './results.ts'

const COMMAND = 'npm run bench:day'
const HEAD = [
  'what happened',
  'asked',
  'answers by status',
  'by the other instance',
  'wrong',
  'p50 ms',
  'p99 ms',
  '',
]

export function daySection(folder: string): string {
  const results = MAJORS.flatMap((major) => newest<DayResult>(folder, 'day', major) ?? [])
  const about = `\`${COMMAND}\` asks two instances questions of every kind while stores, instances, disks, clocks and neighbours fail, compares every answer with the one from before, and counts usage (bench/README.md). Good is a line without a status of 500 or above and without a wrong number.`
  if (results.length === 0) return section('A day in the life', about, notMeasured(COMMAND))
  return section('A day in the life', about, ...results.map(part))
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
  const load = `${minutes} minutes, ${perSecond} questions a second.`
  return [`${measured(result)} ${load}`, table(HEAD, rows), usage].join('\n\n')
}

function good(isGood: boolean): string {
  return isGood ? 'good' : '**bad**'
}
