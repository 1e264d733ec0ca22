import { placeTrail, presentEquivalents } from '../../../contract/present.ts'
import { placeRange } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { commonGwp } from '../../../core/trail.ts'
import { largeParts } from '../../../engine/derive/range.ts'
import { GRAMS } from '../../../engine/units.ts'
import type { Edition } from '../../edition.ts'
import { laidOut } from '../../layout.ts'
import type { Answered } from '../../operation.ts'
import { isForcingKnown, longestLeg } from '../transport/legs.ts'
import { type FreightFigures, freightFigures } from './figures.ts'
import { partGrams } from './loaded.ts'
import { placeCargo } from './present-cargo.ts'
import { placeRoute } from './present-route.ts'
import type { FreightResult } from './result.ts'
import type { FreightEmissionAnswer } from './schema.ts'
import { trailOfTonnes } from './trail.ts'

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

export const freightLayout = laidOut<FreightResult, FreightFigures>({
  figures: freightFigures,
  key({ question, way, isKnown, emissions }) {
    // Few ways are asked for again; those that were will be. Lines are longer than all else.
    if (!isKnown || question.equivalents || question.detailed_route) return undefined
    const { co2eGrams, legGrams } = emissions
    const large = `${largeParts(co2eGrams, partGrams(emissions))} ${largeParts(co2eGrams, legGrams)}`
    return { of: way, options: `${question.unit} ${large}` }
  },
  place: placeFreightEmission,
})

function placeFreightEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<FreightResult>,
  placed: FreightFigures,
): FreightEmissionAnswer {
  return {
    data: {
      type: 'freight_emission',
      id,
      attributes: {
        emissions: placeEmissions(edition, result, placed),
        route: placeRoute(result, placed),
        cargo: placeCargo(result, placed),
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

function placeEmissions(edition: Edition, result: FreightResult, placed: FreightFigures): Emissions {
  const { question, loaded, emissions } = result
  const { legs } = loaded.transport
  const segments = legs.flatMap((leg) => leg.segments)
  const isElectric = segments.some(({ grids }) => grids !== undefined)
  const trail = trailOfTonnes(loaded.trail(), placed.tonnes)
  return {
    co2e: placed.kg,
    co2e_unit: 'kg',
    co2e_grams: placed.grams,
    co2e_calculation_method: commonGwp(
      segments.flatMap(({ factor, grids }) => [factor.gwp, ...(grids ? [grids.gwp] : [])]),
    ),
    lifecycle_breakdown: {
      unit: 'kg',
      vehicle_operation: placed.scope1,
      energy_provision: placed.provision,
    },
    ghg_protocol_scopes: {
      asset_owner: {
        scope_1: placed.scope1,
        ...(isElectric && { scope_2: placed.scope2 }),
        scope_3_category_3: placed.category3,
      },
      freight_buyer: { scope_3_category_4: placed.kg },
    },
    ...(isForcingKnown(legs) && {
      radiative_forcing: { co2e: placed.forced_kg, co2e_grams: placed.forced_g },
    }),
    range: placeRange(
      loaded.range(),
      {
        what: `a shipment by ${longestLeg(legs).mode}`,
        unit: GRAMS,
        large: largeParts(emissions.co2eGrams, partGrams(emissions)),
      },
      placed.range,
    ),
    rounding: ROUNDED_ONCE,
    source_trail: placeTrail(trail, METHOD, placed.trail),
    ...(question.equivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, emissions.co2eGrams)),
    }),
  }
}
