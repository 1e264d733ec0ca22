/** How near answers are to what others have published. */
import type { AccuracyTable } from '../accuracy-tables.ts'
import { measured, notMeasured, section, table, verdict } from './markdown.ts'
import { type AccuracyResult, MAJORS, newest } from './results.ts'

/** Figures are the same on every Node.js: the newest of them stands for all. */
export function accuracySection(folder: string): string {
  const results = MAJORS.flatMap((major) => newest<AccuracyResult>(folder, 'accuracy', major) ?? [])
  const last = results.sort((a, b) => a.date.localeCompare(b.date)).at(-1)
  const about =
    '`npm run accuracy` and `npm run accuracy:llm` compare answers with published figures and distances in `test/truth` and `data/extracts`, each with its source. *inside*: how many lie in the range of the answer, of which it says that nine of ten do; the misses are what the programs print.'
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
