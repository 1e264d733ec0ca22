/** Radiative forcing is a line of its own in every boundary, and the lines of a flight add up to the gram. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

interface Line {
  readonly kind: string
  readonly scope: string
  readonly perspective: string
  readonly part_of_total: boolean
  readonly co2e_kg: number
  readonly co2e_grams: number
}

const BOUNDARIES = ['standard', 'ttw', 'wtw', 'wtw_rf'] as const

const TRIPS = [
  'origin_country=GB&origin_location=LHR&destination_country=US&destination_location=JFK&transport_mode=flight',
  'origin_country=DE&origin_location=FRA&destination_country=SG&destination_location=SIN&transport_mode=flight&cabin_class=business&passengers=3',
  'origin_country=GB&destination_country=FR&transport_mode=flight&distance_km=713&return_trip=true',
]
const AIR =
  'origin_country=DE&origin_location=Frankfurt&destination_country=US&destination_location=New%20York&transport_mode=air'
const SHIPMENTS = [
  `${AIR}&weight=1000`,
  `${AIR}&weight=123.456`,
  `${AIR}&weight=77&include_empty_return=true`,
]

async function emissionsOf(url: string) {
  const { status, json, text } = await app.get(url)
  expect(status, text).toBe(200)
  const { emissions } = json.data.attributes
  const own = (emissions.lines as Line[]).filter(({ perspective }) => perspective === 'reporter')
  const inTotal = own.filter(({ part_of_total: isPart }) => isPart)
  const grams = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.co2e_grams, 0)
  expect(grams(inTotal), url).toBe(emissions.co2e_grams)
  const isForcing = ({ kind }: Line) => kind === 'non_co2_effects'
  return {
    emissions,
    forced: inTotal.filter(isForcing),
    beside: own.filter((line) => !line.part_of_total && isForcing(line)),
    grams,
  }
}

describe.each(['2025.2', '2025.3'])('%s', (edition) => {
  test.each(TRIPS.flatMap((trip) => BOUNDARIES.map((boundary) => [trip, boundary] as const)))(
    '%s %s',
    async (trip, boundary) => {
      const url = `/v1/travel/emissions?${trip}&boundary=${boundary}&edition=${edition}`
      const { emissions, forced, grams } = await emissionsOf(url)
      const isIn = boundary === 'standard' || boundary === 'wtw_rf'
      expect(forced.length).toBe(isIn ? 1 : 0)
      // Kilograms with three decimals are whole grams.
      expect(grams(forced)).toBe(Math.round(emissions.radiative_forcing.co2e * 1000))
    },
  )

  test.each(SHIPMENTS.flatMap((shipment) => BOUNDARIES.map((boundary) => [shipment, boundary] as const)))(
    '%s %s',
    async (shipment, boundary) => {
      const url = `/v1/freight/emissions?${shipment}&boundary=${boundary}&edition=${edition}`
      const { emissions, forced, beside, grams } = await emissionsOf(url)
      const isIn = boundary === 'wtw_rf'
      expect([forced.length, beside.length]).toEqual(isIn ? [1, 0] : [0, 1])
      // Shown is the total with it; the line is what that has more than the same without it.
      const without = isIn ? (await emissionsOf(url.replace('wtw_rf', 'wtw'))).emissions : emissions
      const added = emissions.radiative_forcing.co2e_grams - without.co2e_grams
      expect(grams([...forced, ...beside])).toBe(added)
      expect(emissions.co2e_grams).toBe(without.co2e_grams + (isIn ? added : 0))
    },
  )
})
