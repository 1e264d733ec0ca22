/** How an answer was worked out: a line for each contribution, each with the factor that it rests on. */
import type { SourceTrailEntry } from '../../../packages/client/src/everygram.ts'
import { counted, type EmissionsAnswer, totalKg } from '../../parts/result.ts'
import { type Column, Table } from '../../parts/table.tsx'
import { exact } from '../../words/figures.ts'
import { words } from '../../words/words.ts'

export function Working({ answer }: { readonly answer: EmissionsAnswer }) {
  const { working } = words().calculator
  const { edition } = answer.meta
  const trail = answer.data.attributes.emissions.source_trail
  const lines = counted(answer)
  const beside = trail.filter(({ role }) => role === 'beside')
  const inputs = trail.filter(({ role }) => role === 'input')
  return (
    <section class="working">
      <h2>{working.title}</h2>
      <Lines caption={working.title} lines={lines} edition={edition} />
      <p class="total">
        <span>{working.total}</span> <strong>{`${exact(totalKg(answer))}\u00a0kg`}</strong>
      </p>
      {inputs.length > 0 && (
        <>
          <h3>{working.inputs}</h3>
          <ul class="inputs">
            {inputs.map((entry) => (
              <li key={`${entry.factor_id} ${entry.name} ${entry.leg}`}>
                <strong>{`${exact(entry.factor)} ${entry.factor_unit}`}</strong>{' '}
                <FactorName entry={entry} edition={edition} />
              </li>
            ))}
          </ul>
        </>
      )}
      {beside.length > 0 && (
        <details>
          <summary>{working.beside}</summary>
          <Lines caption={working.beside} lines={beside} edition={edition} />
        </details>
      )}
    </section>
  )
}

interface LinesProps {
  readonly caption: string
  readonly lines: readonly SourceTrailEntry[]
  readonly edition: string
}

function Lines({ caption, lines, edition }: LinesProps) {
  const { calculator, parts } = words()
  const { working } = calculator
  const columns: Column<SourceTrailEntry>[] = [
    { title: working.factor, cell: (entry) => <FactorName entry={entry} edition={edition} /> },
    { title: working.sum, isNumber: true, cell: (entry) => <Product entry={entry} /> },
    { title: working.gives, isNumber: true, cell: (entry) => `${exact(entry.contribution_kg ?? 0)}\u00a0kg` },
    {
      title: working.tier,
      cell: ({ tier }) => <span class={`tier ${tier}`}>{parts.tiers[tier] ?? tier}</span>,
    },
  ]
  const keys = new Map(lines.map((entry, index) => [entry, `${entry.factor_id} ${entry.part} ${index}`]))
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={lines}
      keyOf={(entry) => keys.get(entry) ?? ''}
    />
  )
}

/** 2 room-nights × 6.7 kgCO2e/room-night */
function Product({ entry }: { readonly entry: SourceTrailEntry }) {
  const {
    quantity = 0,
    quantity_unit: unit = '',
    quantity_note: note,
    factor,
    factor_unit: factorUnit,
  } = entry
  return (
    <>
      {`${exact(quantity)} ${unit} ×`}
      <br />
      {`${exact(factor)} ${factorUnit}`}
      {note && <small lang="en">{note}</small>}
    </>
  )
}

/** What an operator's own figures and the request bring has no page. */
const WITHOUT_PAGE = ['distance', 'location']

function FactorName({ entry, edition }: { readonly entry: SourceTrailEntry; readonly edition: string }) {
  const { factor_id: id, name, source, source_dataset: dataset, data_category: category } = entry
  const hasPage = entry.tier !== 'user' && !WITHOUT_PAGE.includes(category)
  const href = `/app/factors/${encodeURIComponent(id)}?edition=${encodeURIComponent(edition)}`
  return (
    <span lang="en">
      {hasPage ? <a href={href}>{name}</a> : name}
      <small>
        {source}, {dataset}
      </small>
    </span>
  )
}
