/** Countries as statistical offices and standards write them: World Bank, UN M49, ISO 3166-1, short forms of maps. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['Korea, Rep.', 'KR'],
  ['Korea (the Republic of)', 'KR'],
  ["Korea, Dem. People's Rep.", 'KP'],
  ['Egypt, Arab Rep.', 'EG'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Congo, Dem. Rep.', 'CD'],
  ['Congo, Rep.', 'CG'],
  ['Congo (Kinshasa)', 'CD'],
  ['Yemen, Rep.', 'YE'],
  ['Venezuela, RB', 'VE'],
  ['China, Hong Kong SAR', 'HK'],
  ['Taiwan, Province of China', 'TW'],
  ['Tanzania, United Republic of', 'TZ'],
  ['Bahamas, The', 'BS'],
  ["Lao People's Democratic Republic", 'LA'],
  ['Czech Rep.', 'CZ'],
  ['Dominican Rep.', 'DO'],
  ['Bosnia & Herz.', 'BA'],
  ['Moldova (the Republic of)', 'MD'],
  ['Netherlands (the)', 'NL'],
  ['Oesterreich', 'AT'],
])('%s is %s', async (name, code) => {
  const { json } = await app.get(`/v1/electricity/emissions?kwh=100&country=${encodeURIComponent(name)}`)
  const shown = JSON.stringify(json.data?.attributes ?? json.error)
  expect(shown).toContain(`"${code}"`)
})

test.each(['Crimea', 'Yugoslavia', 'Czechoslovakia', 'East Germany'])(
  '%s is no country, and none is taken for it',
  async (name) => {
    const { status, json } = await app.get(`/v1/hotel/emissions?nights=1&country=${encodeURIComponent(name)}`)
    expect([status, json.error.code]).toEqual([422, 'validation_error'])
    expect(json.error.field).toBe('country')
    expect(json.error.suggestion).toBeUndefined()
  },
)
