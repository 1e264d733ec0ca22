import { datasetOf, presentDataset } from '../../../contract/dataset-trail.ts'
import type { ResponseParts } from '../../../contract/operation.ts'
import { encodePolyline } from '../../../engine/helpers/polyline.ts'
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { PlannedRoute } from '../../../geo/networks/plan.ts'
import type { Place } from '../../../geo/places/places.ts'
import { sourcesOf } from '../../../geo/sources.ts'
import { presentPlace, presentWay } from '../../shared/journey/present.ts'
import { densified } from '../../shared/journey/waypoints.ts'
import type { RouteAnswer } from './schema.ts'

/** Lines of ships bend on a map as great circles do when no leg is longer than this. */
const LEG_KM_MAX = 200
const METHODOLOGY =
  'Road: shortest way over a graph of towns, or a routing engine. Sea: shortest way over lanes and open water between ports. Air: geodesic between airports. Rail: estimated from the road. See docs/methods/routes.md.'

export interface FoundRoute {
  readonly route: PlannedRoute
  /** With the line. */
  readonly isDetailed: boolean
}

export function presentRoute(
  edition: Edition,
  { id, result: { route, isDetailed }, notices, meta }: ResponseParts<FoundRoute>,
): RouteAnswer {
  return {
    data: {
      type: 'route',
      id,
      attributes: {
        total_distance_km: kmFromMetres(route.distanceMetres),
        mode: route.mode,
        method: route.method,
        expected_error_percent: route.expectedErrorPercent,
        ...presentWay(route),
        passages: [...route.passages],
        ...(isDetailed && { polyline: encodePolyline(densified(route.points, LEG_KM_MAX)) }),
        origin: presentEnd(route.origin),
        destination: presentEnd(route.destination),
        source_trail: trail(edition, route),
        notices,
      },
    },
    meta: { methodology: METHODOLOGY, ...meta },
  }
}

function presentEnd(place: Place) {
  return { resolved: place.name, ...presentPlace(place) }
}

type Trail = RouteAnswer['data']['attributes']['source_trail']

function trail({ sources }: Edition, { mode, method }: PlannedRoute): Trail {
  return sourcesOf(mode, method).map(({ name, sourceId, year }) =>
    presentDataset(datasetOf(sources.get(sourceId), sourceId, year), {
      data_category: 'distance',
      name,
      role: 'input',
      method: 'docs/methods/routes.md',
    }),
  )
}
