import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/electricity/emissions'

describe('a wrong parameter is named, with what is allowed', () => {
  test.each([
    ['country=DE', 'kwh', ['kwh is missing']],
    ['kwh=-1&country=DE', 'kwh', ['a number from 0', "'-1'"]],
    ['kwh=abc&country=DE', 'kwh', ['a number', "'abc'"]],
    ['kwh=NaN&country=DE', 'kwh', ['a number', "'NaN'"]],
    ['kwh=0x10&country=DE', 'kwh', ['a number', "'0x10'"]],
    ['kwh=1000000001&country=DE', 'kwh', ['at most 1,000,000,000 kWh']],
    ['kwh=1000001&unit=mwh&country=DE', 'kwh', ['at most 1,000,000,000 kWh', '1,000,001 mwh']],
    ['kwh=1&unit=joule&country=DE', 'unit', ['kwh, mwh, wh', "'joule'"]],
    ['kwh=1&country=XX', 'country', ["We don't recognise the country 'XX'."]],
    ['kwh=1&state=CA', 'state', ['state needs a country']],
    [
      'kwh=1&country=DE&state=BY',
      'state',
      ['no state-level factors for Germany', 'Australia, Canada, China, India, Japan and the United States'],
    ],
    ['kwh=1&country=US&state=XX', 'state', ["the state 'XX' in the United States", 'AK, AL']],
    ['kwh=1&country=US&state=CA-ON', 'state', ["the state 'CA-ON' in the United States"]],
    ['kwh=1&country=US&state=C%20A', 'state', ['letters, digits or hyphens']],
    ['kwh=1&cloud_provider=aws', 'cloud_region', ['cloud_region is missing']],
    ['kwh=1&cloud_region=eu-west-1', 'cloud_provider', ['cloud_provider is missing']],
    ['kwh=1&cloud_provider=ibm&cloud_region=x', 'cloud_provider', ['aws, gcp, azure', "'ibm'"]],
    ['kwh=1&country=DE&supplier_factor=-1', 'supplier_factor', ['from 0 to 2,000']],
    ['kwh=1&country=DE&supplier_factor=2001', 'supplier_factor', ['from 0 to 2,000']],
    ['kwh=1&kwh=2&country=DE', 'kwh', ['2 times']],
  ])('%s', async (query, field, says) => {
    expectRefused(await app.get(`${PATH}?${query}`), { field, says })
  })

  test("another provider's region: the provider's own are listed", async () => {
    const reply = await app.get(`${PATH}?kwh=1&cloud_provider=azure&cloud_region=us-east-1`)
    expectRefused(reply, { field: 'cloud_region', says: ["'us-east-1'", 'azure'] })
    expect(reply.json.error.available_regions).toContain('westeurope')
    expect(reply.json.error.available_regions).not.toContain('eu-west-1')
  })

  test('an unknown state: those of the country are listed', async () => {
    const reply = await app.get(`${PATH}?kwh=1&country=CA&state=CA`)
    expect(reply.json.error.available_states).toEqual('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))
  })
})

describe('nothing known, or only a fallback', () => {
  test('no grid for Antarctica', async () => {
    const reply = await app.get(`${PATH}?kwh=1&country=AQ`)
    expect(reply.status).toBe(422)
    expect(reply.json.error).toMatchObject({ code: 'no_factor', field: 'country' })
  })

  test.each([
    [
      'a borrowed grid',
      'country=MC',
      'country',
      'No grid factor is published for Monaco, so we used that of France.',
    ],
    [
      'an assumed place',
      '',
      'country',
      'No location was given, so we assumed the grid of the United Kingdom.',
    ],
    [
      'a share of a life-cycle value',
      'country=SG',
      'country',
      'Scope 2 for Singapore is estimated: 75.12 % of the published life-cycle factor is counted as direct emissions.',
    ],
  ])('strict: %s', async (_, query, field, why) => {
    const reply = await app.get(`${PATH}?kwh=1&strict=true&${query}`)
    expect(reply.status).toBe(422)
    expect(reply.json.error).toMatchObject({
      code: 'no_exact_factor',
      field,
      message: expect.stringContaining(why),
    })
  })

  test('strict: every fallback is named', async () => {
    // Andorra borrows its grid, which is split, and no loss is published for it.
    const { json } = await app.get(`${PATH}?kwh=1&strict=true&country=AD&include_td_losses=true`)
    expect(json.error.errors.map(({ field }: { field: string }) => field)).toEqual([
      'country',
      'country',
      'include_td_losses',
    ])
  })

  // EEA 2024 is held as published; the market-based result is then without a number.
  test.each([
    'country=DE&year=2024&include_wtt=false',
    'country=US&include_wtt=false',
    'country=GB&year=2025',
  ])('strict lets exact figures through: %s', async (query) => {
    expect((await app.get(`${PATH}?kwh=1&strict=true&${query}`)).status).toBe(200)
  })
})
