import { largeParts } from '../../../engine/derive/range.ts'
import type { Edition } from '../../edition.ts'
import { laidOut } from '../../layout.ts'
import type { Answered } from '../../operation.ts'
import type { TravelEmissionAnswer } from './answer.ts'
import { partGrams } from './one-way.ts'
import { placeEmissions, type TravelFigures, travelFigures } from './present-emissions.ts'
import { presentRoute } from './present-route.ts'
import type { TravelResult } from './result.ts'

const STANDARDS = { GHG_Protocol: 'Scope 3 Category 6 (business travel)' }
const FLIGHT_METHOD =
  'Great circle between the airports × factor per passenger-km of the haul and cabin, with radiative forcing'
const METHOD =
  'Distance × published factor; electricity drawn on the way × the grids of its countries, with losses'

export const travelLayout = laidOut<TravelResult, TravelFigures>({
  figures: travelFigures,
  key({ way, isKnown, extent, emissions, withEquivalents }) {
    // Few ways are asked for again; those that were will be.
    if (!isKnown || withEquivalents) return undefined
    const large = largeParts(emissions.co2eGrams, partGrams(emissions))
    return { of: way, options: `${extent.isReturn} ${extent.includeWtt} ${large}` }
  },
  place: placeTravelEmission,
})

function placeTravelEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<TravelResult>,
  placed: TravelFigures,
): TravelEmissionAnswer {
  const { way, extent } = result
  const { journey, trip } = way
  return {
    data: {
      type: 'travel_emission',
      id,
      attributes: {
        emissions: placeEmissions(edition, result, placed),
        route: presentRoute(journey, extent.isReturn),
        travel: placeTravel(result, placed),
        notices,
      },
    },
    meta: {
      methodology: journey.mode === 'flight' ? FLIGHT_METHOD : METHOD,
      emission_factors_year: trip.figures.year,
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}

function placeTravel(
  { way, extent: { includeWtt } }: TravelResult,
  { passengers }: TravelFigures,
): TravelEmissionAnswer['data']['attributes']['travel'] {
  const { figures, vehicleType, flight } = way.trip
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
    include_wtt: includeWtt,
  }
}
