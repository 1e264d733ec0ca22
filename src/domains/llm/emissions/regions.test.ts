/** 200: which grid a region leads to. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function ask(query: string) {
  const { status, json } = await app.get(`/v1/digital/llm/emissions?model=gpt-5.2&tokens_output=100&${query}`)
  expect(status, query).toBe(200)
  return json.data.attributes
}

const codes = (attributes: { notices: { code: string }[] }) => attributes.notices.map(({ code }) => code)

test.each([
  ['CA', 'US-CA', 'US', 'CA'],
  ['ca', 'US-CA', 'US', 'CA'],
  ['CAN', 'CA', 'CA', null],
  ['IN', 'IN', 'IN', null],
  ['DE', 'DE', 'DE', null],
  ['GA', 'GA', 'GA', null],
  ['AL', 'AL', 'AL', null],
])('%s is a code of two places and is taken as %s', async (region, code, country, state) => {
  const attributes = await ask(`region=${region}`)
  expect(attributes.grid).toMatchObject({ resolved_region: code, country_code: country, state })
  // Ember's figure of Albania is of 2021, four years before the edition's.
  const older = code === 'AL' ? ['factor_from_other_year'] : []
  if (region.length === 2) expect(codes(attributes)).toEqual([...older, 'ambiguous_region'])
})

test.each([
  ['US-GA', 'US-GA', 'US', 'GA'],
  ['us-in', 'US-IN', 'US', 'IN'],
  ['US-DE', 'US-DE', 'US', 'DE'],
  ['US-CA', 'US-CA', 'US', 'CA'],
  ['TX', 'US-TX', 'US', 'TX'],
  ['US', 'US', 'US', null],
  ['USA', 'US', 'US', null],
  ['CA-ON', 'CA-ON', 'CA', 'ON'],
  ['IN-GA', 'IN-GA', 'IN', 'GA'],
  ['JP-13', 'JP-13', 'JP', '13'],
  ['UK', 'GB', 'GB', null],
  ['EL', 'GR', 'GR', null],
  [' fr ', 'FR', 'FR', null],
])('%s is %s and nothing else', async (region, code, country, state) => {
  const attributes = await ask(`region=${encodeURIComponent(region)}`)
  expect(attributes.grid).toMatchObject({ resolved_region: code, country_code: country, state })
  expect(codes(attributes)).toEqual([])
})

// 100 x 0.843 / 1000 x 1.12 = 0.094416 Wh; California x 179.1 / 1000 = 0.0169099 g, + 0.015 g = 0.0319099 g.
test('the grid of the region is the one computed with', async () => {
  expect((await ask('region=CA')).emissions.co2e).toBe(0.03191)
})

test.each([
  ['openai', 'US'],
  ['mistral', 'FR'],
  ['cohere', 'CA'],
  ['deepseek', 'CN'],
  ['self_hosted', 'US'],
])('%s without region is at home in %s, and says that this is assumed', async (provider, country) => {
  const attributes = await ask(`provider=${provider}`)
  expect(attributes.grid.country_code).toBe(country)
  expect(codes(attributes)).toContain('location_assumed')
})

test('a borrowed grid says so about the region', async () => {
  const { grid, notices } = await ask('region=MC')
  expect(grid).toMatchObject({ country_code: 'MC', carbon_intensity: 41.45, is_estimate: true })
  expect(notices).toContainEqual(expect.objectContaining({ code: 'estimated_factor', field: 'region' }))
})
