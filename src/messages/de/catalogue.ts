import type { catalogue as english } from '../en/catalogue.ts'
import { translated } from '../infer.ts'

export const catalogue = translated<typeof english>()({
  'not_found.in_edition':
    'Die Datenversion {edition} enthält {kind, select, source {die Quelle} other {den Faktor}} {wanted} nicht.{has_elsewhere, select, true { Enthalten in {editions}.} other {}}{has_suggestion, select, true { Ähnlich: {suggestions}.} other {}}',
  'validation_error.factor_filter': '{value} ist kein bekannter Wert für {param}. Möglich sind: {allowed}.',
  'validation_error.erratum_cursor':
    'cursor muss der Wert meta.next_cursor einer anderen Seite sein; gesendet wurde {value}.',
  'validation_error.factor_cursor':
    'cursor muss der Wert meta.next_cursor einer anderen Seite dieser Datenversion sein; gesendet wurde {value}.',
})
