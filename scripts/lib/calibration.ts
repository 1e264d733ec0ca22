/** What was measured of the ranges, as a table that answers read and as tables of docs/calibration.md. */
import { csvLine } from '../../src/factors/tables/csv.ts'
import { type Measurement, measure } from '../../src/surfaces/calibration/measure.ts'
import { HEAD, rowOf } from '../../src/surfaces/calibration/table.ts'
import { publishedValues } from '../../src/surfaces/calibration/value.ts'
import { readRegister } from '../../src/surfaces/process/data/register.ts'
import { contextOf } from '../../src/surfaces/process/installed.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'

/** Of these editions, or of every one. */
export async function measureEditions(names: readonly string[] = editionNames()): Promise<Measurement[]> {
  const values = publishedValues(PACKAGE_DATA)
  const found: Measurement[] = []
  for (const name of names) found.push(await measure(contextOf(name), values))
  return found
}

const editionNames = () => readRegister(PACKAGE_DATA).entries.map(({ name }) => name)

const COLUMNS = ['edition', 'class', 'n', 'inside', 'publishers', 'way']

/** The text of data/calibration/measured.csv: classes with a value. */
export function measuredText(measurements: readonly Measurement[]): string {
  const rows = measurements.flatMap(({ edition, classes }) =>
    classes.flatMap(({ ofClass, n, inside, publishers, way }) =>
      n === 0 ? [] : [csvLine([edition, ofClass, n, inside, publishers, way].map(String))],
    ),
  )
  return `${[csvLine(COLUMNS), ...rows].join('\n')}\n`
}

/** Of the default edition of 1.0.0, and of the open revision of its year: before and after. */
const SHOWN = ['2025.2', '2025.3']

/** The page with the tables of these editions between its marks. */
export function calibrationPage(page: string, measurements: readonly Measurement[]): string {
  return SHOWN.reduce((text, edition) => {
    const found = measurements.find((one) => one.edition === edition)
    return found ? replaced(text, edition, markdownTable(found)) : text
  }, page)
}

function replaced(page: string, edition: string, table: string): string {
  const [start, end] = [`<!-- measured ${edition} -->`, `<!-- end ${edition} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/calibration.md has no ${start} and ${end}`)
  return `${page.slice(0, from + start.length)}\n\n${table}\n\n${page.slice(to)}`
}

function markdownTable({ classes }: Measurement): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = classes.map(rowOf).map(([name = '', ...cells]) => line([`\`${name}\``, ...cells]))
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows].join('\n')
}
