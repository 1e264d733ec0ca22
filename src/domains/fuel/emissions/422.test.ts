import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/fuel/emissions'
const ALL =
  'natural_gas lpg cng biogas diesel petrol kerosene fuel_oil red_diesel biodiesel hvo bioethanol wood_logs wood_pellets coal_industrial coal_domestic'.split(
    ' ',
  )

describe('fuel_type', () => {
  test.each(['coal', 'gas', 'naturalgazz', '__proto__', 'toString'])('%s', async (fuel) => {
    const reply = await app.get(`${PATH}?fuel_type=${encodeURIComponent(fuel)}&amount=1`)
    expectRefused(reply, { code: 'invalid_fuel_type', field: 'fuel_type', says: [`'${fuel}'`] })
    expect(reply.json.error.available_fuel_types).toEqual(expect.arrayContaining(ALL))
  })

  test('missing: a validation_error', async () => {
    const reply = await app.get(`${PATH}?amount=1`)
    expectRefused(reply, { field: 'fuel_type', says: ['fuel_type is missing'] })
  })
})

describe('unit', () => {
  test.each([
    ['diesel', 'kg', 'kwh litre'],
    ['natural_gas', 'litre', 'kwh therm m3'],
    ['hvo', 'kwh', 'litre'],
    ['coal_domestic', 'tonne', 'kwh kg'],
    ['petrol', 'constructor', 'kwh litre'],
  ])('%s in %s', async (fuel, unit, available) => {
    const reply = await app.get(`${PATH}?fuel_type=${fuel}&amount=1&unit=${unit}`)
    const units = available.split(' ')
    expectRefused(reply, { code: 'invalid_unit', field: 'unit', says: [`'${unit}'`, units.join(', ')] })
    expect(reply.json.error.available_units).toEqual(units)
  })
})

describe('amount, 0.001 to 1e9', () => {
  test.each(['0', '0.0009', '-1', '1000000001', '1e10', 'NaN', 'Infinity', '0x10', '1,5', '1,000', 'ten'])(
    '%s',
    async (amount) => {
      const reply = await app.get(`${PATH}?fuel_type=diesel&amount=${encodeURIComponent(amount)}`)
      expectRefused(reply, { field: 'amount', says: ['a number from 0.001 to 1,000,000,000', `'${amount}'`] })
    },
  )

  test('missing', async () => {
    expectRefused(await app.get(`${PATH}?fuel_type=diesel`), { field: 'amount', says: ['is missing'] })
  })

  test('the bounds themselves are allowed', async () => {
    // 0.001 litre: 2.57082 + 0.61101 = 3.18183 g, so 3 g. Shares: 2.42 and 0.58, so 2 g and 1 g.
    const least = await app.get(`${PATH}?fuel_type=diesel&amount=0.001`)
    expect(least.json.data.attributes.emissions).toMatchObject({
      co2e_grams: 3,
      breakdown: { direct_co2e: 0.002, wtt_co2e: 0.001 },
    })
    // 1e9 m3: (2.06672 + 0.3366) x 1e9 = 2,403,320,000 kg.
    const most = await app.get(`${PATH}?fuel_type=natural_gas&unit=m3&amount=1e9`)
    expect(most.json.data.attributes.emissions.co2e_grams).toBe(2_403_320_000_000)
  })
})

test.each([
  ['include_wtt=perhaps', 'include_wtt', 'true or false'],
  ['equivalents=2', 'equivalents', 'true or false'],
  ['amount=2', 'amount', '2 times'],
  ['unit=litre&unit=kwh', 'unit', '2 times'],
  ['strict=true&units=litre', 'units', "'unit'"],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?fuel_type=diesel&amount=1&${query}`), { field, says: [says] })
})

describe('several wrong parameters are all listed', () => {
  test.each([
    ['', 'fuel_type amount'],
    ['fuel_type=peat&amount=0&include_wtt=2', 'fuel_type amount include_wtt'],
    ['fuel_type=diesel&amount=0&unit=gallon', 'amount unit'],
  ])('%s', async (query, fields) => {
    const { status, json } = await app.get(`${PATH}?${query}`)
    expect(status).toBe(422)
    const named = json.error.errors?.map((problem: { field: string }) => problem.field)
    expect(named).toEqual(fields.split(' '))
  })
})

test('strict=true is fine with every fuel: a gas split inside of a published total is no fallback', async () => {
  for (const fuel of ALL) {
    expect((await app.get(`${PATH}?fuel_type=${fuel}&amount=1&strict=true`)).status).toBe(200)
  }
})
