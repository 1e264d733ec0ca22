/** Every gas of every year's publication: a kilogram of it is the row's figure, and its parts are the publisher's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { csv } from './editions/published.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The publisher rounds parts and whole each by itself. */
const ROUNDING = 1
const KYOTO = 'Emissions including only Kyoto products'

test.each(['2021', '2022', '2023', '2024', '2025', '2026'])('%s', async (year) => {
  const rows = csv(`extracts/uk-${year}.csv`).filter(({ topic }) => topic === 'refrigerant')
  const wholes = rows.filter(({ variant = '' }) => variant === '' || variant.startsWith('Total'))
  expect(wholes.length).toBeGreaterThan(80)
  for (const { item = '', co2e } of wholes) {
    // 2026: the Kyoto part of it is 0, and so it is left out.
    if (year === '2026' && item === 'R511A') continue
    const query = new URLSearchParams({ gas: item, amount: '1', year, strict: 'true' })
    const { status, json, text } = await app.get(`/v1/refrigerant/emissions?${query}`)
    expect(status, `${item} ${text}`).toBe(200)
    const { emissions } = json.data.attributes
    expect(emissions.source_trail[0].factor, item).toBe(Number(co2e))
    const kyoto = rows.find((row) => row.item === item && row.variant === KYOTO)
    if (kyoto) {
      const far = Math.abs(emissions.ghg_protocol_scopes.scope_1 - Number(kyoto.co2e))
      expect(far, item).toBeLessThanOrEqual(ROUNDING)
    }
  }
})
