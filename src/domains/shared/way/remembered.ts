/**
 * Ways with all that was found for them: whoever asks about the same ends again, by the same words and with other amounts,
 * has the way at once.
 */
import { LRUCache } from 'lru-cache'
import { rememberedBy } from '../../../core/remembered.ts'
import type { Places } from '../../../places/places.ts'
import type { PlannedRoute, Routing } from '../../../routing/plan.ts'
import { perEdition } from '../../edition.ts'
import type { Context } from '../../operation.ts'

/** The parameters of every trip and shipment that decide its way. */
export const WAY_PARAMS = [
  'origin_country',
  'origin_location',
  'destination_country',
  'destination_location',
  'on_unknown_place',
  'transport_mode',
  'vehicle_type',
] as const

export interface Remembered<Way> {
  readonly way: Way
  /** Whether it was asked for before: then it is likely to be asked for again. */
  readonly isKnown: boolean
}

export interface WayQuestion<Params, Name extends keyof Params & string, Way> {
  /** The parameters that decide the way; it is found without the others. */
  readonly by: readonly Name[]
  find(context: Context, params: Pick<Params, Name>): Promise<Way>
  /** Whose lines it holds. */
  routesOf(way: Way): readonly PlannedRoute[]
}

/**
 * The points of the lines of all ways that are remembered, of some 70 bytes each. What else is known of a way, words and
 * figures, is counted as so many.
 */
const POINTS_MAX = 200_000
const POINTS_PER_WAY = 250

/** Later where the way is to be found first; a refusal is not remembered. */
export function rememberedWays<
  Params extends object,
  Name extends keyof Params & string,
  Way extends object,
>({
  by,
  find,
  routesOf,
}: WayQuestion<Params, Name, Way>): (
  context: Context,
  params: Params,
) => Remembered<Way> | Promise<Remembered<Way>> {
  const sizeCalculation = (way: Way) =>
    routesOf(way).reduce((sum, { points }) => sum + points.length, POINTS_PER_WAY)
  const memories = rememberedBy((_places: Places) =>
    rememberedBy((_routing: Routing) => new LRUCache<string, Way>({ maxSize: POINTS_MAX, sizeCalculation })),
  )
  return (context, params) => {
    const { places, routing, edition } = context
    // What geocoders and engines answer may be another thing the next time.
    if (!places.isLasting || !routing.isLasting) return foundFirst(find(context, picked(params, by)))
    const memory = memories(places)(routing)
    const key = JSON.stringify([numberOf(edition), ...by.map((name) => params[name])])
    const known = memory.get(key)
    if (known !== undefined) return { way: known, isKnown: true }
    return foundFirst(
      find(context, picked(params, by)).then((way) => {
        memory.set(key, way)
        return way
      }),
    )
  }
}

function picked<Params extends object, Name extends keyof Params>(
  params: Params,
  names: readonly Name[],
): Pick<Params, Name> {
  return Object.fromEntries(names.map((name) => [name, params[name]])) as Pick<Params, Name>
}

async function foundFirst<Way>(found: Promise<Way>): Promise<Remembered<Way>> {
  return { way: await found, isKnown: false }
}

let editions = 0
/** Editions of one name may have other figures, as an operator's own are laid over them. */
const numberOf = perEdition(() => ++editions)
