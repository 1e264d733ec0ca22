/** The lines of a result that people copy into a report. */
import { texts } from '../infer.ts'

export const lines = texts({
  'line.label':
    '{reported_line}{scope_basis, select, location {, location-based} market {, market-based} other {: {line_kind}}}{has_beside_line, select, true {, beside {beside_line}} other {}}{is_of_carrier, select, true { (reported by the carrier)} other {}}',
})
