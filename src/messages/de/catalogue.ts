import type { catalogue as english } from '../en/catalogue.ts'
import { translated } from '../infer.ts'

export const catalogue = translated<typeof english>()({
  'not_found.in_edition':
    'Die Datenversion {edition} enthält {kind, select, source {die Quelle} other {den Faktor}} {wanted} nicht.{has_elsewhere, select, true { Enthalten in {editions}.} other {}}{has_suggestion, select, true { Ähnlich: {suggestions}.} other {}}',
  'validation_error.factor_filter': '{value} ist kein bekannter Wert für {param}. Möglich sind: {allowed}.',
  'validation_error.factor_cursor':
    'cursor muss der Wert meta.next_cursor einer anderen Seite dieser Datenversion sein; gesendet wurde {value}.',
  'no_factor.no_tables':
    'Die Datenversion {edition} enthält keine Daten für {domain}. GET /v1/editions listet die Datenversionen; wählen Sie eine mit edition=.',
  'estimated_factor.own': {
    message: 'Der eigene Faktor {id} des Serverbetreibers ist ein Schätzwert.',
    detail:
      'Seine Stufe im Overlay ist estimate. Ein gemessener oder veröffentlichter Faktor wäre genau (docs/data.md).',
  },
  'factor_from_other_region.own': {
    message:
      'Der eigene Faktor {id} des Serverbetreibers ist ein Näherungswert aus einer anderen Region, einem anderen Jahr oder einer anderen Klasse.',
    detail: 'Seine Stufe im Overlay ist region. Ein Faktor für genau diesen Fall wäre genau (docs/data.md).',
  },
})
