/** What must be true of every shipment. */

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { outcomeOf } from '../../src/contract/operation.ts'
import { freightEmissions } from '../../src/domains/freight/emissions/operation.ts'
import type { FreightParams } from '../../src/domains/freight/emissions/query.ts'
import { termsOf } from '../../src/domains/freight/emissions/terms.ts'
import type { FreightFactor } from '../../src/domains/freight/factor.ts'
import type { Carriage } from '../../src/domains/freight/load-rate.ts'
import { freightPart } from '../../src/domains/freight/part.ts'
import { givenDistanceEntry } from '../../src/domains/shared/journey/trail.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import { GRAMS } from '../../src/engine/units.ts'
import { edition, services } from '../support/app.ts'

const freight = edition.part(freightPart)
const WAY = {
  nearness: 'global',
  from: 'GB',
  to: 'GB',
  distanceKm: 1000,
  isDedicated: false,
  returnsEmpty: false,
} as const

function factor(
  vehicleType: string,
  fuelSource = 'diesel',
  refrigerated = false,
  mode: 'road' | 'sea' = 'road',
) {
  const found = freight.find({ mode, vehicleType, fuelSource, refrigerated, ...WAY })
  if (!found) throw new Error(`no factor for ${vehicleType} ${fuelSource}`)
  return found
}

const road = [...freight.vehicles.road.values()]
const withFuels = road.flatMap(({ vehicleType, fuels }) =>
  fuels.filter((fuel) => fuel !== 'electric').map((fuel) => [vehicleType, fuel] as const),
)
const byLoad = road.filter(({ vehicleType }) => factor(vehicleType).intensity.vehicle?.full)

interface Load extends Partial<Carriage> {
  readonly factor: FreightFactor
  readonly tonnes: number
  readonly km?: number
}

/** A leg for each load, one behind the other. */
function planFor(loads: readonly Load[]) {
  const terms = loads.flatMap(({ factor, tonnes, km = 1000, ...more }, leg) => {
    const carriage = { isDedicated: false, returnsEmpty: false, ...more }
    const segment = { factor, carriage, distanceMetres: km * 1000, grids: undefined }
    const way = { segments: [segment], distance: DISTANCE, sailed: undefined }
    const carried = { tonnes: decimal(tonnes), of: 'loads', isPerKm: false }
    return termsOf([way], carried).map((term) => ({ ...term, leg }))
  })
  const legs = loads.map(({ tonnes, km = 1000 }) => ({ of: 'loads', tonneKm: decimal(tonnes * km) }))
  return planOf(terms, { unit: GRAMS, breakdown: {}, chain: { legs, buyer: 'scope_3_category_4' } })
}

const DISTANCE = givenDistanceEntry(1_000_000, 'planned_distance_km', 2025)
const ONE_LOAD = { loads: decimal(1) }

const grams = (factor: FreightFactor, cargo: Omit<Load, 'factor' | 'km'>, km = 1000) =>
  Number(planFor([{ factor, ...cargo, km }]).total(ONE_LOAD))

const sumOf = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0)

const tonnes = fc.integer({ min: 1, max: 100_000 }).map((kg) => kg / 1000)

