/** What is said of lists of factors, sources and editions. */
import { texts } from '../infer.ts'

export const catalogue = texts({
  'not_found.in_edition':
    'Data edition {edition} has no {kind, select, source {source} other {factor}} {wanted}.{has_elsewhere, select, true { It is in {editions}.} other {}}{has_suggestion, select, true { Closest: {suggestions}.} other {}}',
  'validation_error.factor_filter': "We don't know {value} as {param}. Choose one of: {allowed}.",
  'validation_error.erratum_cursor': 'cursor must be the meta.next_cursor of another page; you sent {value}.',
  'validation_error.factor_cursor':
    'cursor must be the meta.next_cursor of another page of this edition; you sent {value}.',
})
