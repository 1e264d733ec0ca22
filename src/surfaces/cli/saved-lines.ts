/** Lines of inventory.csv as kept results: each is one scope of a result, with gases where the whole of it was known. */
import type { Calculation } from '../../api/answer.ts'
import { type LineColumn, lineCellsOf } from '../report/lines.ts'
import { rowOfWhole } from '../report/row.ts'
import { type JsonObject, type Recorded, recordedCells } from '../verify/recorded.ts'

type Line = Readonly<Record<string, string>>

export function recordedLine(line: Line): Recorded {
  // The number of a row and what was added up of it are not of the result.
  const { row: _row, problem: _problem, ...whole } = line
  return recordedCells(whole, (found) => lineAgain(whole, found))
}

/** The line of the same scope and basis; where there is none, the first, which has others. */
function lineAgain(kept: Line, found: Calculation): JsonObject {
  const short = found.short?.()
  if (short === undefined) return {}
  const lines = lineCellsOf({ ...rowOfWhole('', short.type, found.body()), shortRow: short.shortRow })
  const isOfPlace = (line: Line) => PLACE.every((name) => line[name] === (kept[name] ?? ''))
  const line: Line = lines.find(isOfPlace) ?? lines[0] ?? {}
  return Object.fromEntries(Object.entries(line).filter(([name]) => isJudged(name, kept, line)))
}

const PLACE: readonly LineColumn[] = ['scope', 'category', 'basis']
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
