/** Rail: no open network of the world's railways fits into a server, so a road route without ferries stands in for it. */
import { fallback } from '../../engine/notices.ts'
import { trainSeconds } from './durations.ts'
import { isNoRoute, type NamedPoint, nameOf, noRoute, type RouteProvider, type RouteResult } from './plan.ts'

/** Railway kilometres per road kilometre: median of the pairs of test/truth/rail-pairs.csv. docs/methods/routes.md. */
const RAIL_PER_ROAD = 1.02
/** Mean absolute error over the same pairs, rounded up. */
const EXPECTED_ERROR_PERCENT = 7

const ESTIMATED = fallback('rail_estimated', { ratio: RAIL_PER_ROAD }, 'mode')

export async function railRoute(road: RouteProvider, from: NamedPoint, to: NamedPoint): Promise<RouteResult> {
  const byRoad = await road(from, to, { withoutFerries: true })
  if (isNoRoute(byRoad)) return noRoute('no_route.rail', { from: nameOf(from), to: nameOf(to) })
  const distanceKm = byRoad.distanceKm * RAIL_PER_ROAD
  return {
    mode: 'rail',
    distanceKm,
    durationSeconds: trainSeconds(distanceKm),
    points: byRoad.points,
    ...(byRoad.hasBorder !== undefined && { hasBorder: byRoad.hasBorder }),
    method: `rail_by_${byRoad.method}`,
    expectedErrorPercent: Math.max(EXPECTED_ERROR_PERCENT, byRoad.expectedErrorPercent),
    passages: [],
    notices: [ESTIMATED, ...byRoad.notices],
  }
}
