/** How close results are to published values. */
import type { AccuracyTable } from '../accuracy-tables.ts'
import { measured, notMeasured, section, table, verdict } from './markdown.ts'
import { type AccuracyResult, MAJORS, newest } from './results.ts'

/** Accuracy is the same on every Node.js, so the newest result is enough. */
export function accuracySection(folder: string): string {
  const results = MAJORS.flatMap((major) => newest<AccuracyResult>(folder, 'accuracy', major) ?? [])
  const last = results.sort((a, b) => a.date.localeCompare(b.date)).at(-1)
  const about =
    '`npm run accuracy` and `npm run accuracy:llm` compare results with published values and distances in `test/truth` and `data/extracts`, each with its source. *inside* is the share of published values within the range of the result; the range should contain nine of ten. Most of these values were known when the ranges were drawn; docs/calibration.md counts only those that were not. The programs print the misses.'
  if (!last) return section('Accuracy', about, notMeasured('npm run accuracy'))
  const tables = Object.values(last.scripts).flat()
  return section('Accuracy', about, measured(last), ...tables.map(part))
}

function part({ title, head, rows, goal }: AccuracyTable): string {
  if (!goal) return [`### ${title}`, table(head, rows)].join('\n\n')
  const column = head.indexOf(goal.column)
  const judged = rows.map((cells) => [
    ...cells,
    verdict(Number.parseFloat(cells[column] ?? '') >= goal.atLeast),
  ])
  return [`### ${title}`, table([...head, `${goal.column} ≥ ${goal.atLeast} %`], judged)].join('\n\n')
}
