/** Emissions of a hotel stay. */

import { operation } from '../../../contract/operation.ts'
import { calculated } from '../../method/calculated.ts'
import { hotelStay } from '../stay.ts'
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
  ...calculated(hotelStay),
})
