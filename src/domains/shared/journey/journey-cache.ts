/**
 * Journeys with all that was found for them: whoever asks about the same ends again, by the same words and with other
 * amounts, has the journey at once.
 */
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../contract/operation.ts'
import { memoizeByObject } from '../../../engine/helpers/memoize.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import type { PlannedRoute, Routing } from '../../../geo/networks/plan.ts'
import type { Places } from '../../../geo/places/places.ts'

/** The parameters of every trip and shipment that decide its journey. */
export const SHARED_JOURNEY_PARAMS = [
  'origin_country',
  'origin_location',
  'destination_country',
  'destination_location',
  'on_unknown_place',
  'transport_mode',
  'vehicle_type',
] as const

export interface CachedJourney<Journey> {
  readonly journey: Journey
  /** Whether it was asked for before: then it is likely to be asked for again. */
  readonly isKnown: boolean
}

export interface CachedQuestion<Params, Name extends keyof Params & string, Journey> {
  /** The parameters that decide the journey; it is found without the others. */
  readonly by: readonly Name[]
  find(context: Context, params: Pick<Params, Name>): Promise<Journey>
  /** Whose lines it holds. */
  routesOf(journey: Journey): readonly PlannedRoute[]
}

/**
 * The points of the lines of all journeys that are kept, of some 70 bytes each. What else is known of a journey, words and
 * figures, is counted as so many.
 */
const POINTS_MAX = 300_000
const POINTS_PER_JOURNEY = 250

/** A refusal is not kept. */
export function journeyCache<
  Params extends object,
  Name extends keyof Params & string,
  Journey extends object,
>({
  by,
  find,
  routesOf,
}: CachedQuestion<Params, Name, Journey>): (
  context: Context,
  params: Params,
) => Promise<CachedJourney<Journey>> {
  const sizeCalculation = (journey: Journey) =>
    routesOf(journey).reduce((sum, { points }) => sum + points.length, POINTS_PER_JOURNEY)
  const empty = () => new LRUCache<string, Journey>({ maxSize: POINTS_MAX, sizeCalculation })
  const memories = memoizeByObject((_places: Places) => memoizeByObject((_routing: Routing) => empty()))
  const ofBatch = memoizeByObject((_batch: object) => empty())
  return async (context, params) => {
    const { places, routing, edition, batch } = context
    const isLasting = places.isLasting && routing.isLasting
    // What geocoders and engines answer may be another thing the next time: it is kept for the rows of one batch.
    const memory = isLasting ? memories(places)(routing) : batch && ofBatch(batch)
    const key = keyOf(edition, params, by)
    const known = memory?.get(key)
    if (known !== undefined) return { journey: known, isKnown: true }
    const journey = await find(context, picked(params, by))
    memory?.set(key, journey)
    return { journey, isKnown: false }
  }
}

/** Texts with their length, so that none can look like two fields. */
function keyOf<Params>(edition: Edition, params: Params, names: readonly (keyof Params)[]): string {
  let key = `${numberOf(edition)}`
  for (const name of names) {
    const value = params[name]
    key += typeof value === 'string' ? ` ${value.length}:${value}` : ` ${value}`
  }
  return key
}

function picked<Params extends object, Name extends keyof Params>(
  params: Params,
  names: readonly Name[],
): Pick<Params, Name> {
  return Object.fromEntries(names.map((name) => [name, params[name]])) as Pick<Params, Name>
}

let editions = 0
/** Editions of one name may have other figures, as an operator's own are laid over them. */
const numberOf = perEdition(() => ++editions)
