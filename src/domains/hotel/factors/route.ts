import { calculationId } from '../../../core/identity.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { onceASecond } from '../../../http/envelope/once-a-second.ts'
import type { App, Services } from '../../../http/services.ts'
import { hotelFactorList, presentHotelFactors } from './present.ts'
import { hotelFactorsSchema } from './schema.ts'

export function hotelFactorsRoute(app: App, { edition }: Services): void {
  const list = hotelFactorList(edition)
  const id = calculationId('hotel_factors', edition.hash, {})
  const json = onceASecond(() => presentHotelFactors(edition, list, []))
  app.get('/v1/hotel/factors', { schema: hotelFactorsSchema }, (request, reply) => {
    const { notices } = request.query
    answer(request, reply, id, () =>
      notices.length === 0 ? json() : presentHotelFactors(edition, list, notices),
    )
  })
}
