/** The benchmark against its goals. */
import { GOALS, type Goal, type GoalName, reached } from '../../../bench/goals.ts'
import { shown } from '../../../bench/report.ts'
import { measured, NOT_MEASURED, notMeasured, section, table, verdict } from './markdown.ts'
import { type BenchResult, MAJORS, type Major, newest } from './results.ts'

const COMMAND = 'npm run bench'
const HEAD = ['figure', 'value', 'lowest to highest', 'goal', '']

/** `folder`: of the kept results. */
export function speedSection(folder: string): string {
  const parts = MAJORS.map((major) => part(major, newest<BenchResult>(folder, '', major)))
  const about = `\`${COMMAND}\` measures against goals that are set in \`bench/goals.ts\`; bench/README.md says how each figure is measured. The goals are those of today: what was measured under others is judged by these.`
  return section('Speed and memory', about, ...parts)
}

function part(major: Major, result: BenchResult | undefined): string {
  const title = `### Node.js ${major}`
  if (!result) return [title, notMeasured(COMMAND)].join('\n\n')
  return [title, measured(result), table(HEAD, rowsOf(result))].join('\n\n')
}

/** Every goal has a row, also those of which the result knows nothing. */
function rowsOf({ lines }: BenchResult): string[][] {
  return Object.entries(GOALS).flatMap(([name, goal]) => {
    const own = lines.filter((line) => line.goal === (name as GoalName))
    if (own.length === 0) return [[goal.figure, NOT_MEASURED, '', limitOf(goal), '']]
    return own.map(({ what, value, spread, isNotMeasurable }) => [
      `${goal.figure}: ${what}`,
      `${shown(value)} ${goal.unit}`.trim(),
      spread ? `${shown(spread.min)} to ${shown(spread.max)}` : '',
      limitOf(goal),
      isNotMeasurable ? 'not measurable' : verdict(reached(goal, value, goal.goal)),
    ])
  })
}

function limitOf({ better, goal }: Goal): string {
  return `${better === 'higher' ? '≥' : '≤'} ${goal}`
}
