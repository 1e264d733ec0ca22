/** The way of the shipment that is asked about, before it is known how much is carried: found once, and remembered. */
import { decimal } from '../../../core/decimal.ts'
import { writtenInput } from '../../../core/identity.ts'
import type { Edition } from '../../edition.ts'
import type { Context } from '../../operation.ts'
import { type Remembered, rememberedWays } from '../../shared/way/remembered.ts'
import { isInProportion } from '../transport/legs.ts'
import type { Shipment } from '../transport/shipment.ts'
import { findTransportWay, transportOf } from '../transport/transport.ts'
import { wayIdentity } from './identity.ts'
import { loadedWith } from './loaded.ts'
import { type FreightParams, SHIPMENT_PARAMS, type WayParams } from './query.ts'
import { readHandling, readJourney } from './question.ts'
import type { FreightResult, FreightWay } from './result.ts'

/** Throws validation_error, no_route and no_factor. */
export const askedWay = rememberedWays<FreightParams, keyof WayParams & string, FreightWay>({
  by: SHIPMENT_PARAMS,
  find: findWay,
  routesOf: ({ transport }) => transport.chain.legs,
})

const ONE_TONNE = decimal(1)
const ONCE = decimal(1)

async function findWay(context: Context, params: WayParams): Promise<FreightWay> {
  const { edition } = context
  const asked = await readJourney(context, params)
  const transport = await findTransportWay(context, asked)
  const shipment = { ...readHandling(params), massTonnes: ONE_TONNE }
  const journey = { ...asked, ends: transport.ends }
  const loaded = loadedWith(edition, transportOf(edition, transport, shipment), shipment, params.service_type)
  const identity = wayIdentity(params, journey, loaded.transport)
  return {
    journey,
    transport,
    identity: writtenInput({ ...identity, geography: context.routing.hash }),
    perTonne: isInProportion(loaded.transport.legs) ? loaded : undefined,
  }
}

/** What a shipment on the way gives. */
export function resultOf(
  edition: Edition,
  question: FreightParams,
  shipment: Shipment,
  { way, isKnown }: Remembered<FreightWay>,
): FreightResult {
  const { perTonne } = way
  const times = perTonne ? shipment.massTonnes : ONCE
  const loaded =
    perTonne ??
    loadedWith(edition, transportOf(edition, way.transport, shipment), shipment, question.service_type)
  const emissions = loaded.emissions(times)
  return { question, shipment, way, isKnown: isKnown && perTonne !== undefined, loaded, times, emissions }
}
