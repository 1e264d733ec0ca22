/** Homeworking in an edition. */
import type { Report, TableSet } from '../../tables/table.ts'
import type { Part } from '../part.ts'
import { type HomeworkingFactors, homeworkingFactors } from './factors.ts'
import { HOMEWORKING } from './tables.ts'

export const homeworkingPart: Part<HomeworkingFactors> = {
  name: 'homeworking',
  tables: [HOMEWORKING],
  check: checkHomeworking,
  build: (basis, tables) => homeworkingFactors(tables, basis),
}

/** Both rows, or none. */
function checkHomeworking(tables: TableSet, report: Report): void {
  const rows = tables.rows(HOMEWORKING)
  if (rows.length === 1) report(HOMEWORKING, 1, 'equipment and heating must both be there')
}
