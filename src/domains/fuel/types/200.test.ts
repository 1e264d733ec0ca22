import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/fuel/types'

/** The contract's table of fuels: type, label, category, units (the default last), biogenic or not. */
const FUELS = [
  ['natural_gas', 'Natural Gas', 'gaseous', 'kwh therm m3', 'kwh'],
  ['lpg', 'LPG (Liquefied Petroleum Gas)', 'gaseous', 'kwh litre kg', 'litre'],
  ['cng', 'CNG (Compressed Natural Gas)', 'gaseous', 'kwh kg', 'kg'],
  ['biogas', 'Biogas / Biomethane', 'gaseous', 'kwh', 'kwh', true],
  ['diesel', 'Diesel (Gas Oil)', 'liquid', 'kwh litre', 'litre'],
  ['petrol', 'Petrol (Gasoline)', 'liquid', 'kwh litre', 'litre'],
  ['kerosene', 'Burning Oil / Kerosene', 'liquid', 'kwh litre', 'litre'],
  ['fuel_oil', 'Fuel Oil (Heavy)', 'liquid', 'kwh litre', 'litre'],
  ['red_diesel', 'Gas Oil (Red Diesel / Off-road)', 'liquid', 'kwh litre', 'litre'],
  ['biodiesel', 'Biodiesel (B100 / FAME)', 'biofuel', 'litre', 'litre', true],
  ['hvo', 'HVO (Hydrotreated Vegetable Oil)', 'biofuel', 'litre', 'litre', true],
  ['bioethanol', 'Bioethanol', 'biofuel', 'litre', 'litre', true],
  ['wood_logs', 'Wood Logs', 'biofuel', 'kwh kg', 'kg', true],
  ['wood_pellets', 'Wood Pellets', 'biofuel', 'kwh kg', 'kg', true],
  ['coal_industrial', 'Coal (Industrial)', 'solid', 'kwh kg', 'kg'],
  ['coal_domestic', 'Coal (Domestic / Household)', 'solid', 'kwh kg', 'kg'],
] as const

test('the 16 fuels of the contract with their units', async () => {
  const { status, json } = await app.get(PATH)
  expect(status).toBe(200)
  const contracted = FUELS.map(([fuel_type, label, category, units, default_unit, is_biofuel = false]) => ({
    fuel_type,
    label,
    category,
    is_biofuel,
    available_units: units.split(' '),
    default_unit,
  }))
  expect(json.data).toEqual(expect.arrayContaining(contracted))
  const { length } = json.data
  expect(json.meta).toMatchObject({ total_fuel_types: length, notices: [], edition: '2025.1' })
})

describe('by category; biogas is both gaseous and biofuel', () => {
  test.each([
    ['gaseous', 'natural_gas lpg cng biogas'],
    ['liquid', 'diesel petrol kerosene fuel_oil red_diesel'],
    ['biofuel', 'biogas biodiesel hvo bioethanol wood_logs wood_pellets'],
    ['solid', 'coal_industrial coal_domestic'],
    ['%20Solid%20', 'coal_industrial coal_domestic'],
  ])('%s', async (category, expected) => {
    const { json } = await app.get(`${PATH}?category=${category}`)
    const types = json.data.map((fuel: { fuel_type: string }) => fuel.fuel_type)
    for (const [other] of FUELS) expect(types.includes(other)).toBe(expected.split(' ').includes(other))
    expect(json.meta.total_fuel_types).toBe(types.length)
  })

  test('an empty category is none', async () => {
    expect((await app.get(`${PATH}?category=`)).json.data).toEqual((await app.get(PATH)).json.data)
  })
})

test('an unknown parameter is named', async () => {
  const { json } = await app.get(`${PATH}?kind=solid`)
  expect(json.data).toEqual((await app.get(PATH)).json.data)
  expect(json.meta.notices[0]).toMatchObject({ code: 'unknown_parameter', field: 'kind' })
})
