import { ApiError } from '../../../contract/errors.ts'
import { refuseFallbacks } from '../../../contract/notices.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import { isNoRoute, type RouteMode } from '../../../routing/plan.ts'
import { askPassages } from '../../shared/way/passages.ts'
import { routeIdentity } from '../../shared/way/present.ts'
import { presentRoute } from './present.ts'
import { askPlace } from './resolve.ts'
import { routesSchema } from './schema.ts'

export function routesRoute(app: App, services: Services): void {
  app.get('/v1/routes', { schema: routesSchema }, async (request, reply) => {
    const { params, strict, notices } = request.query
    const { edition, places, routing } = services
    const mode = params.mode as RouteMode
    const avoid = askPassages(routing.passages, params.avoid)
    const from = await askPlace(places, 'from', params.from, params.from_country, mode)
    const to = await askPlace(places, 'to', params.to, params.to_country, mode)
    const route = await routing.plan(from.place, to.place, mode, { avoid })
    if (isNoRoute(route)) throw new ApiError({ code: 'no_route', message: route.reason })
    const found = [...from.notices, ...to.notices, ...route.notices]
    if (strict) refuseFallbacks(found)
    const id = calculationId('route', edition.hash, {
      ...routeIdentity(route),
      avoid,
      detailed: params.detailed_route,
      geography: routing.hash,
    })
    const all = [...found, ...notices]
    answer(request, reply, id, () => presentRoute(edition, id, route, params.detailed_route, all))
    return reply
  })
}
