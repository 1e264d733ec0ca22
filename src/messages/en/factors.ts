/** What is said of editions and of factors of the operator, wherever they are used. */
import { texts } from '../infer.ts'

export const factors = texts({
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
  publisher_inconsistent: {
    message:
      'The factor {factor_name} contradicts other rows of its publication; corrected it would be {corrected} instead of {published} {factor_unit}.',
    detail: 'Erratum {erratum}: see GET /v1/errata. <set>errata=corrected</set> uses the corrected value.',
  },
  'publisher_inconsistent.corrected': {
    message:
      'We used the corrected value {corrected} instead of {published} {factor_unit} for {factor_name}.',
    detail: 'Erratum {erratum}: see GET /v1/errata. <set>errata=publisher</set> uses the published value.',
  },
  'publisher_inconsistent.unknown': {
    message:
      'The factor {factor_name} ({published} {factor_unit}) contradicts other rows of its publication; the right value is not known.',
    detail: 'Erratum {erratum}: see GET /v1/errata.',
  },
})
