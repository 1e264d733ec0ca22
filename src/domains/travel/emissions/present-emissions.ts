import { placeTrail, presentEquivalents } from '../../../contract/present.ts'
import { placeRange } from '../../../contract/range.ts'
import { decimal } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import { largeParts, rangeFigures } from '../../../engine/derive/range.ts'
import { GRAMS } from '../../../engine/units.ts'
import type { Edition } from '../../edition.ts'
import { timesOf } from '../calculate.ts'
import { countOf } from '../trip/emissions.ts'
import type { TravelEmissionAnswer } from './answer.ts'
import { partGrams } from './one-way.ts'
import type { TravelResult } from './result.ts'

type PresentedEmissions = TravelEmissionAnswer['data']['attributes']['emissions']

export type TravelFigures = ReturnType<typeof travelFigures>

export function travelFigures(
  _edition: Edition,
  { way, oneWay, extent, emissions, withoutForcing }: TravelResult,
) {
  const { co2eGrams, perPassengerGrams, gasGrams = [], tankToWheelGrams } = emissions
  const times = timesOf(countOf(extent, way.trip.figures.perVehicle))
  return {
    passengers: extent.passengers,
    times,
    kg: kgFromGrams(co2eGrams),
    grams: co2eGrams,
    passenger_kg: kgFromGrams(perPassengerGrams),
    passenger_g: perPassengerGrams,
    unforced: kgFromGrams(withoutForcing?.co2eGrams ?? 0),
    operation: kgFromGrams(emissions.vehicleOperationGrams),
    provision: kgFromGrams(emissions.energyProvisionGrams),
    tank_to_wheel: kgFromGrams(tankToWheelGrams),
    well_to_tank: kgFromGrams(co2eGrams - tankToWheelGrams),
    gases: gasGrams.map(kgFromGrams),
    range: rangeFigures(oneWay.range(), co2eGrams, partGrams(emissions), GRAMS),
    trail: oneWay.figures()(rational(decimal(times))),
  }
}

export function placeEmissions(
  edition: Edition,
  result: TravelResult,
  placed: TravelFigures,
): PresentedEmissions {
  const { emissions, way, oneWay, withEquivalents } = result
  const said = {
    what: `a trip by ${way.journey.mode}`,
    unit: GRAMS,
    large: largeParts(emissions.co2eGrams, partGrams(emissions)),
  }
  return {
    co2e: placed.kg,
    co2e_unit: 'kg',
    co2e_grams: placed.grams,
    ...(result.withoutForcing && { co2e_without_radiative_forcing: placed.unforced }),
    co2e_calculation_method: way.trip.figures.gwp,
    per_passenger_kg: placed.passenger_kg,
    per_passenger_g: placed.passenger_g,
    direct_emissions: placed.operation,
    indirect_emissions: placed.provision,
    breakdown: {
      vehicle_operation: placed.operation,
      energy_provision: placed.provision,
      tank_to_wheel: placed.tank_to_wheel,
      well_to_tank: placed.well_to_tank,
      unit: 'kg',
    },
    ...gasSplit(result, placed),
    ghg_protocol_scopes: { scope_3_category_6: placed.kg },
    range: placeRange(oneWay.range(), said, placed.range),
    rounding: { unit_grams: 1, times: placed.times },
    source_trail: placeTrail(oneWay.trail(), METHOD, placed.trail),
    ...(withEquivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, emissions.co2eGrams)),
    }),
  }
}

/** Of flights the last is what radiative forcing adds. */
function gasSplit(
  { way, emissions }: TravelResult,
  { gases }: TravelFigures,
): Pick<PresentedEmissions, 'gas_split' | 'radiative_forcing'> {
  if (!emissions.gasGrams) return {}
  const [co2 = 0, ch4 = 0, n2o = 0, forcing = 0] = gases
  const multiplier = way.trip.flight?.forcingMultiplier
  return {
    gas_split: { co2, ch4, n2o, unit: 'kg' },
    ...(multiplier !== undefined && { radiative_forcing: { co2e: forcing, multiplier } }),
  }
}

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/travel.md'
