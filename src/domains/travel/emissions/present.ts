import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { TravelEmissionAnswer } from './answer.ts'
import { presentEmissions } from './present-emissions.ts'
import { presentRoute } from './present-route.ts'
import type { TravelResult } from './result.ts'

const STANDARDS = { GHG_Protocol: 'Scope 3 Category 6 (business travel)' }
const FLIGHT_METHOD =
  'Great circle between the airports × factor per passenger-km of the haul and cabin, with radiative forcing'
const METHOD =
  'Distance × published factor; electricity drawn on the way × the grids of its countries, with losses'

export function presentTravelEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<TravelResult>,
): TravelEmissionAnswer {
  const { journey, trip, extent } = result
  return {
    data: {
      type: 'travel_emission',
      id,
      attributes: {
        emissions: presentEmissions(edition, result),
        route: presentRoute(journey, extent.isReturn),
        travel: presentTravel(result),
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

function presentTravel({
  extent: { passengers, includeWtt },
  trip: { figures, vehicleType, flight },
}: TravelResult): TravelEmissionAnswer['data']['attributes']['travel'] {
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
