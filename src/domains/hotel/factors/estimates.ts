/** The notice about factors that nobody published for the country and year: strict=true refuses the list. */
import { fallback } from '../../../engine/notices.ts'
import { perEdition } from '../../../factors/edition.ts'
import { hotelPart } from '../part.ts'
import { isHotelEstimate } from '../require.ts'

export const estimatesIn = perEdition((edition) => {
  const factors = [...edition.part(hotelPart).values()]
  const count = factors.filter(isHotelEstimate).length
  return count === 0 ? [] : [fallback('list_has_estimates', { count, total: factors.length })]
})
