/** The benchmark against its goals. */
import { GOALS, type Goal, goalOn, reached } from '../../../bench/goals.ts'
import { shown } from '../../../bench/report.ts'
import { measuredShort, NOT_MEASURED, notMeasured, section, table, verdict } from './markdown.ts'
import { type BenchResult, MAJORS, type Major, newestSections } from './results.ts'

const COMMAND = 'npm run bench'
const HEAD = ['quantity', 'value', 'lowest to highest', 'goal', '', 'measured']

/** `folder`: of the kept results. */
export function speedSection(folder: string): string {
  const parts = MAJORS.map((major) => part(major, newestSections(folder, major)))
  const about = `\`${COMMAND}\` compares measurements with the goals in \`bench/goals.ts\`; bench/README.md describes how each quantity is measured. All results are judged by the current goals, also those measured under earlier ones.`
  return section('Speed and memory', about, ...parts)
}

function part(major: Major, results: readonly BenchResult[]): string {
  const title = `### Node.js ${major}`
  if (results.length === 0) return [title, notMeasured(COMMAND)].join('\n\n')
  return [title, table(HEAD, rowsOf(results, major))].join('\n\n')
}

/** Every goal has a row, also those of which no result knows. */
function rowsOf(results: readonly BenchResult[], major: Major): string[][] {
  const lines = results.flatMap((result) => result.lines.map((line) => ({ ...line, result })))
  return Object.entries(GOALS).flatMap(([name, goal]) => {
    const own = lines.filter((line) => line.goal === name)
    if (own.length === 0) return [[nameOf(goal), NOT_MEASURED, '', limitOf(goal, major), '', '']]
    return own.map(({ what, value, spread, isNotMeasurable, result }) => [
      `${goal.figure}: ${what}`,
      `${shown(value)} ${goal.unit}`.trim(),
      spread ? `${shown(spread.min)} to ${shown(spread.max)}` : '',
      limitOf(goal, major),
      isNotMeasurable ? 'not measurable' : verdict(reached(goal, value, goalOn(goal, major))),
      measuredShort(result),
    ])
  })
}

function nameOf({ figure, of }: Goal): string {
  return of === undefined ? figure : `${figure}: ${of}`
}

function limitOf(goal: Goal, major: Major): string {
  return `${goal.better === 'higher' ? '≥' : '≤'} ${goalOn(goal, major)}`
}
