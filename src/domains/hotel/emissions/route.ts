import { calculationId } from '../../../core/identity.ts'
import { answer } from '../../../http/envelope/answer.ts'
import type { App, Services } from '../../../http/services.ts'
import { hotelStay } from '../calculate.ts'
import { requireExactFactors, requireHotelFactors } from '../common.ts'
import { presentHotelEmission } from './present.ts'
import { hotelEmissionsSchema } from './schema.ts'

export function hotelEmissionsRoute(app: App, { edition }: Services): void {
  app.get('/v1/hotel/emissions', { schema: hotelEmissionsSchema }, (request, reply) => {
    const { params, strict, notices } = request.query
    const factors = requireHotelFactors(edition, [params.country], 'country')
    if (strict) requireExactFactors(factors, 'country')
    const [factor] = factors
    const stay = hotelStay(factor, params.nights, params.rooms)
    const id = calculationId('hotel_emission', edition.hash, params)
    answer(request, reply, id, () => presentHotelEmission(edition, id, params, factor, stay, notices))
  })
}
