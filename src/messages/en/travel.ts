/** What is said of trips. */
import { texts } from '../infer.ts'

export const travel = texts({
  per_vehicle: {
    message: 'We counted one vehicle for all {passengers} passengers.',
    detail: 'For more vehicles, calculate once per vehicle or multiply the result.',
  },
  near_haul_band_edge: {
    message:
      'This flight is close to the limit between {haul} and {other_haul}; as {other_haul} it would be {kg} kg CO2e.',
    detail: 'Distance {km} km, limit {limit_km} km. Set <set>haul</set> to choose.',
  },
  'outside_publisher_definition.other_row': {
    message:
      "The {haul} factor we used is published for flights {flights}; by the publisher's own rule this flight would be {kg} kg CO2e.",
    detail:
      "The publisher counts this flight as {publisher_category}; we chose the factor by {rule, select, distance {its distance} other {your setting}}. No published factor fits exactly. <set>haul_rule=publisher</set> uses the publisher's rule.",
  },
  'outside_publisher_definition.same_row': {
    message: 'The {haul} factor we used is published for flights {flights}, which this flight is not.',
    detail: 'The publisher counts this flight as {publisher_category}. No published factor fits it exactly.',
  },
  'haul.described.domestic': 'within the UK',
  'haul.described.short': 'between the UK and nearby countries',
  'haul.described.long': 'between the UK and distant countries',
  'haul.described.international': 'between two countries outside the UK',
  'haul.publisher.domestic': 'domestic (both ends in the UK)',
  'haul.publisher.short': 'short haul (by its list of territories)',
  'haul.publisher.long': 'long haul (by its list of territories)',
  'haul.publisher.international': 'international (not to or from the UK)',
  'haul.publisher.none':
    'no category of its own; the closest is international, although this flight stays in one country',
})
