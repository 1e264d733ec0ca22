/** A route between two places. */

import { operation } from '../../../contract/operation.ts'
import { ApiError, problemOf } from '../../../engine/errors.ts'
import { about } from '../../../engine/notices.ts'
import { isNoRoute } from '../../../geo/networks/plan.ts'
import { planWithRunnersUp } from '../../shared/endpoints/alternatives.ts'
import { withOther } from '../../shared/endpoints/disambiguate.ts'
import type { FoundPlace } from '../../shared/endpoints/find-place.ts'
import type { TripEndpoint } from '../../shared/endpoints/trip-endpoint.ts'
import { requirePassages } from '../../shared/journey/passages.ts'
import { routeIdentity } from '../../shared/journey/present.ts'
import { presentRoute } from './present.ts'
import { requirePlace } from './require.ts'
import { RouteAnswer, RoutesQuery } from './schema.ts'

export const route = operation({
  name: 'route',
  path: '/v1/routes',
  title: 'A route between two places',
  description:
    'Distance, duration, geometry and countries by road, sea, air or rail, offline. Travel and freight calculations use the same routes.',
  refusals:
    '`validation_error`: a place that is not found (the message names near ones), or an unknown mode or passage. `no_route`: no route between the places by this mode, or none without the avoided passages. `no_exact_factor`: strict=true and a place or the distance would be assumed.',
  examples: {
    answers: {
      by_sea: 'from=NLRTM&to=CNSHA&mode=sea',
      round_the_cape: 'from=NLRTM&to=CNSHA&mode=sea&avoid=suez,panama',
      flight: 'from=Chicago&to=LHR&mode=air&detailed_route=true',
    },
    refusals: {
      no_route: 'from=Munich&to=Sydney&mode=road',
      no_port: 'from=Ulaanbaatar&from_country=MN&to=Rotterdam&mode=sea',
    },
  },
  answer: RouteAnswer,
  isGeographic: true,
  subjects: { origin: 'from', destination: 'to' },
  query: () => RoutesQuery,
  async open({ places, routing }, params) {
    const avoid = requirePassages(routing.passages, params.avoid)
    const [first, last] = [
      await requirePlace(places, params, 'from'),
      await requirePlace(places, params, 'to'),
    ]
    const [from, to] = [withOther(first, last, 'from'), withOther(last, first, 'to')]
    const { found: route, ends } = await planWithRunnersUp(
      { origin: endOf(from), destination: endOf(to) },
      ({ origin, destination }) => routing.plan(origin.place, destination.place, params.mode, { avoid }),
    )
    if (isNoRoute(route)) throw new ApiError(problemOf(route.reason))
    return { route, ends, avoid }
  },
  calculate({ routing }, { detailed_route: isDetailed }, { route, ends, avoid }) {
    return {
      kind: 'route',
      identity: { ...routeIdentity(route), avoid, geography: routing.hash },
      notices: [
        ...about('from', ends.origin.notices),
        ...about('to', ends.destination.notices),
        ...route.notices,
      ],
      result: { route, isDetailed },
    }
  },
  present: presentRoute,
})

function endOf({ place, notices, alternatives }: FoundPlace): TripEndpoint {
  return { place, notices, alternatives, resolved: place.name, isAssumed: false }
}
