import type { numbers as english } from '../en/numbers.ts'
import { translated } from '../infer.ts'

export const numbers = translated<typeof english>()({
  'validation_error.number':
    '{param} muss {number_type, select, integer {eine ganze Zahl} other {eine Zahl}} {range} sein; gesendet wurde {value}.{has_advice, select, true { {advice}} other {}}',
  'number.range.open': 'über {minimum} bis {maximum}',
  'number.range.closed': 'von {minimum} bis {maximum}',
  'number.advice.decimal_point':
    'Verwenden Sie einen Dezimalpunkt und kein Tausendertrennzeichen, zum Beispiel 1234.5.',
  'number.advice.send': 'Senden Sie {replacement}.',
  'number.advice.either': 'Gemeint sein können zwei Zahlen: Senden Sie {as_thousands} oder {as_decimal}.',
  'number.advice.converted': 'Senden Sie {replacement} mit unit={unit} oder {amount} mit unit={given_unit}.',
  'number.advice.with_unit': 'Senden Sie {amount} mit unit={given_unit}.',
  'number.advice.units': 'Senden Sie die Zahl allein und ihre Einheit als unit={units}.',
  'number.advice.unit': 'Senden Sie die Zahl in {unit}, ohne die Einheit.',
  'number.advice.no_unit': 'Senden Sie eine Zahl ohne Einheit.',
  'number.advice.unclear_unit': 'Die Einheit ist nicht eindeutig: {readings}.',
})
