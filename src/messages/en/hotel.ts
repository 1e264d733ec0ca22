/** What is said of hotel stays. */
import { texts } from '../infer.ts'

export const hotel = texts({
  'subject.hotel': 'a hotel stay in {country}',
  'estimated_factor.hotel': {
    message:
      'No hotel factor is published for {country}, so we estimated {kg} kg CO2e per room-night from its grid.',
    detail: 'Likely range: {low_kg} to {high_kg} kg. The operator of this server can add a published factor.',
  },
  'estimated_factor.hotel_proxy': {
    message:
      'No hotel factor is published for {country}, so we estimated {kg} kg CO2e per room-night from its grid.',
    detail:
      'Likely range: {low_kg} to {high_kg} kg; the grid factor itself comes from {proxy_country}. The operator of this server can add a published factor.',
  },
  factor_from_earlier_edition: {
    message:
      'The current publication has no hotel factor for {country}, so we used the last one, from {year}.',
    detail: '<set>year={year}</set> calculates with the data of that year.',
  },
  list_has_estimates: {
    message: '{count} of {total} factors are estimates or come from an earlier publication.',
    detail:
      'See <field>is_estimate</field> and <field>tier</field> of each item. For one country, use /v1/hotel/emissions.',
  },
  duplicate_country: 'Repeated entries of {countries} count only once.',
  'no_factor.hotel':
    'No hotel factor is published for {countries}, and there is no grid factor to estimate one.',
})
