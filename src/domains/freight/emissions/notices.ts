/** What a reader of a shipment's emissions should know, beside the notices of its places and routes. */
import { asFallback, info, type Notice } from '../../../core/notices.ts'
import { type FreightLeg, isForcingKnown } from './legs.ts'
import type { Shipment } from './question.ts'
import { isBorrowed } from './trail.ts'

export function shipmentNotices(shipment: Shipment, legs: readonly FreightLeg[]): Notice[] {
  return [
    ...unique(legs.flatMap(({ factor, grids }) => [...factor.estimates, ...(grids?.fallbacks ?? [])])),
    ...borrowed(legs),
    ...biofuels(legs),
    ...service(shipment, legs),
    ...emptyReturn(shipment, legs),
    ...flights(legs),
    ...plannedDistance(shipment, legs),
  ]
}

const BORROWED = asFallback(
  info(
    'factor_from_other_region',
    'Lorries and trains are calculated with factors of the United Kingdom: no others with an open licence cover their classes.',
    'vehicle_type',
  ),
)

function borrowed(legs: readonly FreightLeg[]): Notice[] {
  return legs.some(isBorrowed) ? [BORROWED] : []
}

function biofuels(legs: readonly FreightLeg[]): Notice[] {
  const leg = legs.find(({ factor }) => factor.isBiofuel)
  if (!leg) return []
  const message = `${leg.factor.fuelSource} is biogenic: the CO2 from burning it is outside of the scopes and in no total. CH4, N2O and well-to-tank emissions count.`
  return [info('biofuel_biogenic_carbon', message, 'fuel_source')]
}

function service({ isDedicated, serviceType }: Shipment, legs: readonly FreightLeg[]): Notice[] {
  if (!isDedicated || legs.every(({ cargo }) => cargo.isDedicated)) return []
  const modes = [...new Set(legs.filter(({ cargo }) => !cargo.isDedicated).map(({ mode }) => mode))].join(
    ', ',
  )
  const message = `service_type '${serviceType}' means whole vehicles on the road; the part by ${modes} is shared.`
  return [info('shared_leg', message, 'service_type')]
}

function emptyReturn({ returnsEmpty }: Shipment, legs: readonly FreightLeg[]): Notice[] {
  if (!returnsEmpty) return []
  const back = legs.filter(({ cargo }) => cargo.returnsEmpty)
  if (back.length === 0) {
    return [
      info('empty_return_not_added', 'No vehicle of this chain runs back empty for one shipment.', FIELD),
    ]
  }
  const isShared = back.some(({ cargo }) => !cargo.isDedicated)
  const already = isShared
    ? ' Average-laden factors already hold the usual empty running, so part of it may be counted twice.'
    : ''
  const message = `The empty way back of the road vehicles was added.${already}`
  const standIn = back.find(({ factor }) => factor.standIn)?.factor.standIn
  return [
    info('empty_return_added', message, FIELD),
    ...(standIn ? [{ ...standInNotice(standIn), subject: FIELD }] : []),
  ]
}

const FIELD = 'include_empty_return'

function standInNotice(standIn: string): Notice {
  const message = `No figure of an empty van is published: the one of the class '${standIn}', empty over average, was taken.`
  return { code: 'estimated_factor', severity: 'warning', message, isFallback: true }
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

function plannedDistance({ plannedDistanceKm }: Shipment, legs: readonly FreightLeg[]): Notice[] {
  if (plannedDistanceKm === undefined) return []
  const which = legs.length > 1 ? 'the main leg' : 'the leg'
  const message = `planned_distance_km is the distance of ${which}; duration and countries follow in proportion, the line is the modelled one.`
  return [info('planned_distance', message, 'planned_distance_km')]
}

/** The same notice of several legs once. Routes speak of their mode, the question of transport_mode. */
export function unique(all: readonly Notice[]): Notice[] {
  const notices = all.map((notice) =>
    notice.subject === 'mode' ? { ...notice, subject: 'transport_mode' } : notice,
  )
  return [...new Map(notices.map((notice) => [`${notice.code} ${notice.message}`, notice])).values()]
}
