/** The trip that is asked about, before it is said who travels: found once, and remembered. */
import { ApiError } from '../../../contract/errors.ts'
import { type WrittenInput, writtenInput } from '../../../core/identity.ts'
import type { Notice } from '../../../core/notices.ts'
import type { Context } from '../../operation.ts'
import { rememberedWays, WAY_PARAMS } from '../../shared/way/remembered.ts'
import type { Cabin, HaulName, HaulRule } from '../haul.ts'
import { planJourney } from '../journey/journey.ts'
import { findTrip } from '../trip/find.ts'
import { vehicleNames } from '../vehicle-names.ts'
import { tripIdentity } from './identity.ts'
import type { TripWay } from './one-way.ts'
import type { TravelParams } from './query.ts'
import { ignoredVehicle, readMode, readType, replacedVehicle } from './vehicle.ts'

export interface AskedWay extends TripWay {
  readonly identity: WrittenInput
  /** About the words for mode and vehicle. */
  readonly notices: readonly Notice[]
}

const TRIP_PARAMS = [
  ...WAY_PARAMS,
  'cabin_class',
  'haul_rule',
  'haul',
  'distance_km',
] as const satisfies readonly (keyof TravelParams)[]

/** Throws validation_error, no_route and no_factor. */
export const askedWay = rememberedWays<TravelParams, (typeof TRIP_PARAMS)[number], AskedWay>({
  by: TRIP_PARAMS,
  find: findWay,
  routesOf: ({ journey }) => (journey.route ? [journey.route] : []),
})

async function findWay(
  context: Context,
  params: Pick<TravelParams, (typeof TRIP_PARAMS)[number]>,
): Promise<AskedWay> {
  const names = vehicleNames(context.edition)
  const read = readMode(names, params)
  const journey = await planJourney(context, { ends: params, mode: read.mode, givenKm: params.distance_km })
  const type = readType(names, journey.mode, params)
  const flight = {
    cabin: params.cabin_class as Cabin | undefined,
    rule: params.haul_rule as HaulRule,
    haul: params.haul as HaulName | undefined,
  }
  const trip = findTrip(context, journey, { type, flight })
  if (!trip) throw noGrid()
  return {
    journey,
    trip,
    identity: writtenInput({ ...tripIdentity(journey, trip), geography: context.routing.hash }),
    notices: [
      ...read.notices,
      ...replacedVehicle(names, journey.mode, params),
      ...ignoredVehicle(journey.mode, params),
    ],
  }
}

function noGrid(): ApiError {
  const message =
    'No grid intensity is known for any country on the way, so nothing can be said of an electric vehicle.'
  return new ApiError({ code: 'no_factor', field: 'vehicle_type', message })
}
