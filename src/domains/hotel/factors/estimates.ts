/** What the list says of factors that nobody published for the country and year: strict=true refuses it. */
import { fallback } from '../../../engine/notices.ts'
import { perEdition } from '../../../factors/edition.ts'
import { hotelPart } from '../part.ts'
import { isHotelEstimate } from '../require.ts'

export const estimatesIn = perEdition((edition) => {
  const factors = [...edition.part(hotelPart).values()]
  const estimates = factors.filter(isHotelEstimate).length
  const message = `${estimates} of ${factors.length} factors are estimates or of earlier editions: is_estimate and tier of each item say which. With country, /v1/hotel/emissions answers for one.`
  return estimates === 0 ? [] : [fallback('list_has_estimates', message)]
})
