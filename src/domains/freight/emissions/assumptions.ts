/** What is assumed of a shipment, and what a reader of its emissions should know. */

import type { Assumption } from '../../../engine/assumption.ts'
import { about, distinct, fallback, info, type Notice } from '../../../engine/notices.ts'
import type { TractionGrids } from '../../electricity/shared/traction-grids.ts'
import type { FreightJourney } from '../transport/journey.ts'
import { type FreightLeg, isForcingKnown, isLineKnown } from '../transport/legs.ts'
import type { NearHaul } from '../transport/near-haul.ts'
import type { ShortSea } from '../transport/short-sea.ts'
import { loadAssumptions } from './load-assumptions.ts'
import { type Carried, isBorrowed, termsOf } from './terms.ts'

/** Those by load stand behind what is said of the journey and its factors. */
export function shipmentAssumptions(
  { ends, legs, notices, handling, shortSea, nearHauls, homeCountry }: FreightJourney,
  serviceType: string,
  carried: Carried,
): Assumption[] {
  const segments = legs.flatMap((leg) => leg.segments)
  const first = distinct([
    ...ends.origin.notices,
    ...ends.destination.notices,
    ...notices,
    ...segments.flatMap(({ factor, grids }) => [...factor.estimates, ...(grids?.fallbacks ?? [])]),
    ...segments.flatMap(({ grids }) => (grids ? electricAssumptions(grids) : [])),
    ...borrowed(legs, homeCountry),
    ...biofuels(legs),
    ...(handling.isDedicated ? sharedParts(serviceType, legs) : []),
  ])
  const last = distinct([
    ...first,
    ...(handling.returnsEmpty ? emptyReturn(legs) : []),
    ...flights(legs),
    ...plannedDistance(legs),
  ]).slice(first.length)
  return [
    ...first,
    ...loadAssumptions(legs, carried),
    ...last,
    ...shortSea.map((other) => shortSeaLikely(other, carried)),
    ...nearHauls.map((other) => nearHaul(other, carried)),
  ]
}

/** Of grids: what is assumed of their upstream part alone, and of what divides scope 2 from category 3 of whoever runs the vehicles. */
function electricAssumptions({ upstreamFallbacks, splitFallbacks }: TractionGrids): Assumption[] {
  return [
    ...about('fuel', upstreamFallbacks).map((one): Assumption => ({ ...one, reaches: ['wtt'] })),
    ...about('fuel', splitFallbacks).map((one): Assumption => ({ ...one, movesOnlyLines: true })),
  ]
}

/** The average container ship on a way that ships of the region sail: what theirs would emit. */
function shortSeaLikely({ leg, belowKm }: ShortSea, carried: Carried): Assumption {
  const terms = termsOf([leg], carried).filter(({ line }) => line !== 'beside')
  return { ...info('short_sea_likely', { km: belowKm, kg: 0 }, 'vehicle'), amounts: { kg: terms } }
}

/** A flight near the limit between two hauls: what it would emit by the other factor. */
function nearHaul({ haul, otherHaul, limitKm, leg }: NearHaul, carried: Carried): Assumption {
  const terms = termsOf([leg], carried).filter(({ line }) => line !== 'beside')
  const values = { haul, other_haul: otherHaul, limit_km: limitKm, kg: 0 }
  return { ...info('near_haul_band_edge.freight', values, 'distance'), amounts: { kg: terms } }
}

const BORROWED = fallback('factor_from_other_region.freight_uk', {}, 'vehicle')
const OUTSIDE = fallback('outside_publisher_definition.air_freight', {}, 'mode')

function borrowed(legs: readonly FreightLeg[], homeCountry: string): Notice[] {
  const taken = legs.filter((leg) => isBorrowed(leg, homeCountry))
  return [
    ...(taken.some(({ mode }) => mode !== 'air') ? [BORROWED] : []),
    ...(taken.some(({ mode }) => mode === 'air') ? [OUTSIDE] : []),
  ]
}

function biofuels(legs: readonly FreightLeg[]): Notice[] {
  const leg = legs.find(({ factor }) => factor.isBiofuel)
  if (!leg) return []
  return [info('biofuel_biogenic_carbon.freight', { fuel: leg.factor.fuelSource }, 'fuel')]
}

function sharedParts(serviceType: string, legs: readonly FreightLeg[]): Notice[] {
  const shared = legs.filter(({ carriage }) => !carriage.isDedicated)
  if (shared.length === 0) return []
  const modes = [...new Set(shared.map(({ mode }) => mode))]
  return [info('shared_leg', { modes, service_type: serviceType }, 'service')]
}

const EMPTY_RETURN = 'empty return'

function emptyVan(vehicle: string): Assumption {
  return { ...fallback('estimated_factor.empty_van', { vehicle }, EMPTY_RETURN), tier: 'estimate' }
}

function emptyReturn(legs: readonly FreightLeg[]): Assumption[] {
  const back = legs.filter(({ carriage }) => carriage.returnsEmpty)
  if (back.length === 0) return [info('empty_return_not_added', {}, EMPTY_RETURN)]
  const isShared = back.some(({ carriage }) => !carriage.isDedicated)
  const vehicle = back.find(({ factor }) => factor.standIn)?.factor.standIn
  return [
    info('empty_return_added', { is_shared: isShared }, EMPTY_RETURN),
    ...(vehicle ? [emptyVan(vehicle)] : []),
  ]
}

const WITHOUT_FORCING = info('without_radiative_forcing', {})
const FORCING_UNKNOWN = info('without_radiative_forcing.own_factor', {})

function flights(legs: readonly FreightLeg[]): Notice[] {
  if (!legs.some(({ mode }) => mode === 'air')) return []
  return [isForcingKnown(legs) ? WITHOUT_FORCING : FORCING_UNKNOWN]
}

const DISTANCE_ALONE = info('planned_distance.no_places', {}, 'distance')

function plannedDistance(legs: readonly FreightLeg[]): Notice[] {
  const given = legs.find(({ isGiven }) => isGiven)
  if (!given) return []
  if (!isLineKnown(given)) return [DISTANCE_ALONE]
  return [info('planned_distance', { is_main_leg: legs.length > 1 }, 'distance')]
}