describe('the engine', () => {
  test.each(withFuels)('a shared load of %s with %s is linear in its weight', (type, fuel) => {
    const one = factor(type, fuel)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 50 }), (kg, times) => {
        const once = grams(one, { tonnes: kg / 1000 })
        // Each is rounded to half a gram.
        expect(Math.abs(grams(one, { tonnes: (kg * times) / 1000 }) - times * once)).toBeLessThanOrEqual(
          (times + 1) / 2,
        )
      }),
      { numRuns: 20 },
    )
  })

  test('legs add up to the total to the gram, and so do the scopes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(tonnes, fc.nat(20_000)), { minLength: 1, maxLength: 5 }), (list) => {
        const loads = list.map(([mass, km], i) => {
          const [type, fuel] = withFuels[i % withFuels.length] as readonly [string, string]
          return { factor: factor(type, fuel), tonnes: mass, returnsEmpty: i % 2 === 0, km }
        })
        const { legs, result } = planFor(loads)
        const { total, lines } = result(ONE_LOAD)
        expect(sumOf(legs?.results(Number(total), ONE_LOAD) ?? [], (leg) => leg.total)).toBe(total)
        expect(sumOf(lines, Number)).toBe(total)
      }),
    )
  })

  test.each(byLoad.map(({ vehicleType }) => vehicleType))(
    '%s: a full vehicle of its own is not dearer than the average load, a nearly empty one is',
    (type) => {
      const one = factor(type)
      const { vehicle } = one.intensity
      if (!vehicle) throw new Error('rows by load')
      const { numerator, denominator } = vehicle.payloadTonnes
      const payload =
        Math.floor(
          (1000 * Number(numerator.digits) * 10 ** denominator.scale) /
            (Number(denominator.digits) * 10 ** numerator.scale),
        ) / 1000
      expect(grams(one, { tonnes: payload, isDedicated: true })).toBeLessThan(grams(one, { tonnes: payload }))
      expect(grams(one, { tonnes: 0.1, isDedicated: true })).toBeGreaterThan(grams(one, { tonnes: 0.1 }))
    },
  )

  test('more goods in a vehicle of one’s own never emit less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...byLoad), tonnes, tonnes, ({ vehicleType }, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        const one = factor(vehicleType)
        const of = (mass: number) => grams(one, { tonnes: mass, isDedicated: true })
        expect(of(less)).toBeLessThanOrEqual(of(more))
      }),
    )
  })

  test.each(byLoad.map(({ vehicleType }) => vehicleType))(
    '%s: refrigerated is dearer by the published ratio of its class',
    (type) => {
      const published = (cold: boolean) =>
        factor(type, 'diesel', cold).trail.shared.map((entry) => entry.factor)
      const sum = (list: number[]) => list.reduce((a, b) => a + b)
      const ratio = sum(published(true)) / sum(published(false))
      expect(ratio).toBeGreaterThan(1.1)
      const measured =
        grams(factor(type, 'diesel', true), { tonnes: 1000 }) / grams(factor(type), { tonnes: 1000 })
      expect(measured).toBeCloseTo(ratio, 6)
    },
  )

  test('the empty way back adds and never doubles', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withFuels), tonnes, fc.boolean(), ([type, fuel], mass, isDedicated) => {
        const one = factor(type, fuel)
        const out = grams(one, { tonnes: mass, isDedicated }, 10_000)
        const both = grams(one, { tonnes: mass, isDedicated, returnsEmpty: true }, 10_000)
        expect(both).toBeGreaterThan(out)
        expect(both).toBeLessThan(2 * out)
      }),
    )
  })
})

const DEFAULTS: Omit<FreightParams, 'weight'> = {
  unit: 'kg',
  transport_mode: 'auto',
  vehicle_type: 'average',
  fuel_source: 'diesel',
  service_type: 'shared',
  refrigerated: false,
  include_empty_return: false,
  detailed_route: false,
  explain: false,
  equivalents: false,
}

/** Every continent, islands, landlocked countries, and one behind closed borders. */
const SAMPLE =
  'GB DE FR ES IT SE PL GR TR CH RU UA US CA MX BR AR CO CN JP IN ID KZ MN SA EG NG KE ZA AU'.split(' ')

describe('every pair of 30 countries has an answer in auto mode', () => {
  beforeAll(() => void services.routing)

  test.each(SAMPLE)('from %s', async (origin) => {
    for (const destination of SAMPLE.slice(SAMPLE.indexOf(origin) + 1)) {
      const ends = { origin_country: origin, destination_country: destination }
      const { result } = await outcomeOf(freightEmissions, services, { ...DEFAULTS, ...ends, weight: 1000 })
      const { plan, calculation } = result
      const { legs, chain } = calculation.choice.journey
      const total = Number(result.result.total)
      const ofLegs = plan.legs?.results(total, calculation.measures) ?? []
      const where = `${origin} - ${destination}`
      expect(
        sumOf(ofLegs, (leg) => leg.total),
        where,
      ).toBe(total)
      expect(total, where).toBeGreaterThan(0)
      for (const [i, { route }] of legs.entries()) {
        const next = legs[i + 1]
        if (next)
          expect([route.destination.lat, route.destination.lon]).toEqual([
            next.route.origin.lat,
            next.route.origin.lon,
          ])
      }
      // No road to a port is longer than the whole journey.
      const main = chain.legs[chain.main]
      for (const leg of chain.legs)
        expect(leg.distanceKm, where).toBeLessThanOrEqual(Math.max(main?.distanceKm ?? 0, 2500))
    }
  })
})
