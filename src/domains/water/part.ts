/** Water in an edition. */
import type { Report, TableSet } from '../../tables/table.ts'
import type { Part } from '../part.ts'
import { type WaterFactors, waterFactors } from './factors.ts'
import { WATER } from './tables.ts'

const SERVICES = ['supply', 'treatment'] as const

export const waterPart: Part<WaterFactors> = {
  name: 'water',
  tables: [WATER],
  check: checkWater,
  build: (basis, tables) => waterFactors(tables, basis),
}

function checkWater(tables: TableSet, report: Report): void {
  const known = new Set(tables.rows(WATER).map(({ service }) => service))
  for (const service of SERVICES) if (!known.has(service)) report(WATER, 1, `no row for ${service}`)
}
