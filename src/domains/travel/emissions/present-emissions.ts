import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/way/trail.ts'
import type { TripEmissions } from '../calculate.ts'
import type { TravelEmissionAnswer } from './answer.ts'
import { GIVEN_DISTANCE } from './present-route.ts'
import type { TravelResult } from './result.ts'

type PresentedEmissions = TravelEmissionAnswer['data']['attributes']['emissions']

export function presentEmissions(edition: Edition, result: TravelResult): PresentedEmissions {
  const { emissions, trip, withEquivalents } = result
  const operation = kgFromGrams(emissions.vehicleOperationGrams)
  const provision = kgFromGrams(emissions.energyProvisionGrams)
  const total = kgFromGrams(emissions.co2eGrams)
  return {
    co2e: total,
    co2e_unit: 'kg',
    co2e_grams: emissions.co2eGrams,
    co2e_calculation_method: trip.figures.gwp,
    per_passenger_kg: kgFromGrams(emissions.perPassengerGrams),
    per_passenger_g: emissions.perPassengerGrams,
    direct_emissions: operation,
    indirect_emissions: provision,
    breakdown: { vehicle_operation: operation, energy_provision: provision, unit: 'kg' },
    ...gasSplit(emissions),
    ghg_protocol_scopes: { scope_3_category_6: total },
    source_trail: presentTrail(trailOf(edition, result)),
    ...(withEquivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, emissions.co2eGrams)),
    }),
  }
}

function gasSplit({ gasGrams }: TripEmissions): Pick<PresentedEmissions, 'gas_split'> {
  if (!gasGrams) return {}
  const [co2, ch4, n2o] = gasGrams
  return {
    gas_split: { co2: kgFromGrams(co2), ch4: kgFromGrams(ch4), n2o: kgFromGrams(n2o), unit: 'kg' },
  }
}

function trailOf(edition: Edition, { journey, trip, extent }: TravelResult): TrailEntry[] {
  const { route, isGiven, distanceMetres } = journey
  const { trail, upstreamTrail, year } = trip.figures
  const distance =
    route && !isGiven
      ? distanceEntry(edition, route)
      : givenDistanceEntry(distanceMetres, GIVEN_DISTANCE, year)
  return [distance, ...trail, ...(extent.includeWtt ? upstreamTrail : [])]
}
