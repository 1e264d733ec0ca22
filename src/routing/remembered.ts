/** Routes that were asked for before: most goods and people go between a few places. */
import { LRUCache } from 'lru-cache'
import { isNoRoute, type NamedPoint, type Route, type RouteOptions, type RouteResult } from './plan.ts'

type FindRoute = (from: NamedPoint, to: NamedPoint, options?: RouteOptions) => Promise<RouteResult>

/** A route has some hundred points: some megabytes. */
const ROUTES_REMEMBERED = 500

/** The same answers; what is no route is looked for again, since its reason names the places. */
export function remembering(find: FindRoute): FindRoute {
  const known = new LRUCache<string, Route>({ max: ROUTES_REMEMBERED })
  return async (from, to, options = {}) => {
    const { avoid = [], isDomestic = false, withoutFerries = false } = options
    const key = [from.lat, from.lon, to.lat, to.lon, isDomestic, withoutFerries, ...avoid].join()
    const before = known.get(key)
    if (before) return before
    const found = await find(from, to, options)
    if (!isNoRoute(found)) known.set(key, found)
    return found
  }
}
