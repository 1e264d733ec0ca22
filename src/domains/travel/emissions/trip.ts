/** A trip of passengers: distance times factors, one passenger (or one vehicle) one way, and then counted. */

import { massOf } from '../../../engine/contribution.ts'
import { decimal } from '../../../engine/numbers/decimal.ts'
import { kmFromMetres, METRES_SCALE, metresFromKm } from '../../../engine/numbers/quantity.ts'
import type { Term } from '../../../engine/term.ts'
import { message } from '../../../messages/messages.ts'
import type { Method } from '../../method/method.ts'
import type { CachedJourney } from '../../shared/journey/journey-cache.ts'
import { tripAssumptions } from '../trip/assumptions.ts'
import { tripClass } from '../trip/calibration.ts'
import { type PlannedTrip, type TripChoice, tripBoundary, tripTerms } from '../trip/terms.ts'
import { EMISSION_FIELDS, type TravelEmissionAnswer } from './answer.ts'
import { distanceIdentity } from './identity.ts'
import { placeRoute } from './present-route.ts'
import type { TravelParams } from './query.ts'

export interface TripNumbers {
  readonly passengers: number
  readonly distance_km: number
  readonly total_distance_km: number
}

const FLIGHT_METHOD =
  'Great circle between the airports × factor per passenger-km of the haul and cabin, with radiative forcing'
const UNFORCED_METHOD =
  'Great circle between the airports × factor per passenger-km of the haul and cabin, without radiative forcing'
const METHOD =
  'Distance × published factor; electricity drawn on the way × the grids of its countries, with losses'

export const passengerTrip: Method<
  TravelParams,
  TripChoice,
  TripNumbers,
  'passenger',
  typeof TravelEmissionAnswer,
  CachedJourney<PlannedTrip>
> = {
  kind: 'travel_emission',
  page: 'docs/methods/travel.md',
  methodology({ planned, without_forcing }) {
    if (planned.journey.mode !== 'flight') return METHOD
    return without_forcing ? UNFORCED_METHOD : FLIGHT_METHOD
  },
  standards: { GHG_Protocol: 'Scope 3 Category 6 (business travel)' },
  breakdown: {
    vehicle_operation: { parts: ['direct'], rangeOf: burnt },
    energy_provision: { parts: ['electricity', 'wtt'], rangeOf: provided },
    tank_to_wheel: { parts: ['direct', 'electricity'] },
    well_to_tank: { part: 'wtt' },
  },
  amounts: {
    without_forcing: { totalWith: 'without_radiative_forcing' },
    co2: { gas: 'co2', among: ['direct', 'electricity'] },
    ch4: { gas: 'ch4', among: ['direct', 'electricity'] },
    n2o: { gas: 'n2o', among: ['direct', 'electricity'] },
    forcing: { gas: 'forcing', among: ['direct', 'electricity'] },
  },
  scopes: ['scope_3_category_6'],
  emissionFields: EMISSION_FIELDS,

  calculate(_context, params, { journey: planned, isKnown }) {
    const { passengers, return_trip, include_wtt, distance_km, boundary } = params
    const { journey, trip } = planned
    const metres = distance_km === undefined ? journey.distanceMetres : metresFromKm(distance_km)
    const ways = return_trip ? 2 : 1
    const within = tripBoundary(trip, boundary)
    const identity = { passengers, return_trip, include_wtt, ...within }
    return {
      choice: { planned, include_wtt, return_trip, ...within },
      measures: journey.isMeasured ? { km: { digits: metres, scale: METRES_SCALE } } : ONE_TRIP,
      times: trip.figures.perVehicle ? ways : ways * passengers,
      among: { passenger: passengers },
      numbers: {
        passengers,
        distance_km: kmFromMetres(metres),
        total_distance_km: kmFromMetres(ways * metres),
      },
      identity: journey.isMeasured ? { ...identity, ...distanceIdentity(journey, metres) } : identity,
      writtenIdentity: planned.identity,
      // Few ways are asked for again; those that were will be.
      isRare: !isKnown,
    }
  },

  terms: tripTerms,
  assumptions: tripAssumptions,
  calibrationClass: ({ planned }) => tripClass(planned),
  year: ({ planned }) => planned.trip.figures.year,
  what: ({ planned }) => message('subject.travel', { mode: planned.journey.mode }),

  emissions({ planned: { trip }, without_forcing }, { rates, amount }) {
    const { flight, figures } = trip
    const hasGases = figures.direct.some(({ gases }) => gases !== undefined)
    return {
      ...(flight && { co2e_without_radiative_forcing: amount('without_forcing') }),
      per_passenger_kg: rates.passenger.shown,
      per_passenger_g: rates.passenger.whole,
      direct_emissions: amount('vehicle_operation'),
      indirect_emissions: amount('energy_provision'),
      ...(hasGases && {
        gas_split: { co2: amount('co2'), ch4: amount('ch4'), n2o: amount('n2o'), unit: 'kg' },
      }),
      ...(flight && {
        radiative_forcing: {
          co2e: amount('forcing'),
          multiplier: without_forcing ? 1 : flight.forcingMultiplier,
        },
      }),
    }
  },

  attributes: (choice, { numbers }) => ({
    route: placeRoute(choice, numbers),
    travel: placeTravel(choice, numbers.passengers),
  }),
}

const ONE_TRIP = { trips: decimal(1) }

function burnt(counted: readonly Term[]): Term[] {
  return counted.filter(({ entry }) => entry.dataCategory === 'emission_factor')
}

/** A published factor may be in part, or altogether, electricity. */
function provided(counted: readonly Term[]): Term[] {
  const other = counted.filter(({ entry }) => entry.dataCategory !== 'emission_factor')
  const isMixed = counted.some((term) => term.electricity && massOf(term).numerator.digits !== 0n)
  return isMixed ? [...burnt(counted), ...other] : other
}

function placeTravel<Count>({ planned: { trip }, include_wtt }: TripChoice, passengers: Count) {
  const { figures, vehicleType, flight } = trip
  return {
    ...(vehicleType !== undefined && { vehicle_type: vehicleType }),
    ...(flight && {
      cabin_class: flight.cabin,
      ...(flight.haul !== undefined && { haul: flight.haul }),
      ...(flight.rule !== undefined && { haul_rule: flight.rule }),
      publisher_haul: flight.publisher.haul,
    }),
    passengers,
    is_per_vehicle: figures.perVehicle,
    include_wtt,
  }
}
