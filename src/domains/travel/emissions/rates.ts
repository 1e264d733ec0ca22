/** A metre of every way to travel, inside every country; of flights by haul. */

import type { Context } from '../../../contract/operation.ts'
import { ratingOfTerms } from '../../../engine/derive/rating.ts'
import { shortRowPlan } from '../../../engine/derive/short-row.ts'
import { decimal } from '../../../engine/numbers/decimal.ts'
import { divideRationals, rational } from '../../../engine/numbers/rational.ts'
import { gramsOfTerms } from '../../method/rates.ts'
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
import { tripAssumptions } from '../trip/assumptions.ts'
import { requireTrip } from '../trip/find.ts'
import { countedTerms } from '../trip/terms.ts'
import type { Trip } from '../trip/trip.ts'
import { standIns, vehicleNames } from '../vehicle-names.ts'
import { plannedTrip } from './planned-trip.ts'
import { readType, replacedVehicle } from './vehicle.ts'

export const travelRates: Rates = {
  name: 'travel_rates',
  description:
    'A metre of one passenger, or of one vehicle, in every country by land and water; of flights by haul and cabin.',
  keys: {
    transport_mode: textColumn('flight, rail, car, bus, ferry, taxi or motorbike.'),
    vehicle: textColumn('The vehicle type, of flights the cabin; empty where none is named.'),
    place: textColumn(
      'The country, ISO 3166-1 alpha-2; for flights the haul, and whether it is the category of the publisher: "long inside", "long outside".',
    ),
    include_wtt: yesNoColumn('With upstream emissions.'),
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

const ONE_KM = { metres: 1000, isExact: true, isFar: false }

async function* overland(context: Context, mode: SurfaceMode): AsyncGenerator<RateRow> {
  const names = vehicleNames(context.edition)
  const types = ['', mode, ...(names.get(mode)?.keys() ?? []), ...standIns(names, mode)]
  for (const place of context.edition.countries.keys()) {
    const ends = { origin_country: place, destination_country: place }
    const planned = await planJourney(context, { ends, mode, given: ONE_KM }).catch((error: unknown) => ({
      error,
    }))
    for (const vehicle of new Set(types)) {
      const asked = { transport_mode: mode, vehicle_type: vehicle === '' ? undefined : vehicle }
      for (const include_wtt of [false, true]) {
        const keys = { transport_mode: mode, vehicle, place, include_wtt }
        yield await rowOrReason(keys, async () => {
          if ('error' in planned) throw planned.error
          const type = readType(names, mode, asked)
          const trip = requireTrip(context, planned, { type, flight: NO_FLIGHT })
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
  let given = ONE_KM
  for (const { name, belowMetres = 0 } of haulsOf(context.edition)) {
    for (const [where, ends] of Object.entries(FLIGHT_ENDS)) {
      const journey = await planJourney(context, { ends, mode: 'flight', given })
      for (const vehicle of ['', ...CABINS]) yield* flight(context, journey, vehicle, `${name} ${where}`)
    }
    given = { metres: belowMetres, isExact: true, isFar: false }
  }
}

function* flight(context: Context, journey: Journey, vehicle: string, place: string): Generator<RateRow> {
  const cabin = vehicle === '' ? undefined : (vehicle as Cabin)
  const trip = requireTrip(context, journey, { type: undefined, flight: { ...NO_FLIGHT, cabin } })
  for (const include_wtt of [false, true]) {
    yield rowOf(context, { transport_mode: 'flight', vehicle, place, include_wtt }, journey, trip)
  }
}

function rowOf(
  context: Context,
  keys: RateRow & { readonly include_wtt: boolean },
  journey: Journey,
  trip: Trip,
): RateRow {
  const { figures } = trip
  const choice = {
    planned: plannedTrip(context, journey, trip, []),
    include_wtt: keys.include_wtt,
    return_trip: false,
  }
  const counted = countedTerms(choice.planned, figures, keys.include_wtt)
  const notices = tripAssumptions(choice)
  const row = enclosedRow(keys, {
    figures: { total: divideRationals(gramsOfTerms(counted), rational(decimal(journey.distanceMetres))) },
    plan: shortRowPlan(counted),
    rating: ratingOfTerms(counted, notices),
    notices: notices.filter(({ isFallback }) => isFallback),
  })
  return { ...row, per_vehicle: figures.perVehicle }
}
