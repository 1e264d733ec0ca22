/** What is said of any request: its parameters, and names that are not among them. */
import { texts } from '../infer.ts'

export const request = texts({
  unworded: '{text}',
  unknown_parameter: {
    message: 'Unknown parameter {name} was ignored.',
    detail: '{has_suggestion, select, true {Did you mean {suggestion}?} other {}}',
  },
  'unknown_parameter.more':
    '{count, plural, one {One more unknown parameter was ignored.} other {# more unknown parameters were ignored.}}',
  'no_exact_factor.strict':
    'There is no exact factor for this, and strict=true allows no substitutes: {notice}',
})
