/** A route between two places. */
import { ApiError } from '../../../contract/errors.ts'
import { isNoRoute, type RouteMode } from '../../../routing/plan.ts'
import { operation } from '../../operation.ts'
import { withOther } from '../../shared/ends/together.ts'
import { requirePassages } from '../../shared/way/passages.ts'
import { routeIdentity } from '../../shared/way/present.ts'
import { presentRoute } from './present.ts'
import { requirePlace } from './require.ts'
import { RouteAnswer, RoutesQuery } from './schema.ts'

export const route = operation({
  name: 'route',
  path: '/v1/routes',
  title: 'A route between two places',
  description:
    'Distance, duration, geometry and countries by road, sea, air or rail, offline: what travel and freight are calculated with.',
  refusals:
    '`validation_error`: a place that is not found (the message names near ones), or an unknown mode or passage. `no_route`: no way between the places by this mode, or none without the avoided passages. `no_exact_factor`: strict=true and a place or the distance would be assumed.',
  examples: {
    answers: {
      round_the_cape: 'from=NLRTM&to=CNSHA&mode=sea&avoid=suez,panama',
      flight: 'from=Chicago&to=LHR&mode=air&detailed_route=true',
    },
    refusals: {
      no_route: 'from=Munich&to=Sydney&mode=road',
      no_port: 'from=Ulaanbaatar&from_country=MN&to=Rotterdam&mode=sea',
    },
  },
  answer: RouteAnswer,
  subjects: { origin: 'from', destination: 'to' },
  query: () => RoutesQuery,
  async calculate({ places, routing }, params) {
    const { detailed_route: isDetailed } = params
    const avoid = requirePassages(routing.passages, params.avoid)
    const [first, last] = [
      await requirePlace(places, params, 'from'),
      await requirePlace(places, params, 'to'),
    ]
    const [from, to] = [withOther(first, last, 'from'), withOther(last, first, 'to')]
    const route = await routing.plan(from.place, to.place, params.mode as RouteMode, { avoid })
    if (isNoRoute(route)) throw new ApiError({ code: 'no_route', message: route.reason })
    return {
      kind: 'route',
      identity: { ...routeIdentity(route), avoid, detailed: isDetailed, geography: routing.hash },
      notices: [...from.notices, ...to.notices, ...route.notices],
      result: { route, isDetailed },
    }
  },
  present: presentRoute,
})
