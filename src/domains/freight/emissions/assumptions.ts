/** What is assumed of a shipment, and what a reader of its emissions should know. */

import type { Assumption } from '../../../engine/assumption.ts'
import { about, distinct, fallback, info, type Notice, warning } from '../../../engine/notices.ts'
import type { FreightFactor } from '../factor.ts'
import { payloadKg } from '../payload.ts'
import type { FreightJourney } from '../transport/journey.ts'
import { type FreightLeg, isForcingKnown, isLineKnown } from '../transport/legs.ts'
import type { ShortSea } from '../transport/short-sea.ts'
import { type Carried, isBorrowed, termsOf } from './terms.ts'

/** Those by load stand behind what is said of the journey and its factors. */
export function shipmentAssumptions(
  { ends, legs, notices, handling, shortSea, homeCountry }: FreightJourney,
  serviceType: string,
  carried: Carried,
): Assumption[] {
  const segments = legs.flatMap((leg) => leg.segments)
  const first = distinct([
    ...ends.origin.notices,
    ...ends.destination.notices,
    ...notices,
    ...segments.flatMap(({ factor, grids }) => [...factor.estimates, ...(grids?.fallbacks ?? [])]),
    ...about(
      'fuel',
      segments.flatMap(({ grids }) => grids?.upstreamFallbacks ?? []),
    ),
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
  return [...first, ...overloads(legs), ...last, ...shortSea.map((other) => shortSeaLikely(other, carried))]
}

/** The average container ship on a way that ships of the region sail: what theirs would emit. */
function shortSeaLikely({ leg, belowKm }: ShortSea, carried: Carried): Assumption {
  const terms = termsOf([leg], carried).filter(({ line }) => line !== 'beside')
  return { ...info('short_sea_likely', { km: belowKm, kg: 0 }, 'vehicle'), amounts: { kg: terms } }
}

const BORROWED = fallback(
  'factor_from_other_region',
  'Lorries and trains are calculated, where no figure of the country is known, with factors of the United Kingdom: no others with an open licence cover their classes. Exact figures are those that the operator of the server lays over them (docs/data.md).',
  'vehicle',
)

const OUTSIDE = fallback(
  'outside_publisher_definition',
  'The factors of air freight describe flights inside, from and to the United Kingdom, and the publisher sorts them by that: for this flight the one of its distance is taken, and none is exact but one of the operator of the server (docs/data.md).',
  'mode',
)

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
  const message = `${leg.factor.fuelSource} is biogenic: the CO2 from burning it is outside of the scopes and in no total. CH4, N2O and well-to-tank emissions count.`
  return [info('biofuel_biogenic_carbon', message, 'fuel')]
}

function sharedParts(serviceType: string, legs: readonly FreightLeg[]): Notice[] {
  const shared = legs.filter(({ carriage }) => !carriage.isDedicated)
  if (shared.length === 0) return []
  const modes = [...new Set(shared.map(({ mode }) => mode))].join(', ')
  const message = `service_type '${serviceType}' means whole vehicles on the road; the part by ${modes} is shared.`
  return [info('shared_leg', message, 'service')]
}

/** A shared load may be more than one vehicle of its class carries: the figure per tonne-km stays, the reader should know. */
function overloads(legs: readonly FreightLeg[]): Assumption[] {
  const shared = legs.filter(
    ({ carriage, factor }) => !carriage.isDedicated && factor.intensity.vehicle !== undefined,
  )
  const byClass = new Map(shared.map(({ factor }) => [factor.vehicle.vehicleType, factor]))
  return [...byClass.values()].flatMap(overload)
}

function overload({ vehicle, intensity }: FreightFactor): Assumption[] {
  const limit = intensity.vehicle?.payloadTonnes
  if (limit === undefined) return []
  const values = {
    vehicle: vehicle.vehicleType,
    payload_kg: payloadKg(intensity) ?? 0,
    tonnes: 0,
    vehicle_count: 0,
  }
  const payload = { of: 'tonnes', amount: limit }
  return [
    {
      ...warning('load_above_payload', values, 'vehicle'),
      above: payload,
      amounts: { tonnes: 'tonnes', vehicle_count: payload },
    },
  ]
}

const EMPTY_RETURN = 'empty return'

function emptyReturn(legs: readonly FreightLeg[]): Notice[] {
  const back = legs.filter(({ carriage }) => carriage.returnsEmpty)
  if (back.length === 0) {
    const message = 'No vehicle of this chain runs back empty for one shipment.'
    return [info('empty_return_not_added', message, EMPTY_RETURN)]
  }
  const isShared = back.some(({ carriage }) => !carriage.isDedicated)
  const already = isShared
    ? ' Average-laden factors already hold the usual empty running, so part of it may be counted twice.'
    : ''
  const message = `The empty way back of the road vehicles was added.${already}`
  const standIn = back.find(({ factor }) => factor.standIn)?.factor.standIn
  return [info('empty_return_added', message, EMPTY_RETURN), ...(standIn ? [standInNotice(standIn)] : [])]
}

function standInNotice(standIn: string): Notice {
  const message = `No figure of an empty van is published: the one of the class '${standIn}', empty over average, was taken.`
  return fallback('estimated_factor', message, EMPTY_RETURN)
}

const WITHOUT_FORCING = info(
  'without_radiative_forcing',
  'The total is without radiative forcing, as ISO 14083 asks for; radiative_forcing has the figure with it.',
)

const FORCING_UNKNOWN = info(
  'without_radiative_forcing',
  "The total is as the operator's own factor has it; no figure with radiative forcing is known for it.",
)

function flights(legs: readonly FreightLeg[]): Notice[] {
  if (!legs.some(({ mode }) => mode === 'air')) return []
  return [isForcingKnown(legs) ? WITHOUT_FORCING : FORCING_UNKNOWN]
}

const DISTANCE_ALONE = info(
  'planned_distance',
  'planned_distance_km is the distance of the leg; between which places is not known, so there is no line and no duration.',
  'distance',
)

function plannedDistance(legs: readonly FreightLeg[]): Notice[] {
  const given = legs.find(({ isGiven }) => isGiven)
  if (!given) return []
  if (!isLineKnown(given)) return [DISTANCE_ALONE]
  const which = legs.length > 1 ? 'the main leg' : 'the leg'
  const message = `planned_distance_km is the distance of ${which}; duration and countries follow in proportion, the line is the modelled one.`
  return [info('planned_distance', message, 'distance')]
}
