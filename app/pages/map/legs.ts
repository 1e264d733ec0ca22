/** The legs of a trip or a shipment with their lines: those of the answer, and of /v1/routes where it has none. */
import type {
  CallOptions,
  Everygram,
  FreightEmissionAnswer,
  RouteParams,
  TravelEmissionAnswer,
} from '../../../packages/client/src/everygram.ts'
import { decodePolyline } from '../../../src/engine/helpers/polyline.ts'
import type { Point } from '../../../src/engine/helpers/sphere.ts'
import { type EmissionsAnswer, totalKg } from '../../parts/result.ts'
import type { Given } from '../../question/question.ts'

export interface Stop extends Point {
  readonly name: string
  readonly kind: string
  readonly code?: string | undefined
}

export interface MapLeg {
  readonly mode: string
  readonly from: Stop
  readonly to: Stop
  readonly km: number
  readonly kg: number
  /** Between two neighbours runs a great circle. */
  readonly line: readonly Point[]
  readonly passages: readonly string[]
  /** No way was found to draw: the ends alone are true. */
  readonly isStraight: boolean
}

/** Decimals of the service's polylines. */
const DECIMALS = 5
const FLOWN = ['air', 'flight']

export async function legsOfFreight(
  client: Everygram,
  answer: FreightEmissionAnswer,
  asked: Given,
  options: CallOptions,
): Promise<MapLeg[]> {
  const { legs } = answer.data.attributes.route
  return Promise.all(
    legs.map(async (leg): Promise<MapLeg> => {
      const ends = { mode: leg.mode, from: leg.from, to: leg.to, km: leg.distance_km, kg: leg.co2e_kg }
      if (leg.polyline) {
        return { ...ends, line: decodePolyline(leg.polyline, DECIMALS), passages: [], isStraight: false }
      }
      return { ...ends, ...(await wayOf(client, ends, asked.avoid, options)) }
    }),
  )
}

/** A trip is one leg: between airports where it is flown, else between the places. */
export async function legOfTravel(
  client: Everygram,
  answer: TravelEmissionAnswer,
  options: CallOptions,
): Promise<MapLeg[]> {
  const { route } = answer.data.attributes
  if (!('origin' in route) || !route.origin || !route.destination) return []
  // Only the length was given: the places are assumed.
  if (route.origin.kind === 'country' && route.destination.kind === 'country') return []
  const [from, to] = [stopOf(route.origin), stopOf(route.destination)]
  const ends = {
    mode: route.transport_mode,
    from,
    to,
    km: route.distance_km,
    kg: totalKg(answer as unknown as EmissionsAnswer),
  }
  return [{ ...ends, ...(await wayOf(client, ends, undefined, options)) }]
}

interface End extends Point {
  readonly resolved: string
  readonly kind: string
  readonly code?: string
  readonly airport?: { readonly name: string; readonly kind: string; readonly code?: string } & Point
}

function stopOf({ airport, resolved, kind, code, lat, lon }: End): Stop {
  return airport ?? { name: resolved, kind, code, lat, lon }
}

interface Ends {
  readonly mode: string
  readonly from: Stop
  readonly to: Stop
}

type Way = Pick<MapLeg, 'line' | 'passages' | 'isStraight'>

async function wayOf(
  client: Everygram,
  { mode, from, to }: Ends,
  avoid: string | undefined,
  options: CallOptions,
): Promise<Way> {
  const straight = { line: [from, to], passages: [] }
  if (FLOWN.includes(mode)) return { ...straight, isStraight: false }
  const params: RouteParams = {
    from: textOf(from),
    to: textOf(to),
    mode: routeMode(mode),
    detailed_route: true,
    ...(avoid && { avoid }),
  }
  try {
    const { polyline, passages } = (await client.route(params, options)).data.attributes
    return { line: decodePolyline(polyline ?? '', DECIMALS), passages, isStraight: polyline === undefined }
  } catch {
    options.signal?.throwIfAborted()
    return { ...straight, isStraight: true }
  }
}

/** A code is the place itself; coordinates are, for what has none. */
function textOf({ code, kind, lat, lon }: Stop): string {
  return code !== undefined && kind === 'port' ? code : `${lat},${lon}`
}

function routeMode(mode: string): NonNullable<RouteParams['mode']> {
  if (mode === 'sea' || mode === 'ferry') return 'sea'
  return mode === 'rail' ? 'rail' : 'road'
}
