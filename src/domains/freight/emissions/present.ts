import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import type { Trail } from '../../../core/contribution.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import { isForcingKnown } from '../transport/legs.ts'
import { presentCargo } from './present-cargo.ts'
import { presentRoute } from './present-route.ts'
import { shipmentRange } from './range.ts'
import type { FreightResult } from './result.ts'
import type { FreightEmissionAnswer } from './schema.ts'
import { freightTrail } from './trail.ts'

type Emissions = FreightEmissionAnswer['data']['attributes']['emissions']

export const METHODOLOGY =
  'Transport chain of legs: mass x distance x intensity, or whole vehicles x distance, tank to wheel and well to tank. See docs/methods/freight.md.'
/** The page that says how it is calculated. */
const METHOD = 'docs/methods/freight.md'
export const FREIGHT_STANDARDS = {
  GHG_Protocol:
    'Scope 1, 2 and 3 category 3 for who runs the vehicles; Scope 3 category 4 for who buys the transport',
  ISO_14064: 'ISO 14064-1: indirect emissions from transportation',
  ISO_14083:
    'Aligned with ISO 14083:2023, not certified: transport chain elements well to wheel, modelled distances, default intensities (UK conversion factors; ships and countries as docs/methods/freight.md says), no hub operations',
}

export function presentFreightEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<FreightResult>,
): FreightEmissionAnswer {
  const trail = freightTrail(edition, result.transport)
  return {
    data: {
      type: 'freight_emission',
      id,
      attributes: {
        emissions: presentEmissions(edition, result, trail),
        route: presentRoute(result, trail.factors),
        cargo: presentCargo(result),
        notices,
      },
    },
    meta: {
      methodology: METHODOLOGY,
      emission_factors_year: edition.emissionFactorsYear,
      standards_compliance: FREIGHT_STANDARDS,
      ...meta,
    },
  }
}

function presentEmissions(edition: Edition, result: FreightResult, trail: Trail): Emissions {
  const { question, transport } = result
  const { legs, emissions } = transport
  const { co2eGrams, scope1Grams, scope2Grams, category3Grams, withForcingGrams } = emissions
  const segments = legs.flatMap((leg) => leg.segments)
  const isElectric = segments.some(({ grids }) => grids !== undefined)
  return {
    co2e: kgFromGrams(co2eGrams),
    co2e_unit: 'kg',
    co2e_grams: co2eGrams,
    co2e_calculation_method: commonGwp(
      segments.flatMap(({ factor, grids }) => [factor.gwp, ...(grids ? [grids.gwp] : [])]),
    ),
    lifecycle_breakdown: {
      unit: 'kg',
      vehicle_operation: kgFromGrams(scope1Grams),
      energy_provision: kgFromGrams(scope2Grams + category3Grams),
    },
    ghg_protocol_scopes: {
      asset_owner: {
        scope_1: kgFromGrams(scope1Grams),
        ...(isElectric && { scope_2: kgFromGrams(scope2Grams) }),
        scope_3_category_3: kgFromGrams(category3Grams),
      },
      freight_buyer: { scope_3_category_4: kgFromGrams(co2eGrams) },
    },
    ...(isForcingKnown(legs) && {
      radiative_forcing: { co2e: kgFromGrams(withForcingGrams), co2e_grams: withForcingGrams },
    }),
    range: shipmentRange(result, trail.factors),
    rounding: ROUNDED_ONCE,
    source_trail: presentTrail(trail, METHOD),
    ...(question.equivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, co2eGrams)),
    }),
  }
}
