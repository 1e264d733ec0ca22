/** Hotels that are estimated by their grids: ranges and the page of the method are those of the fit of the edition. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { field } from '../../scripts/import/lib/tables.ts'
import { tableRows } from '../../scripts/lib/edition-tables.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { type TestApp, testApp } from '../support/app.ts'

const EDITIONS = ['2021.1', '2022.1', '2023.1', '2024.1', '2025.1', '2025.2', '2026.1']
/** Some with a grid of their own, some that borrow one. */
const COUNTRIES = ['SE', 'NG', 'MC', 'IS']

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const fitOf = (edition: string) => {
  const [row = {}] = tableRows(edition, 'hotel_estimate_fit')
  return row
}
const number = (edition: string, name: string) => Number(field(fitOf(edition), name))

test.each(EDITIONS)(
  '%s: a range is the figure times the multipliers of its own fit, as the notice says',
  async (edition) => {
    for (const country of COUNTRIES) {
      const { json } = await app.get(`/v1/hotel/emissions?country=${country}&nights=1&edition=${edition}`)
      const { emissions, notices } = json.data.attributes
      const { low, high } = emissions.range
      expect(low).toBeCloseTo(emissions.co2e * number(edition, 'range_low_multiplier'), 3)
      expect(high).toBeCloseTo(emissions.co2e * number(edition, 'range_high_multiplier'), 3)
      const { low_kg: saidLow, high_kg: saidHigh } = notices[0].values
      // The table has them to one decimal, of a factor that was not rounded yet.
      expect(Math.abs(saidLow - low)).toBeLessThan(0.2)
      expect(Math.abs(saidHigh - high)).toBeLessThan(0.2)
    }
  },
)

test('the page of the method has the fit of the default edition', () => {
  const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'methods', 'hotel.md'), 'utf8')
  const edition = '2025.2'
  expect(page).toContain(
    `${field(fitOf(edition), 'intercept')} + ${field(fitOf(edition), 'slope')} × ln(grid intensity + ${field(fitOf(edition), 'offset_gco2e_per_kwh')})`,
  )
  expect(page).toContain(
    `×${number(edition, 'range_low_multiplier')} to ×${number(edition, 'range_high_multiplier')}`,
  )
  const rows = tableRows(edition, 'hotel_estimates')
  expect(page).toContain(`| \`estimate\` | ${rows.length} |`)
})
