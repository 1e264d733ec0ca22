/** Waste in an edition. */
import type { Report, TableSet } from '../../tables/table.ts'
import type { Part } from '../part.ts'
import { type WasteFactors, wasteFactors } from './factors.ts'
import { WASTE, WASTE_MATERIALS, WASTE_TREATMENTS } from './tables.ts'

export const wastePart: Part<WasteFactors> = {
  name: 'waste',
  tables: [WASTE_MATERIALS, WASTE_TREATMENTS, WASTE],
  check: checkWaste,
  build: (basis, tables) => wasteFactors(tables, basis),
}

/** An edition has factors of every material, or of none. */
function checkWaste(tables: TableSet, report: Report): void {
  const known = new Set(tables.rows(WASTE).map(({ material }) => material))
  if (known.size === 0) return
  for (const { material, line } of tables.rows(WASTE_MATERIALS)) {
    if (!known.has(material)) report(WASTE_MATERIALS, line, `waste.csv has no row for ${material}`)
  }
}
