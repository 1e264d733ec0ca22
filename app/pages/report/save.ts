/** A report as other programs take it. */
import type { Collected } from '../../parts/collected.ts'
import { saveText } from '../../parts/copy.ts'
import { csvOf } from '../../parts/csv.ts'
import { sumsOf } from './sums.ts'
import { reportTitle } from './title.ts'

const NAME = 'everygram-report'

export function saveJson(results: readonly Collected[]): void {
  const { kg, lowKg, highKg, marketKg, outsideKg, scopes } = sumsOf(results)
  const report = {
    title: reportTitle.get(),
    made_at: new Date().toISOString(),
    totals: {
      location_based_kg: kg,
      range: { low_kg: lowKg, high_kg: highKg },
      ...(marketKg !== undefined && { market_based_kg: marketKg }),
      outside_of_scopes_kg: outsideKg,
      scopes_kg: Object.fromEntries(scopes.map((scope) => [scope.name, scope.kg])),
    },
    results,
  }
  saveText(`${NAME}.json`, 'application/json', JSON.stringify(report, null, 2))
}

const HEAD = [
  'title',
  'co2e_kg',
  'range_low_kg',
  'range_high_kg',
  'scopes',
  'scope_2_market_based_kg',
  'edition',
  'request',
  'sources',
]

export function saveCsv(results: readonly Collected[]): void {
  const rows = results.map(({ title, kg, range, scopesKg, marketKg, edition, request, sources }) => [
    title,
    kg,
    range?.lowKg,
    range?.highKg,
    Object.keys(scopesKg).join(' '),
    marketKg,
    edition,
    request,
    sources.map(({ publisher = '', name }) => `${publisher}: ${name}`).join('; '),
  ])
  saveText(`${NAME}.csv`, 'text/csv', csvOf([HEAD, ...rows]))
}
