/** Hotel factors of all countries. */
import { operation } from '../../../contract/operation.ts'
import { estimatesIn } from './estimates.ts'
import { presentHotelFactors } from './present.ts'
import { HotelFactorsAnswer, HotelFactorsQuery } from './schema.ts'

export const hotelFactors = operation({
  name: 'hotelFactors',
  path: '/v1/hotel/factors',
  title: 'Hotel factors of all countries',
  description:
    'Every country that /v1/hotel/emissions has a factor for, lowest factor first. Estimates and factors of earlier editions are marked with is_estimate and tier; a notice counts them.',
  refusals:
    '`validation_error`: strict=true and an unknown parameter, or a parameter given twice. `no_exact_factor`: strict=true, and the list has estimates or factors of earlier editions.',
  examples: {
    answers: { shortened: '' },
    refusals: { unknown_parameter: 'sort=asc&strict=true', estimates: 'strict=true' },
  },
  answer: HotelFactorsAnswer,
  isLong: true,
  query: () => HotelFactorsQuery,
  calculate: ({ edition }) => ({
    kind: 'hotel_factors',
    identity: {},
    notices: estimatesIn(edition),
    result: undefined,
  }),
  present: presentHotelFactors,
})
