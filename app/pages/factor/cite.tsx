/** How to cite a factor, and its raw answer. */
import type { FactorAnswer } from '../../../packages/client/src/everygram.ts'
import { apiKey } from '../../api/key.ts'
import { useStore } from '../../api/store.ts'
import { messages } from '../../messages/messages.ts'
import { publishedUnit } from '../../messages/names.ts'
import { saveText } from '../../parts/copy.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { factorHref } from '../../parts/factors.ts'

export function Cite({ answer }: { readonly answer: FactorAnswer }) {
  const { cite } = messages().factor
  const text = citation(answer)
  return (
    <section>
      <h2>{cite.title}</h2>
      <blockquote class="citation" lang="en">
        {text}
      </blockquote>
      <p class="actions">
        <CopyButton label={cite.copy} text={() => text} />
        <Raw answer={answer} />
      </p>
    </section>
  )
}

/** In English, as the publications are: who, what, the row and its figure, where, and by which edition it was read. */
export function citation({ data, meta }: FactorAnswer): string {
  const { factor_id: id, name, publisher_row: row, figure, unit, source } = data.attributes
  const work = source && [source.title, source.edition].filter(Boolean).join(', ')
  return [
    source && `${source.publisher}: ${work}.`,
    `${row ?? name}: ${figure} ${publishedUnit(unit)}.`,
    source?.url && `${source.url}.`,
    source && `${source.licence}.`,
    `Everygram, edition ${meta.edition}, factor ${id}: ${location.origin}${factorHref(id, meta.edition)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A browser that follows a link sends no key: where there is one, the answer is saved as it came. */
function Raw({ answer }: { readonly answer: FactorAnswer }) {
  const { cite } = messages().factor
  const { factor_id: id } = answer.data.attributes
  const key = useStore(apiKey)
  if (key === undefined) {
    return (
      <a href={`/v1/factors/${encodeURIComponent(id)}?edition=${encodeURIComponent(answer.meta.edition)}`}>
        {cite.raw}
      </a>
    )
  }
  return (
    <button
      type="button"
      onClick={() => saveText(`${id}.json`, 'application/json', JSON.stringify(answer, null, 2))}
    >
      {cite.save}
    </button>
  )
}
