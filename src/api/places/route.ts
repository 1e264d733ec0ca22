import { calculationId } from '../../engine/identity.ts'
import { warning } from '../../engine/notices.ts'
import { answer } from '../../http/envelope/answer.ts'
import { ApiError } from '../../http/errors/catalogue.ts'
import { quote } from '../../http/errors/quote.ts'
import type { SearchKind } from '../../places/types.ts'
import type { App, Services } from '../services.ts'
import { presentPlaces } from './present.ts'
import { placesSchema } from './schema.ts'

export function placesRoute(app: App, { edition, places }: Services): void {
  app.get('/v1/places', { schema: placesSchema }, (request, reply) => {
    const { params, strict, notices } = request.query
    const { q, country, kind, limit } = params
    const list = places.search(q, {
      limit,
      ...(country !== undefined && { countryCode: country }),
      ...(kind !== undefined && { kind: kind as SearchKind }),
    })
    const id = calculationId('places', edition.hash, { ...params, places: places.hash })
    if (list.length > 0) return answer(request, reply, id, () => presentPlaces(edition, list, notices))
    const message = `No place is known by ${quote(q)}${country === undefined ? '' : ` in ${country}`}.`
    if (strict) throw new ApiError({ code: 'no_exact_factor', field: 'q', message })
    const missing = warning('place_not_found', message, 'q')
    return answer(request, reply, id, () => presentPlaces(edition, list, [missing, ...notices]))
  })
}
