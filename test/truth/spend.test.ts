/** Every sector of EPA's supply chain factors: a thousand dollars are a thousand times the row's figure with margins. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spendSectors } from '../../scripts/import/useeio/sectors.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { csv } from './editions/published.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the table is what the importer makes of the extract', () => {
  expect(csv('standing/2/spend_sectors.csv')).toEqual(spendSectors())
})

test('1,016 sectors', async () => {
  const rows = csv('extracts/useeio.csv')
  expect(rows).toHaveLength(1016)
  for (const { naics, with_margins, without_margins, margins } of rows) {
    const { json } = await app.get(`/v1/spend/emissions?amount=1000&naics=${naics}&country=US`)
    const { co2e } = json.data.attributes.emissions
    // Three decimals a dollar are whole kilograms in a thousand.
    expect(co2e, naics).toBe(Math.round(Number(with_margins) * 1000))
    // Each of the publisher's three is rounded by itself.
    expect(Math.abs(Number(without_margins) + Number(margins) - Number(with_margins))).toBeLessThan(0.0016)
  }
}, 60_000)
