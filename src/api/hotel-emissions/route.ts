import { hotelStay } from '../../engine/hotel.ts'
import { calculationId } from '../../engine/identity.ts'
import { answer } from '../../http/envelope/answer.ts'
import { requireExactFactors, requireHotelFactors } from '../common/hotel.ts'
import type { App, Services } from '../services.ts'
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
