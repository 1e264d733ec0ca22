import { calculationId } from '../../../core/identity.ts'
import { info, type Notice } from '../../../core/notices.ts'
import { answer } from '../../../http/envelope/answer.ts'
import type { App, Services } from '../../../http/services.ts'
import { compareStays } from '../calculate.ts'
import { requireExactFactors, requireHotelFactors } from '../common.ts'
import { presentHotelCompare } from './present.ts'
import { hotelCompareSchema } from './schema.ts'

export function hotelCompareRoute(app: App, { edition }: Services): void {
  app.get('/v1/hotel/compare', { schema: hotelCompareSchema }, (request, reply) => {
    const { params, strict, notices } = request.query
    const countries = [...new Set(params.countries)]
    const factors = requireHotelFactors(edition, countries, 'countries')
    if (strict) requireExactFactors(factors, 'countries')
    const compared = compareStays(factors, params.nights, params.rooms)
    const id = calculationId('hotel_compare', edition.hash, { ...params, countries })
    const all = [...duplicateNotice(params.countries, countries), ...notices]
    answer(request, reply, id, () => presentHotelCompare(edition, params, compared, all))
  })
}

function duplicateNotice(given: readonly string[], distinct: readonly string[]): Notice[] {
  const left = [...given]
  for (const code of distinct) left.splice(left.indexOf(code), 1)
  if (left.length === 0) return []
  const message = `Given more than once and counted once: ${[...new Set(left)].join(', ')}.`
  return [info('duplicate_country', message, 'countries')]
}
