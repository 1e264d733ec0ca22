import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function refused(url: string) {
  const { status, json } = await app.get(`/v1/${url}`)
  expect(status, JSON.stringify(json)).toBe(422)
  return json.error
}

const TRAVEL = 'travel/emissions?transport_mode=car&origin_country=GB&destination_country=GB&distance_km='
const FREIGHT = 'freight/emissions?origin_country=GB&destination_country=GB&planned_distance_km=10&weight='
const ELECTRICITY = 'electricity/emissions?country=GB&kwh='
const REFRIGERANT = 'refrigerant/emissions?gas=R32&year=2025&amount='
const HOMEWORKING = 'homeworking/emissions?country=GB&hours='

test.each([
  // 12 x 1.609344 = 19.312128; 500 m = 0.5 km; 10 x 1.852 = 18.52.
  [`${TRAVEL}12 miles`, '19.312128'],
  [`${TRAVEL}500 m`, '0.5'],
  [`${TRAVEL}10 nautical miles`, '18.52'],
  [`${TRAVEL}100km`, '100'],
  [`${TRAVEL}1 000 km`, '1000'],
  // 5 MWh = 5000 kWh; 7.2 / 3.6 = 2; 5 / 3.6 = 1.3888888…, rounded to six decimals; 5 kWh = 0.005 MWh.
  [`${ELECTRICITY}5 MWh`, '5000'],
  [`${ELECTRICITY}7.2 MJ`, '2'],
  [`${ELECTRICITY}5 MJ`, '1.388889'],
  [`${ELECTRICITY}5 kWh&unit=mwh`, '0.005'],
  // 500 x 0.45359237 = 226.796185; 1 / 0.45359237 = 2.20462262…; 1 lb has eight decimals and is exact.
  [`${FREIGHT}500 lb&unit=kg`, '226.796185'],
  [`${FREIGHT}500 pounds`, '226.796185'],
  [`${FREIGHT}1 kg&unit=lbs`, '2.204623'],
  [`${FREIGHT}1 lb`, '0.45359237'],
  // 0.02 g = 0.00002 kg = 0.00002 / 0.45359237 lb = 0.0000440924…: six digits.
  [`${FREIGHT}0.02 g&unit=lb`, '0.0000440925'],
  // 8 oz are half a pound; 30 minutes half an hour.
  [`${REFRIGERANT}8 oz&unit=lb`, '0.5'],
  [`${HOMEWORKING}30 minutes`, '0.5'],
  ['hotel/emissions?country=GB&nights=3 nights', '3'],
])('%s: %s', async (url, suggestion) => {
  expect((await refused(url)).suggestion).toBe(suggestion)
})

test('the message has both: the converted number, and the number with its unit', async () => {
  expect((await refused(`${FREIGHT}500 lb&unit=kg`)).message).toMatch(
    /Send 226\.796185 with unit=kg, or 500 with unit=lb\.$/,
  )
})

test.each([
  ['fuel/emissions?fuel_type=diesel&amount=5 litres', /Send 5 with unit=litre\.$/],
  [
    'fuel/emissions?fuel_type=diesel&amount=5 gallons',
    /US gallon is 3\.785411784 litres and an imperial one/,
  ],
  [`${TRAVEL}12 furlongs`, /Send the number in km, without the unit\.$/],
  [`${TRAVEL}12 kg`, /Send the number in km, without the unit\.$/],
  [`${TRAVEL}5M`, /Send the number in km, without the unit\.$/],
  [`${TRAVEL}1,000 miles`, /no thousands separator, for example 1234\.5\.$/],
  [`${FREIGHT}5 tons`, /short ton/],
  [`${FREIGHT}-5 lb`, /you sent '-5 lb'\.$/],
  [`${FREIGHT}5 boxes`, /unit=kg, g, lb, tonne\.$/],
  [`${REFRIGERANT}5 %25`, /unit=kg, g, tonne, lb\.$/],
  ['spend/emissions?naics=337214&amount=30 USD', /a number without a unit\.$/],
  ['spend/emissions?naics=337214&amount=£30', /you sent '£30'\.$/],
  ['spend/emissions?naics=337214&amount=1_000', /no thousands separator, for example 1234\.5\.$/],
  ['refrigerant/emissions?gas=R32&charge=20&leak_rate=10 %25', /a number without a unit\.$/],
])('%s: nothing is suggested', async (url, says) => {
  const { suggestion, message } = await refused(url)
  expect(suggestion).toBeUndefined()
  expect(message).toMatch(says)
})
