/** Answers of every year against figures worked by hand from the published rows: see README.md. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRows } from '../../../scripts/import/lib/tables.ts'
import { type TestApp, testApp } from '../../support/app.ts'

const YEARS = ['2021', '2022', '2023', '2024', '2025', '2026']
const ROWS_MIN = 60
const GASES = ['co2', 'ch4', 'n2o'] as const

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe.each(YEARS)('%s', (year) => {
  const rows = readRows(import.meta.dirname, `${year}.csv`)

  test('has sixty figures or more, each asked once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(ROWS_MIN)
    expect(new Set(rows.map(({ request }) => request)).size).toBe(rows.length)
  })

  test.each(rows.map((row) => [row.publisher_row, row.request, row]))('%s: %s', async (_, request, row) => {
    const { status, json } = await app.get(`${request}&year=${year}`)
    expect(status, JSON.stringify(json)).toBe(200)
    const { emissions } = json.data.attributes
    expect(String(emissions.co2e_grams)).toBe(row.co2e_grams)
    if (!row.co2) return
    // Parts are apportioned to the gram: each lies within a gram of its own product, and of what the gases miss the total by.
    const total = Number(row.factor)
    const sum = GASES.reduce((all, gas) => all + Number(row[gas]), 0)
    for (const gas of GASES) {
      const kg = Number(row[gas]) * (total / sum) * Number(row.quantity)
      expect(Math.abs(emissions.breakdown[`direct_${gas}`] - kg), gas).toBeLessThanOrEqual(0.001001)
    }
  })
})

test('the figures are those of the extracts', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'data', 'extracts')
  for (const year of YEARS) {
    const extract = new Set(
      readRows(folder, `uk-${year}.csv`).map((row) =>
        [[row.group, row.item, row.detail, row.variant].filter(Boolean).at(-1), row.co2e].join(' '),
      ),
    )
    const published = readRows(import.meta.dirname, `${year}.csv`).filter(({ unit }) => unit !== 'kwh')
    for (const { publisher_row = '', factor } of published) {
      expect(extract, `${year} ${publisher_row}`).toContain(`${publisher_row.split(': ').at(-1)} ${factor}`)
    }
  }
})
