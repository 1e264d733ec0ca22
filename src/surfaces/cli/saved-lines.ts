/** Lines of inventory.csv as kept results: each is one scope of a result, with gases where the whole of it was known. */
import type { Calculation } from '../../api/answer.ts'
import { kgOf } from '../../api/kilograms.ts'
import { type LineColumn, lineCellsOf } from '../report/lines.ts'
import { rowOfWhole } from '../report/row.ts'
import { type JsonObject, type Recorded, recordedCells } from '../verify/recorded.ts'

type Line = Readonly<Record<string, string>>

export function recordedLine(line: Line): Recorded {
  // The number of a row and what was added up of it are not of the result.
  const { row: _row, problem: _problem, ...whole } = line
  return recordedCells(whole, (found) => lineAgain(whole, found))
}

/** The line of the same scope, basis and kind; where there is none, the first, which has others. */
function lineAgain(kept: Line, found: Calculation): JsonObject {
  const short = found.short?.()
  if (short === undefined) return {}
  // Inventories of release 1 have a line for each scope, whatever is in it, with the range of the row.
  const isOld = kept.kind === undefined
  const shortRow = isOld ? { ...short.shortRow, lines: [] } : short.shortRow
  const lines = lineCellsOf({ ...rowOfWhole('', short.type, found.body()), shortRow })
  const isOfPlace = (line: Line) => PLACE.every((name) => line[name] === (kept[name] ?? line[name]))
  const line: Line = lines.find(isOfPlace) ?? lines[0] ?? {}
  const ofRow = {
    range_low_kg_of_row: String(kgOf(shortRow.lowGrams)),
    range_high_kg_of_row: String(kgOf(shortRow.highGrams)),
  }
  return Object.fromEntries(
    Object.entries(isOld ? { ...line, ...ofRow } : line).filter(
      ([name]) => isJudged(name, kept, line) && (!isOld || name in kept),
    ),
  )
}

const PLACE: readonly LineColumn[] = ['scope', 'category', 'basis', 'kind']
/** Of a short row an inventory has no gases, and the first factor alone. */
const GASES: ReadonlySet<string> = new Set<LineColumn>([
  'co2_kg',
  'ch4_kg_co2e',
  'n2o_kg_co2e',
  'fluorinated_kg_co2e',
])
const NOT_JUDGED: ReadonlySet<string> = new Set<LineColumn>(['row', 'problem'])

function isJudged(name: string, kept: Line, again: Line): boolean {
  if (NOT_JUDGED.has(name)) return false
  if (GASES.has(name)) return kept[name] !== ''
  return name !== 'factor_ids' || kept.factor_ids !== again.factor_id
}
