import { ApiError } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { type Notice, warning } from '../../../core/notices.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import type { SearchKind } from '../../../places/places.ts'
import { presentPlaces } from './present.ts'
import { placesSchema } from './schema.ts'

export function placesRoute(app: App, services: Services): void {
  app.get('/v1/places', { schema: placesSchema }, (request, reply) => {
    const { params, strict, notices } = request.query
    const { edition, places } = services
    const { q, country, kind, limit } = params
    const list = places.search(q, {
      limit,
      ...(country !== undefined && { countryCode: country }),
      ...(kind !== undefined && { kind: kind as SearchKind }),
    })
    const id = calculationId('places', edition.hash, { ...params, places: places.hash })
    const missing = list.length > 0 ? [] : [notFound(q, country)]
    if (strict && missing[0]) {
      throw new ApiError({ code: 'no_exact_factor', field: 'q', message: missing[0].message })
    }
    answer(request, reply, id, () => presentPlaces(edition, list, [...missing, ...notices]))
  })
}

function notFound(query: string, country: string | undefined): Notice {
  const where = country === undefined ? '' : ` in ${country}`
  return warning('place_not_found', `No place is known by ${quote(query)}${where}.`, 'q')
}
