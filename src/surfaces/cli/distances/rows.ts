/** Pairs of places, and the legs between them. */
import type { Row, RowAnswer } from '../../batch/row.ts'
import { isGood } from '../../batch/row.ts'

export interface Pair {
  readonly key: string
  readonly type: string
  /** What decides the way, and what a question needs beside. */
  readonly params: Readonly<Record<string, string>>
}

/** What decides a way. */
const WAY_PARAMS = [
  'origin_country',
  'origin_location',
  'destination_country',
  'destination_location',
  'transport_mode',
  'vehicle_type',
  'avoid',
  'on_unknown_place',
]
/** A vehicle alone may stand for a mode of travel; where the mode is named it decides nothing. */
const MODE = 'transport_mode'
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  travel: {},
  freight: { weight: '1' },
}

/** Undefined for rows that are no trips or shipments, and for those that cannot be read. */
export function pairOf({ question }: Row): Pair | undefined {
  if ('code' in question) return undefined
  const { type, params } = question
  const needed = NEEDED[type]
  if (needed === undefined) return undefined
  const own = WAY_PARAMS.filter((name) => params[name] && !(name === 'vehicle_type' && params[MODE]))
  const way = Object.fromEntries(own.map((name) => [name, params[name] ?? '']))
  if (Object.keys(way).every((name) => name === MODE)) return undefined
  return { key: JSON.stringify([type, way]), type, params: { ...way, ...needed } }
}

export const DISTANCE_COLUMNS = [
  'type',
  'origin_country',
  'origin_location',
  'destination_country',
  'destination_location',
  'transport_mode',
  'vehicle_type',
  'leg',
  'leg_mode',
  'distance_km',
  'from_name',
  'to_name',
  'origin_resolved',
  'destination_resolved',
  'countries',
  'method',
  'notices',
  'reason',
] as const

export type Way = Readonly<Partial<Record<(typeof DISTANCE_COLUMNS)[number], string | number>>>

interface Leg {
  readonly mode: string
  readonly distance_km: number
  readonly from: { readonly name: string }
  readonly to: { readonly name: string }
  readonly method: string
  readonly countries: readonly { readonly country_code: string; readonly distance_km?: number }[]
}

interface Route extends Pick<Leg, 'method' | 'countries' | 'distance_km'> {
  readonly transport_mode: string
  readonly origin: End
  readonly destination: End
  readonly legs?: readonly Leg[]
}

interface End {
  readonly resolved: string
  readonly airport?: { readonly name: string }
  readonly port?: { readonly name: string }
}

/** One for each leg, or one with the reason why there is none. */
export function distanceRows({ type, params }: Pair, answer: RowAnswer): Way[] {
  const asked = { type, ...params }
  if (!isGood(answer)) return [{ ...asked, reason: answer.problems[0].message }]
  const whole = JSON.parse(answer.whole ?? '') as { data: { attributes: { route: Route } } }
  const { route } = whole.data.attributes
  const { origin, destination } = route
  return (route.legs ?? [legOf(route)]).map((leg, at) => ({
    ...asked,
    leg: at + 1,
    leg_mode: leg.mode,
    distance_km: leg.distance_km,
    from_name: leg.from.name,
    to_name: leg.to.name,
    origin_resolved: origin.resolved,
    destination_resolved: destination.resolved,
    countries: leg.countries.map(kilometresIn).join(' '),
    method: leg.method,
    notices: answer.notices.join(' '),
  }))
}

/** A trip is one leg, between the places, airports or ports. */
function legOf({ transport_mode: mode, origin, destination, ...route }: Route): Leg {
  const nameOf = ({ resolved, airport, port }: End) => ({ name: airport?.name ?? port?.name ?? resolved })
  return { ...route, mode, from: nameOf(origin), to: nameOf(destination) }
}

/** `FR:312.4`; of ways in the air and over the sea the country alone. */
const kilometresIn = ({ country_code, distance_km }: Leg['countries'][number]) =>
  distance_km === undefined ? country_code : `${country_code}:${distance_km}`
