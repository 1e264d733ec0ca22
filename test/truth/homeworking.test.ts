/** An hour at home with heating is what the publication of each year has for both together. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { csv } from './editions/published.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** So that five decimals of a factor are whole grams. */
const HOURS = 100_000
/** The publisher rounds the sum and its two parts each to five decimals. */
const KG = 1

test.each(['2022', '2023', '2024', '2025', '2026'])('%s', async (year) => {
  const rows = csv(`extracts/uk-${year}.csv`).filter(({ topic }) => topic === 'homeworking')
  const figure = (words: string) => Number(rows.find(({ group }) => group?.startsWith(words))?.co2e)
  const ask = async (heating: boolean) => {
    const query = `hours=${HOURS}&with_heating=${heating}&country=GB&year=${year}&strict=true`
    return (await app.get(`/v1/homeworking/emissions?${query}`)).json.data.attributes.emissions.co2e
  }
  expect(Math.abs((await ask(true)) - HOURS * figure('Homeworking'))).toBeLessThan(KG)
  expect(await ask(false)).toBeCloseTo(HOURS * figure('Office Equipment'), 2)
})
