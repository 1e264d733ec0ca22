/** What the choice of ports says of roads and ships is what the tables say: a road counts for more than its emissions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freightPart } from '../../src/domains/freight/part.ts'
import { FREIGHT_FACTORS, type FreightFactorRow } from '../../src/domains/freight/tables.ts'
import { add, toNumber } from '../../src/engine/numbers/decimal.ts'
import { SEA_KM_PER_ROAD_KM } from '../../src/geo/chain/port-choice.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { edition } from '../support/app.ts'

/** Well to wheel, g per tonne-km: kilograms, tank to wheel and well to tank. */
function gramsOf(id: string): number {
  const table = edition.tables.find(({ table: { name } }) => name === FREIGHT_FACTORS.name)
  const rows = (table?.rows ?? []) as unknown as readonly FreightFactorRow[]
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`no row ${id}`)
  return Number((1000 * toNumber(add(row.factor, row.wtt_factor))).toPrecision(10))
}

test('the average lorry emits some six times as much as the average container ship', () => {
  expect(edition.part(freightPart).homeCountry).toBe('GB')
  const [lorry, ship] = [gramsOf('freight-road-average-diesel'), gramsOf('freight-sea-container-marine_fuel')]
  const text = readFileSync(join(PACKAGE_ROOT, 'docs', 'methods', 'freight.md'), 'utf8')
  expect(text).toContain(
    `the average lorry's ${lorry} divided by the average container ship's ${ship} g per tonne-km`,
  )
  expect(Math.round(lorry / ship)).toBe(6)
  expect(SEA_KM_PER_ROAD_KM).toBeGreaterThan(lorry / ship)
})
