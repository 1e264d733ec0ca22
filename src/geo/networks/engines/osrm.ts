/** OSRM's HTTP API, version 1: https://project-osrm.org/docs/v5.24.0/api/#route-service */

import { decodePolyline } from '../../../engine/helpers/polyline.ts'
import type { Engine, EngineWay } from './engine.ts'

const DECIMALS = 6
/** Answers of an engine whose map has no road there, or none that joins the two. */
const NO_WAY = ['NoRoute', 'NoSegment', 'InvalidValue']

export const osrm: Engine = {
  name: 'osrm',
  request(url, from, to) {
    const address = new URL(url)
    const coordinates = `${from.lon},${from.lat};${to.lon},${to.lat}`
    address.pathname = `${address.pathname.replace(/(?<!\/)\/+$/, '')}/route/v1/driving/${coordinates}`
    address.search = `overview=full&geometries=polyline${DECIMALS}`
    return address
  },
  read(status, body) {
    const { code, routes } = (body ?? {}) as { code?: unknown; routes?: unknown }
    if (typeof code === 'string' && NO_WAY.includes(code)) return undefined
    if (status !== 200 || code !== 'Ok' || !Array.isArray(routes)) throw new Error(`status ${status}`)
    return wayOf(routes[0])
  },
}

function wayOf(route: unknown): EngineWay {
  const { distance, duration, geometry } = (route ?? {}) as Record<string, unknown>
  if (typeof distance !== 'number' || typeof duration !== 'number' || typeof geometry !== 'string') {
    throw new Error('not a route')
  }
  const points = decodePolyline(geometry, DECIMALS)
  // The summary does not tell ferries from roads.
  return { distanceKm: distance / 1000, durationSeconds: duration, points, hasFerry: false }
}
