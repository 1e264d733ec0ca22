/** The notice about factors that nobody published for the country and year: strict=true refuses the list. */
import { fallback } from '../../../engine/notices.ts'
import { perEdition } from '../../../factors/edition.ts'
import { hotelPart } from '../part.ts'
import { isHotelEstimate } from '../require.ts'

export const estimatesIn = perEdition((edition) => {
  const factors = [...edition.part(hotelPart).values()]
  const estimates = factors.filter(isHotelEstimate).length
  const message = `${estimates} of ${factors.length} factors are estimates or from earlier editions. is_estimate and tier of each item show which. For one country, use /v1/hotel/emissions.`
  return estimates === 0 ? [] : [fallback('list_has_estimates', message)]
})
