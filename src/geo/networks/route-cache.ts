/** Ways that were asked for before: while the maps are the same, so is the answer to the same question. */
import { LRUCache } from 'lru-cache'
import { type Chain, isNoRoute, type NoRoute, type PlannedRoute } from './plan.ts'

export type Way = PlannedRoute | Chain

/** What is searched for: the function of Routing that searches for it. */
export type SearchName = 'plan' | 'chain' | 'autoChain'

/** Searches on another thread; undefined where none is ready, so that it is done here. */
export type SearchElsewhere = (
  name: SearchName,
  question: readonly unknown[],
) => Promise<Way | NoRoute> | undefined

/** The points of the lines of all ways that are remembered, of some 70 bytes each: 20 MB at most. */
const POINTS_MAX = 300_000

export type RouteCache = <Question extends unknown[], Found extends Way>(
  name: SearchName,
  find: (...question: Question) => Promise<Found | NoRoute>,
) => typeof find

/** One memory for all that it is given; what was asked for longest ago is forgotten first. */
export function routeCache(): RouteCache {
  const known = new LRUCache<string, Way | NoRoute>({ maxSize: POINTS_MAX, sizeCalculation: pointsOf })
  return (name, find) =>
    async (...question) => {
      // Everything that is known of a place may decide the way.
      const key = JSON.stringify([name, ...question])
      const before = known.get(key) as Awaited<ReturnType<typeof find>> | undefined
      if (before) return before
      const found = await find(...question)
      known.set(key, found)
      return found
    }
}

/** For maps that change while the process runs. */
export const withoutCache: RouteCache = (_, find) => find

/** An answer without a line takes a place too. */
function pointsOf(found: Way | NoRoute): number {
  if (isNoRoute(found)) return 1
  const legs = 'legs' in found ? found.legs : [found]
  return legs.reduce((sum, { points }) => sum + points.length, 1)
}
