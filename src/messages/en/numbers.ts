/** What is said of numbers that can't be read, or are out of range. */
import { texts } from '../infer.ts'

export const numbers = texts({
  'validation_error.number':
    '{param} must be {number_type, select, integer {a whole number} other {a number}} {range}; you sent {value}.{has_advice, select, true { {advice}} other {}}',
  'number.range.open': 'above {minimum} and up to {maximum}',
  'number.range.closed': 'from {minimum} to {maximum}',
  'number.advice.decimal_point': 'Use a decimal point and no thousands separator, for example 1234.5.',
  'number.advice.send': 'Send {replacement}.',
  'number.advice.either': 'It can mean two numbers: send {as_thousands} or {as_decimal}.',
  'number.advice.converted': 'Send {replacement} with unit={unit}, or {amount} with unit={given_unit}.',
  'number.advice.with_unit': 'Send {amount} with unit={given_unit}.',
  'number.advice.units': 'Send the number alone, and its unit as unit={units}.',
  'number.advice.unit': 'Send the number in {unit}, without the unit.',
  'number.advice.no_unit': 'Send a number without a unit.',
  'number.advice.unclear_unit': 'The unit is not clear: {readings}.',
})
