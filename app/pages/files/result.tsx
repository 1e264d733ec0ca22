/** The total of a file: by scope and category, how good its factors are, where they are from, its first rows. */
import { useStore } from '../../api/store.ts'
import { exact, massText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { type Bar, Bars } from '../../parts/bars.tsx'
import { add, collectedList } from '../../parts/collected.ts'
import { Figure, tierLabel } from '../../parts/figure.tsx'
import { SourceList } from '../../parts/source-list.tsx'
import { Table } from '../../parts/table.tsx'
import { collectedOf, idOf } from './collect.ts'
import type { OpenFile, Outcome, Sum } from './protocol.ts'
import { tell } from './session.ts'

interface Props {
  readonly file: OpenFile
  readonly outcome: Outcome
}

export function Result({ file, outcome }: Props) {
  const { files: text, parts, calculator } = messages()
  const { ok, failed, open, kg, lowKg, highKg, scopes, tiers, types, marketKg } = outcome
  if (ok === 0) return null
  const left = failed + open
  return (
    <section class="step stack" aria-live="polite">
      <h2>{text.result.title}</h2>
      <Figure kg={kg} lowKg={lowKg} highKg={highKg} tiers={tiers} />
      <p>{text.result.counted({ ok, left })}</p>
      <Actions file={file} outcome={outcome} />
      <Bars title={text.result.byScope} bars={barsOf(scopes, parts.names)} isWhole />
      {marketKg !== undefined && <p>{text.result.market({ kg: massText(marketKg) })}</p>}
      {types.length > 1 && <Bars title={text.result.byType} bars={barsOf(types, calculator.names)} isWhole />}
      {tiers.length > 1 && <Bars title={text.result.byTier} bars={barsOf(tiers, parts.tiers)} isWhole />}
      <p class="small soft">{text.result.ranges}</p>
      <Rows outcome={outcome} />
      <SourceList sources={outcome.sources} />
    </section>
  )
}

function barsOf(sums: readonly Sum[], names: Readonly<Record<string, string>>): Bar[] {
  const { result } = messages().files
  return sums.map(({ name, kg, lowKg, highKg, rows }) => ({
    key: name,
    label: (
      <>
        {names[name] ?? name}
        <small>{result.rows({ rows, low: massText(lowKg), high: massText(highKg) })}</small>
      </>
    ),
    ...{ kg, lowKg, highKg },
  }))
}

function Actions({ file, outcome }: Props) {
  const { files: text, calculator } = messages()
  const isIn = useStore(collectedList).some(({ id, kg }) => id === idOf(file) && kg === outcome.kg)
  return (
    <p class="actions unprinted">
      <button type="button" onClick={() => tell({ do: 'save', what: 'results' })}>
        {text.result.save}
      </button>
      <button type="button" disabled={isIn} onClick={() => add(collectedOf(file, outcome))}>
        {isIn ? `✓ ${calculator.actions.collected}` : calculator.actions.collect}
      </button>
      {isIn && <a href="/app/report">{text.result.toReport}</a>}
    </p>
  )
}

function Rows({ outcome: { first, headers, rows } }: { readonly outcome: Outcome }) {
  const { files: text, parts } = messages()
  const { result } = text
  const own = headers.map((header, at) => ({
    title: header,
    cell: ({ cells }: (typeof first)[number]) => cells[at] ?? '',
  }))
  return (
    <Table
      caption={result.first({ shown: first.length, total: rows })}
      rows={first}
      keyOf={({ line }) => String(line)}
      columns={[
        { title: result.row, cell: ({ line }) => exact(line) },
        {
          title: parts.co2e,
          isNumber: true,
          cell: ({ kg, status }) => (kg === undefined ? result.status[status] : massText(kg)),
        },
        { title: result.tier, cell: ({ tier = '' }) => tierLabel(tier) },
        ...own,
      ]}
    />
  )
}
