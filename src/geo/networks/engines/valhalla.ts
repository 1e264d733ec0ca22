/** Valhalla's HTTP API: https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/ */

import { decodePolyline } from '../../../engine/helpers/polyline.ts'
import type { Engine, EngineWay } from './engine.ts'

/** Shapes are always encoded with six decimals. */
const DECIMALS = 6
/** Locations are unconnected or too far apart; no edges near the location; no path. */
const NO_WAY = [154, 170, 171, 442]

export const valhalla: Engine = {
  name: 'valhalla',
  request(url, from, to) {
    const address = new URL(url)
    const question = {
      locations: [
        { lat: from.lat, lon: from.lon },
        { lat: to.lat, lon: to.lon },
      ],
      costing: 'auto',
      units: 'kilometers',
      directions_type: 'none',
    }
    address.pathname = `${address.pathname.replace(/(?<!\/)\/+$/, '')}/route`
    address.searchParams.set('json', JSON.stringify(question))
    return address
  },
  read(status, body) {
    const { trip, error_code: error } = (body ?? {}) as Record<string, unknown>
    if (typeof error === 'number' && NO_WAY.includes(error)) return undefined
    if (status !== 200) throw new Error(`status ${status}`)
    return wayOf(trip)
  },
}

function wayOf(trip: unknown): EngineWay {
  const { summary, legs, units } = (trip ?? {}) as Record<string, unknown>
  const { length, time, has_ferry: hasFerry } = (summary ?? {}) as Record<string, unknown>
  if (typeof length !== 'number' || typeof time !== 'number' || units !== 'kilometers') {
    throw new Error('not a route')
  }
  if (!Array.isArray(legs)) throw new Error('not a route')
  const points = legs.flatMap(({ shape }: { shape?: unknown }) => {
    if (typeof shape !== 'string') throw new Error('not a route')
    return decodePolyline(shape, DECIMALS)
  })
  return { distanceKm: length, durationSeconds: time, points, hasFerry: hasFerry === true }
}
