/** One leg of a given distance by a mode, in every place where its figures may differ. */

import type { Context } from '../../../contract/operation.ts'
import { ApiError } from '../../../engine/errors.ts'
import { haulsOf } from '../../travel/shared/hauls.ts'
import type { FreightMode } from '../intensity.ts'
import type { FreightJourney } from '../transport/journey.ts'
import { DIESEL, USUAL_VEHICLE } from '../words.ts'
import { openJourney } from './journey.ts'
import type { FreightParams } from './query.ts'

export interface GivenRoute {
  /** The country, by air the haul. */
  readonly place: string
  readonly km: number
  /** The usual vehicle on it, or why there is no answer. */
  readonly base: FreightJourney | ApiError
}

const ONE_KM = 1
const METRES_PER_KM = 1000

export async function* givenRoutes(context: Context, mode: FreightMode): AsyncGenerator<GivenRoute> {
  const { edition } = context
  if (mode === 'sea') yield { place: 'sea', km: ONE_KM, base: await ask(context, { transport_mode: mode }) }
  if (mode === 'air') {
    let km = ONE_KM
    for (const { name, belowMetres = 0 } of haulsOf(edition)) {
      yield { place: name, km, base: await ask(context, { transport_mode: mode, planned_distance_km: km }) }
      km = belowMetres / METRES_PER_KM
    }
  }
  if (mode !== 'road' && mode !== 'rail') return
  for (const place of edition.countries.keys()) {
    const ends = { origin_country: place, destination_country: place }
    yield { place, km: ONE_KM, base: await ask(context, { transport_mode: mode, ...ends }) }
  }
}

const ONE_KG: Omit<FreightParams, 'transport_mode'> = {
  weight: 1,
  unit: 'kg',
  planned_distance_km: ONE_KM,
  vehicle_type: USUAL_VEHICLE,
  fuel_source: DIESEL,
  service_type: 'shared',
  refrigerated: false,
  include_empty_return: false,
  detailed_route: false,
  explain: false,
  equivalents: false,
}

async function ask(
  context: Context,
  params: Pick<FreightParams, 'transport_mode'> & Partial<FreightParams>,
): Promise<FreightJourney | ApiError> {
  try {
    const { journey } = await openJourney(context, { ...ONE_KG, ...params })
    return journey.journey
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
