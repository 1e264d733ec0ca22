import { calculationId } from '../../engine/identity.ts'
import { answer } from '../../http/envelope/answer.ts'
import type { App, Services } from '../services.ts'
import { hotelFactorList, presentHotelFactors } from './present.ts'
import { hotelFactorsSchema } from './schema.ts'

export function hotelFactorsRoute(app: App, { edition }: Services): void {
  const list = hotelFactorList(edition)
  const id = calculationId('hotel_factors', edition.hash, {})
  app.get('/v1/hotel/factors', { schema: hotelFactorsSchema }, (request, reply) => {
    const { notices } = request.query
    return answer(request, reply, id, () => presentHotelFactors(edition, list, notices))
  })
}
