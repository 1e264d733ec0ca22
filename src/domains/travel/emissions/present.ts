import { presentNotices } from '../../../contract/notices.ts'
import { editionMeta, presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { equivalents } from '../../../core/equivalents.ts'
import type { Notice } from '../../../core/notices.ts'
import { kgFromGrams, kmFromMetres } from '../../../core/quantity.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { presentTripEnd, presentWay, transitOf } from '../../shared/way/present.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/way/trail.ts'
import { type TripEmissions, travelledMetres } from '../calculate.ts'
import type { Journey } from './journey.ts'
import type { TravelQuestion, TravelResult } from './result.ts'
import type { TravelEmissionAnswer } from './schema.ts'
import type { Trip } from './trip.ts'

type Attributes = TravelEmissionAnswer['data']['attributes']

export const GIVEN_DISTANCE = 'distance_km'
const STANDARDS = { GHG_Protocol: 'Scope 3 Category 6 (business travel)' }
const FLIGHT_METHOD =
  'Great circle between the airports × factor per passenger-km of the haul and cabin, with radiative forcing'
const METHOD =
  'Distance × published factor; electricity drawn on the way × the grids of its countries, with losses'

export function presentTravelEmission(
  edition: Edition,
  id: string,
  question: TravelQuestion,
  journey: Journey,
  trip: Trip,
  result: TravelResult,
  notices: readonly Notice[],
): TravelEmissionAnswer {
  return {
    data: {
      type: 'travel_emission',
      id,
      attributes: {
        emissions: presentEmissions(edition, question, journey, trip, result.emissions),
        route: presentJourney(journey, question),
        travel: presentTravel(question, trip, result),
        notices: presentNotices(notices),
      },
    },
    meta: {
      methodology: journey.mode === 'flight' ? FLIGHT_METHOD : METHOD,
      emission_factors_year: trip.figures.year,
      standards_compliance: STANDARDS,
      ...editionMeta(edition),
    },
  }
}

function presentEmissions(
  edition: Edition,
  question: TravelQuestion,
  journey: Journey,
  { figures }: Trip,
  emissions: TripEmissions,
): Attributes['emissions'] {
  const operation = kgFromGrams(emissions.vehicleOperationGrams)
  const provision = kgFromGrams(emissions.energyProvisionGrams)
  const total = kgFromGrams(emissions.co2eGrams)
  const [co2, ch4, n2o] = emissions.gasGrams?.map(kgFromGrams) ?? []
  return {
    co2e: total,
    co2e_unit: 'kg',
    co2e_grams: emissions.co2eGrams,
    co2e_calculation_method: figures.gwp,
    per_passenger_kg: kgFromGrams(emissions.perPassengerGrams),
    per_passenger_g: emissions.perPassengerGrams,
    direct_emissions: operation,
    indirect_emissions: provision,
    breakdown: { vehicle_operation: operation, energy_provision: provision, unit: 'kg' },
    ...(co2 !== undefined &&
      ch4 !== undefined &&
      n2o !== undefined && { gas_split: { co2, ch4, n2o, unit: 'kg' } }),
    ghg_protocol_scopes: { scope_3_category_6: total },
    source_trail: presentTrail(trail(edition, question, journey, figures)),
    ...(question.withEquivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, emissions.co2eGrams)),
    }),
  }
}

function trail(
  edition: Edition,
  { includeWtt }: TravelQuestion,
  { route, isGiven, distanceMetres }: Journey,
  { trail: figures, upstreamTrail, year }: Trip['figures'],
): TrailEntry[] {
  const distance =
    route && !isGiven
      ? distanceEntry(edition, route)
      : givenDistanceEntry(distanceMetres, GIVEN_DISTANCE, year)
  return [distance, ...figures, ...(includeWtt ? upstreamTrail : [])]
}

function presentJourney(journey: Journey, { returnTrip }: TravelQuestion): Attributes['route'] {
  const { ends, route, mode, distanceMetres, stretches, isGiven } = journey
  const way = route && presentWay(route)
  const countries =
    stretches.length > 0
      ? stretches.map(({ countryCode, distanceMetres: metres }) => ({
          country_code: countryCode,
          distance_km: kmFromMetres(metres),
        }))
      : (way?.countries ?? [])
  return {
    total_distance_km: kmFromMetres(travelledMetres(distanceMetres, returnTrip)),
    distance_km: kmFromMetres(distanceMetres),
    transport_mode: mode,
    return_trip: returnTrip,
    origin: presentTripEnd(ends.origin, route?.origin),
    destination: presentTripEnd(ends.destination, route?.destination),
    transit_countries: transitOf(
      countries.map(({ country_code }) => country_code),
      ends.origin.place,
      ends.destination.place,
    ),
    method: route && !isGiven ? route.method : GIVEN_DISTANCE,
    ...way,
    countries,
  }
}

function presentTravel(
  { passengers, includeWtt }: TravelQuestion,
  { figures, vehicleType, flight }: Trip,
  { withoutForcing }: TravelResult,
): Attributes['travel'] {
  return {
    ...(vehicleType !== undefined && { vehicle_type: vehicleType }),
    ...(flight && {
      cabin_class: flight.factor.cabin,
      haul: flight.haul.name,
    }),
    passengers,
    is_per_vehicle: figures.perVehicle,
    include_wtt: includeWtt,
    ...(withoutForcing && { co2e_without_radiative_forcing: kgFromGrams(withoutForcing.co2eGrams) }),
  }
}
