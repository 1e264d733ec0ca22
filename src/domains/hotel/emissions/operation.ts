/** Emissions of a hotel stay. */
import { operation } from '../../operation.ts'
import { hotelStay } from '../calculate.ts'
import { requireHotelFactors } from '../require.ts'
import { hotelBrief, hotelScaling } from './brief.ts'
import { hotelLayout } from './present.ts'
import { HotelEmissionAnswer, HotelEmissionsQuery } from './schema.ts'

export const hotelEmissions = operation({
  name: 'hotelEmissions',
  path: '/v1/hotel/emissions',
  title: 'Emissions of a hotel stay',
  description:
    'The country factor (kg CO2e per room and night) times nights and rooms, reported under GHG Protocol Scope 3 category 6. The factor covers electricity, heating and cooling, hot water, common areas and laundry; not guest transport, room service or minibar.',
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range. `no_exact_factor`: strict=true and the country has only an estimate or an older factor. `no_factor`: nothing is known for the country.',
  examples: {
    answers: { published: 'country=GB&nights=3', estimated: 'country=SE&nights=2&rooms=2&equivalents=true' },
    refusals: {
      several_problems: 'country=XX&nights=0',
      no_exact_factor: 'country=SE&nights=2&strict=true',
      no_factor: 'country=AQ&nights=2',
    },
  },
  answer: HotelEmissionAnswer,
  query: () => HotelEmissionsQuery,
  calculate({ edition }, params) {
    const [factor] = requireHotelFactors(edition, [params.country], 'country')
    const stay = hotelStay(factor, params.nights, params.rooms)
    return {
      kind: 'hotel_emission',
      identity: params,
      notices: factor.notices,
      result: { question: params, factor, stay },
    }
  },
  ...hotelLayout,
  brief: hotelBrief,
  scaling: hotelScaling,
})
