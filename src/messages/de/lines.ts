/** The lines of a result that people copy into a report, in German. */
import type { lines as english } from '../en/lines.ts'
import { translated } from '../infer.ts'

export const lines = translated<typeof english>()({
  'line.label':
    '{reported_line}{scope_basis, select, location {, standortbasiert} market {, marktbasiert} other {: {line_kind}}}{has_beside_line, select, true {, neben {beside_line}} other {}}{is_of_carrier, select, true { (vom Transportunternehmen berichtet)} other {}}',
})
