import type { factors as english } from '../en/factors.ts'
import { translated } from '../infer.ts'

export const factors = translated<typeof english>()({
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
  publisher_inconsistent: {
    message:
      'Der Faktor {factor_name} widerspricht anderen Zeilen seiner Veröffentlichung; berichtigt wäre er {corrected} statt {published} {factor_unit}.',
    detail:
      'Erratum {erratum}: siehe GET /v1/errata. <set>errata=corrected</set> verwendet den berichtigten Wert.',
  },
  'publisher_inconsistent.corrected': {
    message:
      'Wir haben für {factor_name} den berichtigten Wert {corrected} statt {published} {factor_unit} verwendet.',
    detail:
      'Erratum {erratum}: siehe GET /v1/errata. <set>errata=publisher</set> verwendet den veröffentlichten Wert.',
  },
  'publisher_inconsistent.unknown': {
    message:
      'Der Faktor {factor_name} ({published} {factor_unit}) widerspricht anderen Zeilen seiner Veröffentlichung; der richtige Wert ist nicht bekannt.',
    detail: 'Erratum {erratum}: siehe GET /v1/errata.',
  },
})
