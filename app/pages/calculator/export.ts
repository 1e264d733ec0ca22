/** A result for other programs: as rows and as a request. */
import { csvOf } from '../../parts/csv.ts'
import { counted, type EmissionsAnswer, totalKg } from '../../parts/result.ts'

const COLUMNS = [
  'name',
  'quantity',
  'quantity_unit',
  'factor',
  'factor_unit',
  'contribution_kg',
  'tier',
  'factor_id',
  'source',
  'source_dataset',
  'year',
  'licence',
] as const

/** A line for each contribution, then the total. */
export function answerCsv(answer: EmissionsAnswer): string {
  const lines = counted(answer).map((entry) => COLUMNS.map((column) => entry[column]))
  const total = COLUMNS.map((column) => {
    if (column === 'name') return 'Total'
    return column === 'contribution_kg' ? totalKg(answer) : undefined
  })
  return csvOf([COLUMNS, ...lines, total])
}

/** `path` with its query. The key is named and not written: what is copied is passed on. */
export function curlOf(origin: string, path: string, hasKey: boolean): string {
  const key = hasKey ? ` -H "Authorization: Bearer $EVERYGRAM_KEY"` : ''
  return `curl${key} '${origin}${path.replaceAll("'", '%27')}'`
}
