/** A shipment: its tonnes times what one of them emits on the journey (ISO 14083, GHG Protocol Scope 3, category 4). */

import type { Assumption } from '../../../engine/assumption.ts'
import type { Measures } from '../../../engine/calculation.ts'
import { ofEdition } from '../../../engine/choice.ts'
import type { LegActivity } from '../../../engine/derive/legs.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../engine/numbers/decimal.ts'
import { kilometres, kmFromMetres, metresFromKm } from '../../../engine/numbers/quantity.ts'
import { message } from '../../../messages/messages.ts'
import type { Method } from '../../method/method.ts'
import type { CachedJourney } from '../../shared/journey/journey-cache.ts'
import { freightClass } from '../calibration.ts'
import type { FreightJourney } from '../transport/journey.ts'
import { isForcingKnown, longestLeg } from '../transport/legs.ts'
import { shipmentAssumptions } from './assumptions.ts'
import { shipmentBoundary, termsWithin } from './boundary.ts'
import { carriedOf, type ShipmentChoice, type ShipmentNumbers } from './choice.ts'
import { legsOfLength } from './identity.ts'
import type { RequestedJourney } from './journey.ts'
import { cargoLabel, routeLabel } from './labels.ts'
import type { FreightParams } from './query.ts'
import type { FreightEmissionAnswer } from './schema.ts'
import { standardsOf } from './standards.ts'
import { termsOf } from './terms.ts'
import { requireKg, tonnesOf } from './weight.ts'

export const shipment: Method<
  FreightParams,
  ShipmentChoice,
  ShipmentNumbers,
  'shipment',
  typeof FreightEmissionAnswer,
  CachedJourney<RequestedJourney>
> = {
  kind: 'freight_emission',
  page: 'docs/methods/freight.md',
  methodology:
    'Transport chain of legs: mass x distance x intensity, or whole vehicles x distance, tank to wheel and well to tank. See docs/methods/freight.md.',
  standards: ({ journey }) => standardsOf(journey),
  amounts: {
    vehicle_operation: { lines: ['scope_1'] },
    energy_provision: { lines: ['scope_2', 'scope_3_category_3'] },
    radiative_forcing: { totalWith: 'with_radiative_forcing' },
  },

  calculate(_context, params, { journey: { journey, identity: writtenIdentity, legPieces }, isKnown }) {
    const { weight, unit, service_type, detailed_route } = params
    const { isPerKm } = journey
    const boundary = shipmentBoundary(params.boundary, isForcingKnown(journey.legs))
    if (boundary !== undefined) refuseFootprint(params)
    const massKg = requireKg(params)
    const tonnes = tonnesOf(massKg)
    const load = journey.countsVehicles ? ofEdition({ tonnes }) : undefined
    const given_km = isPerKm ? params.planned_distance_km : undefined
    const metres = given_km === undefined ? 0 : metresFromKm(given_km)
    const measures = isPerKm ? measuresByKm(tonnes, metres) : { tonnes, loads: ONE }
    const numbers = { weight, weight_kg: toNumber(massKg), tonnes: toNumber(tonnes) }
    return {
      choice: {
        journey,
        serviceType: service_type,
        unit,
        isDetailed: detailed_route,
        load,
        ...(boundary && { boundary }),
      },
      measures,
      rates: { shipment: measures },
      numbers:
        given_km === undefined
          ? numbers
          : { ...numbers, planned_distance_km: kmFromMetres(metres), given_km },
      identity: {
        weight,
        unit,
        planned_distance_km: given_km,
        boundary,
        legs: isPerKm ? legsOfLength(legPieces, metres) : undefined,
      },
      writtenIdentity,
      // Few journeys are asked for again; those that were will be. Lines are longer than all else.
      isRare: !isKnown || load !== undefined || detailed_route,
    }
  },

  terms: (choice) => termsWithin(choice.boundary, termsOf(choice.journey.legs, carriedOf(choice))),
  chain: ({ journey }) => ({ legs: activitiesOf(journey), buyer: 'scope_3_category_4' }),
  assumptions: assumptionsWithin,
  calibrationClass: ({ journey }) => freightClass(journey.legs),
  year: ({ journey }) => journey.year,
  what: ({ journey }) => message('subject.freight', { mode: longestLeg(journey.legs).mode }),

  emissions: ({ journey: { legs } }, { amount, whole, line, rates }) => ({
    lifecycle_breakdown: {
      unit: 'kg',
      vehicle_operation: amount('vehicle_operation'),
      energy_provision: amount('energy_provision'),
    },
    ghg_protocol_scopes: {
      asset_owner: {
        scope_1: line('scope_1'),
        ...(legs.some(({ segments }) => segments.some(({ grids }) => grids)) && { scope_2: line('scope_2') }),
        scope_3_category_3: line('scope_3_category_3'),
      },
      freight_buyer: { scope_3_category_4: rates.shipment.shown },
    },
    ...(isForcingKnown(legs) && {
      radiative_forcing: {
        co2e: amount('radiative_forcing'),
        co2e_grams: whole('radiative_forcing'),
      },
    }),
  }),

  attributes: (choice, slots) => ({ route: routeLabel(choice, slots), cargo: cargoLabel(choice, slots) }),
}

const ONE = decimal(1)

/** Of what is left out nothing is said, and forcing that is inside is not missing. */
function assumptionsWithin(choice: ShipmentChoice): Assumption[] {
  const { boundary } = choice
  const all = shipmentAssumptions(choice.journey, choice.serviceType, carriedOf(choice))
  return boundary === 'wtw_rf' ? all.filter(({ key }) => key !== 'without_radiative_forcing') : all
}

/** A ShipmentFootprint is well to wheel, and without forcing. */
function refuseFootprint({ format, boundary = 'standard' }: FreightParams): void {
  if (format === 'ileap')
    throw new ApiError(
      problem(
        'validation_error.boundary_of_footprint',
        { option: `boundary=${boundary}`, setting: 'boundary=wtw' },
        { field: 'boundary' },
      ),
    )
}

function measuresByKm(tonnes: Decimal, metres: number): Measures {
  const km = kilometres(metres)
  return { tonnes, tonne_km: multiply(tonnes, km), load_km: km }
}

function activitiesOf({ legs, isPerKm }: FreightJourney): LegActivity[] {
  return legs.map(({ route }) =>
    isPerKm ? { of: 'tonne_km', tonneKm: ONE } : { of: 'tonnes', tonneKm: kilometres(route.distanceMetres) },
  )
}
