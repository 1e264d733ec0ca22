/** A kilogram and a metre of every way to move goods, as one leg; of whole vehicles a vehicle and a metre. */

import type { Context } from '../../../contract/operation.ts'
import { ratingOfTerms } from '../../../engine/derive/rating.ts'
import { shortRowPlan } from '../../../engine/derive/short-row.ts'
import { toCommonDenominator } from '../../../engine/numbers/common-denominator.ts'
import { decimal, multiply } from '../../../engine/numbers/decimal.ts'
import { type Rational, subtractRationals } from '../../../engine/numbers/rational.ts'
import {
  enclosedColumns,
  enclosedRow,
  NEEDS_ENGINE,
  type RateRow,
  type Rates,
  rowOrReason,
  textColumn,
  wholeColumn,
  yesNoColumn,
} from '../../rates.ts'
import type { FreightMode } from '../intensity.ts'
import { freightPart } from '../part.ts'
import { regionalKey } from '../regional.ts'
import type { FreightJourney } from '../transport/journey.ts'
import { DIESEL, ELECTRIC, USUAL_VEHICLE } from '../words.ts'
import { shipmentAssumptions } from './assumptions.ts'
import { type GivenRoute, givenRoutes } from './given-routes.ts'
import { loadRates, type Wish, withWish } from './load-rates.ts'
import { termsOf } from './terms.ts'
import { tonnesOf } from './weight.ts'

export const freightRates: Rates = {
  name: 'freight_rates',
  description:
    'A leg of given distance: by road and rail inside every country, by sea anywhere, by air by haul. Grams are metres x (kg x per_kg + vehicles x per_vehicle) / denominator; vehicles are kg x payload_denominator / payload_kg, rounded up.',
  keys: {
    transport_mode: textColumn('road, rail, sea or air.'),
    vehicle_type: textColumn('As freight names it; average is the usual one of the mode.'),
    fuel_source: textColumn('As freight names it; diesel says that none is named.'),
    place: textColumn(
      'By road and rail the country, ISO 3166-1 alpha-2; by air the haul; by sea anywhere, "sea".',
    ),
    refrigerated: yesNoColumn('Temperature-controlled goods.'),
    include_empty_return: yesNoColumn('With the empty way back of road vehicles.'),
    dedicated: yesNoColumn('Whole vehicles for this load alone.'),
  },
  figures: {
    ...enclosedColumns('per_kg', 'Grams a kilogram and metre.'),
    ...enclosedColumns('per_vehicle', 'Grams a vehicle and metre, where whole vehicles are counted.'),
    payload_kg: wholeColumn('What one vehicle carries, where whole vehicles are counted; else 0.'),
    payload_denominator: wholeColumn('Of payload_kg.'),
  },
  async *rows(context) {
    for (const mode of ['road', 'rail', 'sea', 'air'] as const) {
      const wishes = [...wishesOf(context, mode)]
      const known = new Map<string, RateRow>()
      for await (const given of givenRoutes(context, mode)) {
        const { place, base } = given
        for (const [at, wish] of wishes.entries()) {
          const key = `${at} ${base instanceof Error ? place : whereOf(context, mode, place, wish)}`
          const row = known.get(key) ?? (await rowOf(context, given, wish))
          known.set(key, row)
          yield { ...keysOf(mode, wish), ...row, place }
        }
      }
    }
  },
}

/** What of a country moves the figure: its own lorries, its grid, its limits, or whether the publisher's fleet runs there. */
function whereOf({ edition }: Context, mode: FreightMode, place: string, wish: Wish): string {
  const { fuelSource, vehicleType, isDedicated } = wish
  const { regional, homeCountry, payloadOf } = edition.part(freightPart)
  const isOwn = mode !== 'road' || fuelSource === ELECTRIC || regional.has(regionalKey(mode, place))
  if (isOwn || place === homeCountry) return place
  const payload = isDedicated ? payloadOf(vehicleType, [place]) : undefined
  return payload ? `${payload.row.id} ${payload.unknown !== undefined}` : ''
}

/** In tonnes. */
const ONE_KG = tonnesOf(decimal(1))

function* wishesOf({ edition }: Context, mode: FreightMode): Iterable<Wish> {
  const vehicles = edition.part(freightPart).vehicles[mode]
  const fuels = new Set([DIESEL, ...[...vehicles.values()].flatMap((vehicle) => vehicle.fuels)])
  const yesOrNo = [false, true]
  for (const vehicleType of new Set([USUAL_VEHICLE, ...vehicles.keys()])) {
    for (const fuelSource of fuels) {
      for (const refrigerated of yesOrNo) {
        for (const returnsEmpty of yesOrNo) {
          for (const isDedicated of yesOrNo) {
            yield { vehicleType, fuelSource, refrigerated, returnsEmpty, isDedicated }
          }
        }
      }
    }
  }
}

const keysOf = (mode: FreightMode, wish: Wish) => ({
  transport_mode: mode,
  vehicle_type: wish.vehicleType,
  fuel_source: wish.fuelSource,
  refrigerated: wish.refrigerated,
  include_empty_return: wish.returnsEmpty,
  dedicated: wish.isDedicated,
})

/** Without its place, which others may share. */
function rowOf({ edition }: Context, { km, base }: GivenRoute, wish: Wish): Promise<RateRow> {
  return rowOrReason({}, async () => {
    if (base instanceof Error) throw base
    const journey = withWish(edition, base, wish)
    if (wish.isDedicated && isBent(journey)) return { reason: NEEDS_ENGINE }
    const { perKg, perVehicle, payloadKg } = loadRates(journey)
    const carried = { tonnes: ONE_KG, of: 'load_km', isPerKm: true }
    // Over the distance that chose the factor. A range is a ratio of floats: its last digit goes with their size.
    const loadKm = { ...carried, tonnes: multiply(ONE_KG, decimal(km)) }
    const terms = termsOf(journey.legs, loadKm).filter(({ line }) => line !== 'beside')
    const serviceType = wish.isDedicated ? 'dedicated' : 'shared'
    const notices = shipmentAssumptions(journey, serviceType, carried)
    const row = enclosedRow(
      {},
      {
        figures: { per_kg: perKg, per_vehicle: perVehicle },
        plan: shortRowPlan(terms),
        rating: ratingOfTerms(terms, notices),
        notices: notices.filter(({ isFallback }) => isFallback),
      },
    )
    if (!payloadKg) return { ...row, payload_kg: 0n, payload_denominator: 1n }
    const { numerators, denominator } = toCommonDenominator([payloadKg])
    // How empty and laden vehicles share a figure goes with the load: so does how far it may be off.
    const noRange = { range_low: undefined, range_high: undefined }
    return { ...row, ...noRange, payload_kg: numerators[0], payload_denominator: denominator }
  })
}

/** Lorries heavier than the publisher has: what a kilogram adds is not the same for all loads. */
function isBent({ legs }: FreightJourney): boolean {
  return legs.some(({ factor: { payload } }) => payload && !isEqual(payload.tonnes, payload.fullTonnes))
}

function isEqual(one: Rational, other: Rational): boolean {
  return subtractRationals(one, other).numerator.digits === 0n
}
