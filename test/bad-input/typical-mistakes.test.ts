/** What people send by mistake: of 84 at least 74 are told what to send instead. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'

const HOTEL = '/v1/hotel/emissions?'
const STAY = `${HOTEL}nights=3&`
const FUEL = '/v1/fuel/emissions?'
const POWER = '/v1/electricity/emissions?'
const TRAVEL =
  '/v1/travel/emissions?origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds&'
const FREIGHT =
  '/v1/freight/emissions?origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds&'
const FREIGHT_US =
  '/v1/freight/emissions?origin_country=US&origin_location=Dallas&destination_country=US&destination_location=Houston&weight=2&'
const WATER = '/v1/water/emissions?country=GB&'

/** The request, and what its message must name. */
const MISTAKES: readonly [request: string, says: RegExp][] = [
  // Numbers.
  [`${FUEL}fuel_type=diesel&amount=12,5`, /12\.5/],
  [`${FUEL}fuel_type=diesel&amount=1,250`, /1250.*1\.250/],
  [`${FUEL}fuel_type=diesel&amount=1.250,75`, /1250\.75/],
  [`${FUEL}fuel_type=diesel&amount=1,234,567.5`, /1234567\.5/],
  [`${FUEL}fuel_type=diesel&amount=100%20litres`, /Send 100 with unit=litre/],
  [`${FUEL}fuel_type=diesel&amount=50L`, /Send 50 with unit=litre/],
  [`${POWER}country=DE&kwh=5000kWh`, /Send 5000\./],
  [`${POWER}country=DE&kwh=12.500,00`, /12500\.00/],
  [`${FREIGHT}weight=500kg`, /Send 500\./],
  [`${FREIGHT}weight=2,5&unit=tonne`, /2\.5/],
  [`${STAY.replace('3', '3.0')}country=GB`, /Send 3/],
  [`${HOTEL}country=GB&nights=3%20nights`, /Send 3\./],
  [`${HOTEL}country=GB&nights=1e1`, /Send 10/],
  [`${TRAVEL}passengers=2.0`, /Send 2/],
  [`${TRAVEL}distance_km=350%20km`, /Send 350\./],
  [`${TRAVEL}distance_km=1,200`, /1200/],
  // Units.
  [`${FUEL}fuel_type=diesel&amount=10&unit=gallon`, /3\.785411784.*4\.54609/],
  [`${FUEL}fuel_type=diesel&amount=10&unit=gal`, /unit=litre/],
  [`${FUEL}fuel_type=natural_gas&amount=10&unit=gj`, /unit=kwh/],
  [`${FUEL}fuel_type=natural_gas&amount=10&unit=MMBtu`, /unit=therm/],
  [`${FUEL}fuel_type=natural_gas&amount=10&unit=ccf`, /unit=m3/],
  [`${FUEL}fuel_type=natural_gas&amount=10&unit=kwhh`, /'kwh'/],
  [`${FUEL}fuel_type=diesel&amount=10&unit=kg`, /kwh, litre/],
  [`${FUEL}fuel_type=diesel&amount=10&unit=litter`, /'litre'/],
  [`${POWER}country=DE&kwh=10&unit=kw`, /times the hours/],
  [`${POWER}country=DE&kwh=10&unit=GWh`, /unit=mwh/],
  [`${FREIGHT_US}unit=ton`, /1,000 kg.*2,000 lb/],
  [`${FREIGHT_US}unit=tons`, /unit=tonne.*unit=lb/],
  [`${FREIGHT}weight=2&unit=short%20tons`, /unit=lb/],
  [`${FREIGHT}weight=2&unit=oz`, /divided by 16/],
  [`${FREIGHT}weight=2&unit=tone`, /'tonne'/],
  [`${WATER}amount=10&unit=gallons`, /unit=litre/],
  // Fuels, modes, vehicles, cabins.
  [`${FUEL}fuel_type=gas&amount=10`, /natural_gas.*petrol/],
  [`${FUEL}fuel_type=oil&amount=10`, /kerosene.*fuel_oil/],
  [`${FUEL}fuel_type=coal&amount=10`, /coal_industrial or coal_domestic/],
  [`${FUEL}fuel_type=disel&amount=10`, /'diesel'/],
  [`${FUEL}fuel_type=petroll&amount=10`, /'petrol'/],
  [`${FUEL}fuel_type=natual_gas&amount=10`, /'natural_gas'/],
  [`${FUEL}fuel_type=electricity&amount=10`, /\/v1\/electricity\/emissions/],
  [`${FUEL}fuel_type=jet%20fuel&amount=10`, /\/v1\/travel\/emissions/],
  [`${FUEL}fuel_type=biomass&amount=10`, /wood_logs or wood_pellets/],
  [`${TRAVEL}transport_mode=trian`, /'train'/],
  [`${TRAVEL}transport_mode=fligth`, /'flight'/],
  [`${TRAVEL}transport_mode=truck`, /\/v1\/freight\/emissions/],
  [`${TRAVEL}transport_mode=bicycle`, /motorbike/],
  [`${TRAVEL}transport_mode=car&vehicle_type=gas`, /petrol.*cng/],
  [`${TRAVEL}transport_mode=car&vehicle_type=dieesel`, /'diesel'/],
  [`${TRAVEL}transport_mode=bus&vehicle_type=coatch`, /'coach'/],
  [`${TRAVEL}transport_mode=flight&cabin_class=bussiness`, /'business'/],
  [`${TRAVEL}transport_mode=flight&cabin_class=premium_ecconomy`, /'premium_economy'/],
  [`${FREIGHT}weight=2&transport_mode=rial`, /'rail'/],
  [`${FREIGHT}weight=2&transport_mode=barge`, /road, rail and sea/],
  [`${FREIGHT}weight=2&vehicle_type=articluated`, /'articulated'/],
  [`${FREIGHT}weight=2&fuel_source=gas`, /petrol.*cng or lng/],
  [`${FREIGHT}weight=2&fuel_source=dieesel`, /'diesel'/],
  [`${FREIGHT}weight=2&service_type=dedicatd`, /'dedicated'/],
  // Countries and states.
  [`${STAY}country=EU`, /Choose one country/],
  [`${STAY}country=World`, /Choose one country/],
  [`${STAY}country=California`, /country=US/],
  [`${STAY}country=Ontario`, /country=CA/],
  [`${STAY}country=Germny`, /DE/],
  [`${STAY}country=Untied%20Kingdom`, /GB/],
  [`${STAY}country=Frnace`, /FR/],
  [`${STAY}country=Deutchland`, /Germany \(DE\)/],
  [`${STAY}country=Frankriech`, /France \(FR\)/],
  [`${STAY}country=Espagna`, /Spain \(ES\)/],
  [`${STAY}country=Holand`, /Netherlands/],
  [`${STAY}country=XX`, /two-letter code/],
  ['/v1/hotel/compare?countries=GB,Germny', /DE/],
  [`${POWER}kwh=10&country=US&state=Californa`, /US-CA/],
  [`${POWER}kwh=10&state=CA`, /country=US/],
  // Names of parameters.
  [`${HOTEL}contry=GB&nights=3`, /'country'/],
  [`${HOTEL}country_code=GB&nights=3`, /'country'/],
  [`${HOTEL}country=GB&night=3`, /'nights'/],
  [`${STAY}country=GB&room=2`, /'rooms'/],
  [`${FUEL}fuel=diesel&amount=10`, /'fuel_type'/],
  [`${FUEL}fuel_type=diesel&quantity=10`, /'amount'/],
  [`${FUEL}fuel_type=diesel&amount=10&units=litre`, /'unit'/],
  [`${POWER}amount=10&country=DE`, /'kwh'/],
  [`${POWER}kwh=10&country_code=NP`, /'country'/],
  [`${FREIGHT}weight_kg=500`, /'weight'/],
  [`${TRAVEL}mode=train`, /'transport_mode'/],
  [`${TRAVEL}round_trip=true`, /'return_trip'/],
  [`${TRAVEL}pax=2`, /'passengers'/],
]

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('a typical mistake', () => {
  const messagesOf = async (request: string): Promise<string> => {
    const { status, json } = await app.get(request)
    expect(status).toBe(422)
    const { message, errors = [] } = json.error
    return [message, ...errors.map((one: { message: string }) => one.message)].join(' ')
  }

  test.each(MISTAKES)('%s', async (request, says) => {
    expect(await messagesOf(request)).toMatch(says)
  })

  test('84 were tried, and 74 or more say what to send', async () => {
    expect(MISTAKES).toHaveLength(84)
    let helped = 0
    for (const [request, says] of MISTAKES) if (says.test(await messagesOf(request))) helped++
    expect(helped).toBeGreaterThanOrEqual(74)
  })
})

