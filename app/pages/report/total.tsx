/** The totals of a report. */

import { massText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { Bars } from '../../parts/bars.tsx'
import type { Collected } from '../../parts/collected.ts'
import { Figure } from '../../parts/figure.tsx'
import type { Share } from '../../parts/result.ts'
import { sumsOf } from './sums.ts'

export function Total({ results }: { readonly results: readonly Collected[] }) {
  const { report, parts } = messages()
  const { kg, lowKg, highKg, marketKg, outsideKg, scopes, tiers } = sumsOf(results)
  const bars = (shares: readonly Share[], names: Readonly<Record<string, string>>) =>
    shares.map((share) => ({ key: share.name, label: names[share.name] ?? share.name, kg: share.kg }))
  return (
    <section class="stack">
      <h2>{report.total}</h2>
      <Figure kg={kg} lowKg={lowKg} highKg={highKg} tiers={tiers} />
      {marketKg !== undefined && <p>{report.totalMarket({ kg: massText(marketKg) })}</p>}
      {outsideKg > 0 && <p>{report.outside({ kg: massText(outsideKg) })}</p>}
      <Bars title={report.byScope} bars={bars(scopes, parts.names)} isWhole />
      {tiers.length > 1 && <Bars title={report.byTier} bars={bars(tiers, parts.tiers)} isWhole />}
    </section>
  )
}
