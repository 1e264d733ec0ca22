/** How a result was calculated: a line for each contribution, with its factor. */
import type { SourceTrailEntry } from '../../../packages/client/src/everygram.ts'
import { exact, exactKg } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { quantityUnit, unitText } from '../../messages/names.ts'
import { DataText, FactorLabel } from '../../parts/named.tsx'
import { counted, type EmissionsAnswer, totalKg } from '../../parts/result.ts'

export function Working({ answer }: { readonly answer: EmissionsAnswer }) {
  const { working } = messages().calculator
  const { edition } = answer.meta
  const trail = answer.data.attributes.emissions.source_trail
  const lines = counted(answer)
  const beside = trail.filter(({ role }) => role === 'beside')
  const inputs = trail.filter(({ role }) => role === 'input')
  return (
    <section class="working">
      <h2>{working.title}</h2>
      <Lines lines={lines} edition={edition} />
      <p class="total">
        <span>{totalWords(answer)}</span> <strong>{exactKg(totalKg(answer))}</strong>
      </p>
      {inputs.length > 0 && (
        <>
          <h3>{working.inputs}</h3>
          <ul class="inputs">
            {inputs.map((entry) => (
              <li key={`${entry.factor_id} ${entry.name} ${entry.leg}`}>
                <strong>{`${exact(entry.factor)} ${unitText(entry.factor_unit)}`}</strong>{' '}
                <FactorName entry={entry} edition={edition} />
              </li>
            ))}
          </ul>
        </>
      )}
      {beside.length > 0 && (
        <details>
          <summary>{working.beside}</summary>
          <Lines lines={beside} edition={edition} />
        </details>
      )}
    </section>
  )
}

/** A total of several equal shares may differ by some grams from the sum of the lines above it. */
function totalWords(answer: EmissionsAnswer): string {
  const { total, totalOf } = messages().calculator.working
  const { unit_grams, times } = answer.data.attributes.emissions.rounding
  const unit = unit_grams === 1 ? 'gram' : 'microgram'
  return times === 1 ? total[unit] : totalOf[unit]({ shares: times })
}

interface LinesProps {
  readonly lines: readonly SourceTrailEntry[]
  readonly edition: string
}

function Lines({ lines, edition }: LinesProps) {
  const { parts } = messages()
  return (
    <ol class="lines">
      {lines.map((entry) => (
        <li key={`${entry.factor_id} ${entry.part} ${entry.leg}`}>
          <div>
            <FactorName entry={entry} edition={edition} />
            <span class={`tier ${entry.tier}`}>{parts.tiers[entry.tier] ?? entry.tier}</span>
          </div>
          <div class="product">
            <span>{`${exact(entry.quantity ?? 0)} ${quantityUnit(entry.quantity_unit ?? '')}`}</span>
            <span>{`× ${exact(entry.factor)} ${unitText(entry.factor_unit)}`}</span>
            <strong>{`= ${exactKg(entry.contribution_kg ?? 0)}`}</strong>
            {entry.quantity_note && (
              <small>
                <DataText text={entry.quantity_note} />
              </small>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** An operator's own values and inputs of the request have no page. */
const WITHOUT_PAGE = ['distance', 'location']

function FactorName({ entry, edition }: { readonly entry: SourceTrailEntry; readonly edition: string }) {
  const { factor_id: id, name, source, source_dataset: dataset, data_category: category } = entry
  const hasPage = entry.tier !== 'user' && !WITHOUT_PAGE.includes(category)
  const label = <FactorLabel id={id} name={name} />
  const href = `/app/factors/${encodeURIComponent(id)}?edition=${encodeURIComponent(edition)}`
  return (
    <span>
      {hasPage ? <a href={href}>{label}</a> : label}
      <small lang="en">
        {source}, {dataset}
      </small>
    </span>
  )
}
