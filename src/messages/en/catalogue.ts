/** What is said of lists of factors, sources and editions. */
import { texts } from '../infer.ts'

export const catalogue = texts({
  'not_found.in_edition':
    'Data edition {edition} has no {kind, select, source {source} other {factor}} {wanted}.{has_elsewhere, select, true { It is in {editions}.} other {}}{has_suggestion, select, true { Closest: {suggestions}.} other {}}',
  'validation_error.factor_filter': "We don't know {value} as {param}. Choose one of: {allowed}.",
  'validation_error.factor_cursor':
    'cursor must be the meta.next_cursor of another page of this edition; you sent {value}.',
  'no_factor.no_tables':
    'Data edition {edition} has no data for {domain}. GET /v1/editions lists the editions; choose one with edition=.',
  'estimated_factor.own': {
    message: "The server operator's own factor {id} is an estimate.",
    detail:
      'Its tier in the overlay is estimate. A measured or published factor would be exact (docs/data.md).',
  },
  'factor_from_other_region.own': {
    message: "The server operator's own factor {id} is a proxy value from another region, year or class.",
    detail:
      'Its tier in the overlay is region. A factor for exactly this case would be exact (docs/data.md).',
  },
})