describe('other words are taken', () => {
  test.each([
    [`${FUEL}fuel_type=gasoline&amount=10&unit=L`, `${FUEL}fuel_type=petrol&amount=10&unit=litre`],
    [
      `${FUEL}fuel_type=Natural%20Gas&amount=10&unit=m%C2%B3`,
      `${FUEL}fuel_type=natural_gas&amount=10&unit=m3`,
    ],
    [`${FUEL}fuel_type=petrol&amount=1%20250&unit=liters`, `${FUEL}fuel_type=petrol&amount=1250&unit=litre`],
    [`${FUEL}fuel_type=petrol&amount=%207%20`, `${FUEL}fuel_type=petrol&amount=7`],
    [`${POWER}kwh=10&country=Deutschland`, `${POWER}kwh=10&country=DE`],
    [`${POWER}kwh=10&country=USA&state=Texas`, `${POWER}kwh=10&country=US&state=US-TX`],
    [`${STAY}country=%E6%97%A5%E6%9C%AC`, `${STAY}country=JP`],
    [`${STAY}country=United%20Kingdom`, `${STAY}country=GB`],
    [`${STAY}country=GBR&equivalents=no`, `${STAY}country=GB`],
    [`${STAY}country=holland`, `${STAY}country=NL`],
    [`${FREIGHT}weight=2&unit=t&transport_mode=truck`, `${FREIGHT}weight=2&unit=tonne&transport_mode=road`],
    [
      `${TRAVEL}transport_mode=plane&cabin_class=2nd%20class`,
      `${TRAVEL}transport_mode=flight&cabin_class=economy`,
    ],
    [`${TRAVEL}transport_mode=taxicab`, `${TRAVEL}transport_mode=taxi`],
  ])('%s is %s', async (written, meant) => {
    const [first, second] = [await app.get(written), await app.get(meant)]
    expect([first.status, second.status], first.text).toEqual([200, 200])
    expect(first.json.data.id).toBe(second.json.data.id)
  })

  test('a ton is metric, and it is said', async () => {
    const { json } = await app.get(`${FREIGHT}weight=2&unit=tons`)
    expect(json.data.attributes.cargo.weight_kg).toBe(2000)
    expect(json.data.attributes.notices).toContainEqual(
      expect.objectContaining({ code: 'word_taken', message: expect.stringContaining('1,000 kg') }),
    )
  })
})
