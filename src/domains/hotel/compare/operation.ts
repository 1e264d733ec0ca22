/** The same hotel stay in several countries. */

import { operation } from '../../../contract/operation.ts'
import { info, type Notice } from '../../../engine/notices.ts'
import { compareStays } from '../compare.ts'
import { requireHotelFactors } from '../require.ts'
import { presentHotelCompare } from './present.ts'
import { HotelCompareAnswer, HotelCompareQuery } from './schema.ts'

export const hotelCompare = operation({
  name: 'hotelCompare',
  path: '/v1/hotel/compare',
  title: 'The same hotel stay in several countries',
  description: 'Ranks 2 to 10 countries by the emissions of the same stay, lowest first.',
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, or country codes are unknown (all are named). `no_exact_factor`: strict=true and a country has only an estimate or an older factor. `no_factor`: nothing is known for a country.',
  examples: {
    answers: { ranked: 'countries=GB,US,MV&nights=5' },
    refusals: { unknown_countries: 'countries=GB,XX,ZZ' },
  },
  answer: HotelCompareAnswer,
  subjects: { country: 'countries' },
  query: () => HotelCompareQuery,
  calculate({ edition }, params) {
    const { nights, rooms } = params
    const countries = [...new Set(params.countries)]
    const compared = compareStays(requireHotelFactors(edition, countries, 'countries'), nights, rooms)
    return {
      kind: 'hotel_compare',
      identity: { ...params, countries },
      notices: [
        ...compared.flatMap(({ factor }) => factor.notices),
        ...duplicateNotice(params.countries, countries),
      ],
      result: { nights, rooms, compared },
    }
  },
  present: presentHotelCompare,
})

function duplicateNotice(given: readonly string[], distinct: readonly string[]): Notice[] {
  const left = [...given]
  for (const code of distinct) left.splice(left.indexOf(code), 1)
  if (left.length === 0) return []
  return [info('duplicate_country', { countries: [...new Set(left)] }, 'countries')]
}
