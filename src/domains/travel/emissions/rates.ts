/** A metre of every way to travel, inside every country; of flights by haul. */
import { decimal } from '../../../core/decimal.ts'
import { addRationals, divideRationals, rational, ZERO_RATIONAL } from '../../../core/rational.ts'
import type { Context } from '../../operation.ts'
import {
  enclosedColumns,
  enclosedRow,
  type RateRow,
  type Rates,
  rowOrReason,
  textColumn,
  yesNoColumn,
} from '../../rates.ts'
import { CABINS, type Cabin } from '../haul.ts'
import { type Journey, planJourney } from '../journey/journey.ts'
import { MODES, type SurfaceMode } from '../modes.ts'
import { haulsOf } from '../shared/hauls.ts'
import { findTrip } from '../trip/find.ts'
import type { Trip } from '../trip/trip.ts'
import { standIns, vehicleNames } from '../vehicle-names.ts'
import { oneWayOf } from './one-way.ts'
import { readType, replacedVehicle } from './vehicle.ts'

export const travelRates: Rates = {
  name: 'travel_rates',
  description:
    'A metre of one passenger, or of one vehicle, in every country by land and water; of flights by haul and cabin.',
  keys: {
    transport_mode: textColumn('flight, rail, car, bus, ferry, taxi or motorbike.'),
    vehicle: textColumn('The vehicle type, of flights the cabin; empty where none is named.'),
    place: textColumn(
      'The country, ISO 3166-1 alpha-2; of flights the haul, and whether the publisher sorts the flight into it: "long inside", "long outside".',
    ),
    include_wtt: yesNoColumn('With the upstream part.'),
  },
  figures: {
    ...enclosedColumns('total', 'Grams a metre.'),
    per_vehicle: yesNoColumn('One vehicle counts, whatever its passengers.'),
  },
  async *rows(context) {
    yield* flights(context)
    for (const mode of MODES) if (mode !== 'flight') yield* overland(context, mode)
  },
}

const ONE_KM = 1
const METRES_PER_KM = 1000

async function* overland(context: Context, mode: SurfaceMode): AsyncGenerator<RateRow> {
  const names = vehicleNames(context.edition)
  const types = ['', mode, ...(names.get(mode)?.keys() ?? []), ...standIns(names, mode)]
  for (const place of context.edition.countries.keys()) {
    const ends = { origin_country: place, destination_country: place }
    const planned = await planJourney(context, { ends, mode, givenKm: ONE_KM }).catch((error: unknown) => ({
      error,
    }))
    for (const vehicle of new Set(types)) {
      const asked = { transport_mode: mode, vehicle_type: vehicle === '' ? undefined : vehicle }
      for (const include_wtt of [false, true]) {
        const keys = { transport_mode: mode, vehicle, place, include_wtt }
        yield await rowOrReason(keys, () => {
          if ('error' in planned) throw planned.error
          const type = readType(names, mode, asked)
          const trip = findTrip(context, planned, { type, flight: NO_FLIGHT })
          if (!trip) return { ...keys, reason: 'no_factor' }
          return rowOf(context, keys, planned, withNotices(trip, replacedVehicle(names, mode, asked)))
        })
      }
    }
  }
}

const NO_FLIGHT = { cabin: undefined, rule: 'distance', haul: undefined } as const

const withNotices = (trip: Trip, notices: Trip['notices']): Trip => ({
  ...trip,
  notices: [...trip.notices, ...notices],
})

/** Inside of what the publisher describes there is no place to be named; outside is any country but its own. */
const FLIGHT_ENDS = {
  inside: {},
  outside: { origin_country: 'US', destination_country: 'US' },
}

async function* flights(context: Context): AsyncGenerator<RateRow> {
  let givenKm = ONE_KM
  for (const { name, belowMetres = 0 } of haulsOf(context.edition)) {
    for (const [where, ends] of Object.entries(FLIGHT_ENDS)) {
      const journey = await planJourney(context, { ends, mode: 'flight', givenKm })
      for (const vehicle of ['', ...CABINS]) yield* flight(context, journey, vehicle, `${name} ${where}`)
    }
    givenKm = belowMetres / METRES_PER_KM
  }
}

function* flight(context: Context, journey: Journey, vehicle: string, place: string): Generator<RateRow> {
  const cabin = vehicle === '' ? undefined : (vehicle as Cabin)
  const trip = findTrip(context, journey, { type: undefined, flight: { ...NO_FLIGHT, cabin } })
  if (!trip) throw new Error(`no flight for ${place}`)
  for (const include_wtt of [false, true]) {
    yield rowOf(context, { transport_mode: 'flight', vehicle, place, include_wtt }, journey, trip)
  }
}

function rowOf(
  { edition }: Context,
  keys: RateRow & { readonly include_wtt: boolean },
  journey: Journey,
  trip: Trip,
): RateRow {
  const oneWay = oneWayOf(edition, { journey, trip }, keys.include_wtt)
  const { parts, perVehicle } = trip.figures
  const counted = [parts.fuel, parts.electricity, keys.include_wtt ? parts.wellToTank : ZERO_RATIONAL]
  const row = enclosedRow(keys, {
    figures: {
      total: divideRationals(counted.reduce(addRationals), rational(decimal(journey.distanceMetres))),
    },
    plan: oneWay.brief(),
    notices: oneWay
      .notices({ passengers: 1, perVehicle, isReturn: false })
      .filter(({ isFallback }) => isFallback),
  })
  return { ...row, per_vehicle: perVehicle }
}
