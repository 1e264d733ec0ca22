/** What a reader of a shipment's emissions should know. */
import { type Decimal, toNumber } from '../../../core/decimal.ts'
import { about, distinct, fallback, info, type Notice, warning } from '../../../core/notices.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import { emissionsByLoad } from '../calculate.ts'
import type { FreightFactor } from '../factor.ts'
import { freightPart } from '../part.ts'
import { payloadKg, vehiclesFor } from '../payload.ts'
import { type FreightLeg, freightLeg, isForcingKnown, isLineKnown } from '../transport/legs.ts'
import type { Shipment } from '../transport/shipment.ts'
import type { Transport } from '../transport/transport.ts'
import { isBorrowed } from './trail.ts'

/** By the tonnes that are carried, which are so many times what the legs were made with. */
export type FreightNotices = (tonnes: Decimal, times: Decimal) => Notice[]

/** `shipment`: what the legs were made with. What is the same for all loads is found once. */
export function freightNotices(
  edition: Edition,
  { ends, legs, notices }: Transport,
  shipment: Shipment,
  serviceType: string,
): FreightNotices {
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
    ...borrowed(legs),
    ...biofuels(legs),
    ...(shipment.isDedicated ? sharedParts(serviceType, legs) : []),
  ])
  const last = distinct([
    ...first,
    ...(shipment.returnsEmpty ? emptyReturn(legs) : []),
    ...flights(legs),
    ...plannedDistance(legs),
  ]).slice(first.length)
  const others = legs.flatMap((leg) => shortSea(edition, leg, shipment))
  return (tonnes, times) => [
    ...first,
    ...overloads(legs, tonnes),
    ...last,
    ...others.map((notice) => notice(times)),
  ]
}

const CONTAINER = 'container'
const SHORT_SEA = 'container_short_sea'

/** The average container ship on a way that ships of the region sail: what theirs would emit. */
function shortSea(
  edition: Edition,
  { route, factor, isGiven }: FreightLeg,
  shipment: Shipment,
): ((times: Decimal) => Notice)[] {
  const { sailed, vehicles } = edition.part(freightPart)
  const isLikely =
    sailed !== undefined &&
    route.mode === 'sea' &&
    factor.vehicle.vehicleType === CONTAINER &&
    route.distanceKm < sailed.shortSeaKm
  const vehicle = isLikely ? vehicles.sea.get(SHORT_SEA) : undefined
  if (!vehicle || !sailed) return []
  const choice = { vehicle, fuelSource: factor.fuelSource }
  const emissions = emissionsByLoad([freightLeg(edition, { route, isGiven, choice }, shipment).parts])
  const before = `The ship sails less than ${sailed.shortSeaKm} km, so one of short sea is likely: by that class the leg would emit `
  const after = ` kg CO2e (vehicle_type=${SHORT_SEA}).`
  return [
    (times) => info('short_sea_likely', [before, kgFromGrams(emissions(times).co2eGrams), after], 'vehicle'),
  ]
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

function borrowed(legs: readonly FreightLeg[]): Notice[] {
  const taken = legs.filter(isBorrowed)
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
  const shared = legs.filter(({ cargo }) => !cargo.isDedicated)
  if (shared.length === 0) return []
  const modes = [...new Set(shared.map(({ mode }) => mode))].join(', ')
  const message = `service_type '${serviceType}' means whole vehicles on the road; the part by ${modes} is shared.`
  return [info('shared_leg', message, 'service')]
}

/** A shared load may be more than one vehicle of its class carries: the figure per tonne-km stays, the reader should know. */
function overloads(legs: readonly FreightLeg[], tonnes: Decimal): Notice[] {
  const found: Notice[] = []
  for (const { factor, cargo } of legs) {
    const { vehicle } = factor.intensity
    if (cargo.isDedicated || vehicle === undefined) continue
    const vehicles = vehiclesFor(tonnes, vehicle.payloadTonnes)
    if (vehicles !== 1) found.push(overload(factor, tonnes, vehicles))
  }
  return distinct(found)
}

function overload({ vehicle, intensity }: FreightFactor, tonnes: Decimal, vehicles: number): Notice {
  const more = ` t are more than a vehicle of the class '${vehicle.vehicleType}' carries (${payloadKg(intensity)} kg): at least `
  const advice = ' of them are needed. A larger class, or service_type=dedicated, may describe it better.'
  return warning('load_above_payload', [toNumber(tonnes), more, vehicles, advice], 'vehicle')
}

const EMPTY_RETURN = 'empty return'

function emptyReturn(legs: readonly FreightLeg[]): Notice[] {
  const back = legs.filter(({ cargo }) => cargo.returnsEmpty)
  if (back.length === 0) {
    const message = 'No vehicle of this chain runs back empty for one shipment.'
    return [info('empty_return_not_added', message, EMPTY_RETURN)]
  }
  const isShared = back.some(({ cargo }) => !cargo.isDedicated)
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
