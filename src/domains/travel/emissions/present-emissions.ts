import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { rangeInKg } from '../../../contract/range.ts'
import type { Contribution } from '../../../core/contribution.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import { type TripEmissions, timesOf } from '../calculate.ts'
import { countOf } from '../trip/emissions.ts'
import type { TravelEmissionAnswer } from './answer.ts'
import type { TravelResult } from './result.ts'
import { travelTrail } from './trail.ts'

type PresentedEmissions = TravelEmissionAnswer['data']['attributes']['emissions']

export function presentEmissions(edition: Edition, result: TravelResult): PresentedEmissions {
  const { emissions, trip, extent, withEquivalents } = result
  const trail = travelTrail(edition, result)
  const operation = kgFromGrams(emissions.vehicleOperationGrams)
  const provision = kgFromGrams(emissions.energyProvisionGrams)
  const total = kgFromGrams(emissions.co2eGrams)
  return {
    co2e: total,
    co2e_unit: 'kg',
    co2e_grams: emissions.co2eGrams,
    ...(result.withoutForcing && {
      co2e_without_radiative_forcing: kgFromGrams(result.withoutForcing.co2eGrams),
    }),
    co2e_calculation_method: trip.figures.gwp,
    per_passenger_kg: kgFromGrams(emissions.perPassengerGrams),
    per_passenger_g: emissions.perPassengerGrams,
    direct_emissions: operation,
    indirect_emissions: provision,
    breakdown: {
      vehicle_operation: operation,
      energy_provision: provision,
      tank_to_wheel: kgFromGrams(emissions.tankToWheelGrams),
      well_to_tank: kgFromGrams(emissions.co2eGrams - emissions.tankToWheelGrams),
      unit: 'kg',
    },
    ...gasSplit(emissions, trip.flight?.forcingMultiplier),
    ghg_protocol_scopes: { scope_3_category_6: total },
    range: rangeOf(result, trail.factors),
    rounding: { unit_grams: 1, times: timesOf(countOf(extent, trip.figures.perVehicle)) },
    source_trail: presentTrail(trail, METHOD),
    ...(withEquivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, emissions.co2eGrams)),
    }),
  }
}

/** `multiplier` is there for flights, whose last part is what it adds. */
function gasSplit(
  { gasGrams }: TripEmissions,
  multiplier: number | undefined,
): Pick<PresentedEmissions, 'gas_split' | 'radiative_forcing'> {
  if (!gasGrams) return {}
  const [co2 = 0, ch4 = 0, n2o = 0, forcing = 0] = gasGrams
  return {
    gas_split: { co2: kgFromGrams(co2), ch4: kgFromGrams(ch4), n2o: kgFromGrams(n2o), unit: 'kg' },
    ...(multiplier !== undefined && { radiative_forcing: { co2e: kgFromGrams(forcing), multiplier } }),
  }
}

function rangeOf({ journey, trip, emissions }: TravelResult, factors: readonly Contribution[]) {
  const burnt = factors.filter(({ entry }) => entry.dataCategory === 'emission_factor')
  const other = factors.filter(({ entry }) => entry.dataCategory !== 'emission_factor')
  // A published factor may be in part, or altogether, electricity.
  const isMixed = trip.figures.parts.electricity.numerator.digits !== 0n
  return rangeInKg({
    amount: emissions.co2eGrams,
    contributions: factors,
    what: `a trip by ${journey.mode}`,
    parts: {
      vehicle_operation: { amount: emissions.vehicleOperationGrams, contributions: burnt },
      energy_provision: {
        amount: emissions.energyProvisionGrams,
        contributions: isMixed ? [...burnt, ...other] : other,
      },
      tank_to_wheel: {
        amount: emissions.tankToWheelGrams,
        contributions: factors.filter(({ part }) => part !== 'wtt'),
      },
      well_to_tank: {
        amount: emissions.co2eGrams - emissions.tankToWheelGrams,
        contributions: factors.filter(({ part }) => part === 'wtt'),
      },
    },
  })
}

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/travel.md'
