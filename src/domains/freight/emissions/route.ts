import { ApiError } from '../../../contract/errors.ts'
import { refuseFallbacks } from '../../../contract/notices.ts'
import type { CanonicalValue } from '../../../core/identity.ts'
import type { App } from '../../../http/app.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { Services } from '../../../http/services.ts'
import type { Chain, Routing } from '../../../routing/plan.ts'
import { isNoRoute } from '../../../routing/plan.ts'
import { LOCATION_FIELDS } from '../../shared/ends/params.ts'
import type { TripEnd, TripWay } from '../../shared/ends/trip-end.ts'
import { requireTripEnds, type TripEnds } from '../../shared/ends/trip-ends.ts'
import { requirePassages } from '../../shared/way/passages.ts'
import { placeIdentity, routeIdentity } from '../../shared/way/present.ts'
import { shipmentEmissions } from '../calculate.ts'
import type { Freight } from '../factors.ts'
import { freightPart } from '../part.ts'
import { type FreightLeg, freightLegs } from './legs.ts'
import { shipmentNotices, unique } from './notices.ts'
import { type FreightResult, presentFreightEmission } from './present.ts'
import { readShipment, type Shipment } from './question.ts'
import { type FreightParams, freightEmissionsSchema } from './schema.ts'
import { chooseVehicles } from './vehicles.ts'

export function freightEmissionsRoute(app: App, services: Services): void {
  const { edition } = services
  app.get('/v1/freight/emissions', { schema: freightEmissionsSchema(edition) }, async (request, reply) => {
    const { params, strict, notices } = request.query
    const result = await shipmentResult(services, params, strict)
    const all = { ...result, notices: [...result.notices, ...notices] }
    const id = freightId(services, params, all)
    answer(request, reply, id, () => presentFreightEmission(edition, id, all))
    return reply
  })
}

export function freightId(
  { edition, routing }: Services,
  params: FreightParams,
  result: FreightResult,
): string {
  return calculationId('freight_emission', edition.hash, {
    ...identity(params, result),
    geography: routing.hash,
  })
}

/** Everything that an answer says. Throws what the endpoint refuses with. */
export async function shipmentResult(
  services: Services,
  params: FreightParams,
  strict: boolean,
): Promise<FreightResult> {
  const { edition, routing } = services
  const shipment = readShipment(params)
  const avoid = requirePassages(routing.passages, params.avoid)
  const ends = await requireTripEnds(services, params, wayOf(shipment))
  if (shipment.mode) chooseVehicles(edition.part(freightPart), shipment, shipment.mode)
  const chain = await planned(routing, edition.part(freightPart), ends, shipment, avoid)
  const choices = chooseVehicles(edition.part(freightPart), shipment, chain.mode)
  const legs = freightLegs(edition, chain, shipment, choices)
  const notices = unique([
    ...ends.origin.notices,
    ...ends.destination.notices,
    ...chain.notices,
    ...chain.legs.flatMap((leg) => leg.notices),
    ...choices.notices,
    ...shipmentNotices(shipment, legs),
  ])
  if (strict) refuseFallbacks(notices)
  return {
    shipment,
    ends,
    chain,
    legs,
    emissions: shipmentEmissions(legs.map(({ parts }) => parts)),
    avoid,
    notices,
  }
}

function wayOf({ mode }: Shipment): TripWay {
  if (mode === undefined) return 'undecided'
  return mode === 'air' ? 'air' : 'surface'
}

async function planned(
  routing: Routing,
  { autoRoadKm }: Freight,
  { origin, destination }: TripEnds,
  { mode }: Shipment,
  avoid: readonly string[],
): Promise<Chain> {
  const options = { avoid, fields: LOCATION_FIELDS }
  const chain =
    mode === undefined
      ? await routing.autoChain(origin.place, destination.place, autoRoadKm, options)
      : await routing.chain(origin.place, destination.place, mode, options)
  if (isNoRoute(chain)) throw new ApiError({ code: 'no_route', message: chain.reason })
  return chain
}

/** Everything that determines the numbers: the question, the places found, and each leg with how it was found. */
function identity(
  params: FreightParams,
  { ends, legs, avoid }: FreightResult,
): Record<string, CanonicalValue> {
  const leg = ({ route, factor }: FreightLeg) => {
    const crossed = route.countries.map((country) => [country.countryCode, country.distanceMetres])
    const vehicle = [factor.vehicle.vehicleType, factor.fuelSource]
    return JSON.stringify([routeIdentity(route), crossed, route.passages, vehicle])
  }
  const { origin_country, origin_location, destination_country, destination_location, ...rest } = params
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const end = ({ resolved, place }: TripEnd) => [resolved, ...placeIdentity(place)]
  return {
    ...(Object.fromEntries(given) as Record<string, CanonicalValue>),
    avoid,
    origin: end(ends.origin),
    destination: end(ends.destination),
    legs: legs.map(leg),
  }
}
