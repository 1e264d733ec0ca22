/** A search, and filters with the number of factors that each of their values would find. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { FactorsAnswer } from '../../../packages/client/src/everygram.ts'
import { countryName, exact } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import type { Query } from '../../parts/address.ts'
import { EditionSelect } from '../../parts/edition-select.tsx'
import { Field } from '../../parts/field.tsx'
import { useQueryChange } from '../../parts/query.ts'
import { useOnChange } from '../../parts/use-on-change.ts'
import { FACETS, type Facet, isNarrowed, NO_FILTERS } from './filters.ts'
import { valueText } from './value-text.ts'

type Facets = FactorsAnswer['meta']['facets']

interface Props {
  readonly query: Query
  /** Of the last answer; undefined before there is one. */
  readonly facets: Facets | undefined
}

export function SearchForm({ query, facets }: Props) {
  const { factors } = messages()
  const { change, to } = useQueryChange()
  return (
    <search>
      <form class="factor-search" onSubmit={(event) => event.preventDefault()}>
        <SearchWords asked={query.q ?? ''} onAsk={(q) => change({ q, cursor: undefined }, true)} />
        <div class="facets">
          {FACETS.map((facet) => (
            <FacetSelect
              key={facet}
              facet={facet}
              value={query[facet] ?? ''}
              counts={facets?.[facet] ?? []}
              onChange={(value) => change({ [facet]: value, cursor: undefined })}
            />
          ))}
          <EditionSelect
            value={query.edition ?? ''}
            onChange={(edition) => change({ edition, cursor: undefined })}
          />
        </div>
        {isNarrowed(query) && (
          <p>
            <a href={to(NO_FILTERS)}>{factors.clear}</a>
          </p>
        )}
      </form>
    </search>
  )
}

/** ms between a key and the search: less would search for half a word. */
const PAUSE_MS = 300

interface SearchWordsProps {
  readonly asked: string
  readonly onAsk: (q: string) => void
}

function SearchWords({ asked, onAsk }: SearchWordsProps) {
  const { search } = messages().factors
  const [typed, setTyped] = useState(asked)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may have changed by a link, or by the back button.
  useOnChange(asked, () => setTyped(asked))
  useEffect(() => () => clearTimeout(waiting.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => onAsk(text.trim()), PAUSE_MS)
  }
  return (
    <Field label={search.label} hint={search.hint}>
      {(control) => (
        <input
          {...control}
          type="search"
          autocomplete="off"
          maxLength={WORDS_MAX}
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** Characters that the server takes. */
const WORDS_MAX = 200

interface FacetProps {
  readonly facet: Facet
  readonly value: string
  readonly counts: Facets[Facet]
  readonly onChange: (value: string) => void
}

function FacetSelect({ facet, value, counts, onChange }: FacetProps) {
  const { factors } = messages()
  const options = counts.map((one) => ({ ...one, text: valueText(facet, one.value) }))
  // People look for a country by its name; of all else they need the frequent values most.
  if (facet === 'country') options.sort((a, b) => a.text.localeCompare(b.text))
  const isKnown = options.some((one) => one.value === value)
  return (
    <Field label={factors.facets[facet]}>
      {(control) => (
        <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{factors.any[facet]}</option>
          {value !== '' && !isKnown && <option value={value}>{shownOf(facet, value)}</option>}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {`${one.text} (${exact(one.count)})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A value of the address that no factor has. */
function shownOf(facet: Facet, value: string): string {
  return facet === 'country' ? countryName(value) : value
}
