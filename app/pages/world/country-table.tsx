/** The values of a map, with bars: the highest first, or by name, all or those that a search finds. */
import { useState } from 'preact/hooks'
import { countryName, published } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText } from '../../messages/names.ts'
import { factorHref } from '../../parts/factors.ts'
import { Field } from '../../parts/field.tsx'
import type { CountryFactor } from './maps.ts'

interface Props {
  readonly title: string
  /** The highest first. */
  readonly factors: readonly CountryFactor[]
  readonly edition: string | undefined
}

/** Countries that are shown at first. */
const SHOWN = 20

export function CountryTable({ title, factors, edition }: Props) {
  const { table } = messages().world
  const [looked, setLooked] = useState('')
  const [isByName, setIsByName] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const named = factors.map((factor) => ({ factor, name: countryName(factor.country_code) }))
  const found = named.filter(({ name }) => name.toLowerCase().includes(looked.trim().toLowerCase()))
  if (isByName) found.sort((a, b) => a.name.localeCompare(b.name))
  const shown = isWhole || looked !== '' ? found : found.slice(0, SHOWN)
  return (
    <section class="country-table">
      <h2>{table.title}</h2>
      <div class="facets">
        <Field label={table.look}>
          {(control) => (
            <input
              {...control}
              type="search"
              autocomplete="off"
              value={looked}
              onInput={({ currentTarget }) => setLooked(currentTarget.value)}
            />
          )}
        </Field>
        <Field label={table.order}>
          {(control) => (
            <select
              {...control}
              value={isByName ? 'name' : 'figure'}
              onChange={({ currentTarget }) => setIsByName(currentTarget.value === 'name')}
            >
              <option value="figure">{table.byFigure}</option>
              <option value="name">{table.byName}</option>
            </select>
          )}
        </Field>
      </div>
      {shown.length === 0 ? (
        <p role="status">{table.none}</p>
      ) : (
        <Rows title={title} rows={shown} max={factors[0]?.factor ?? 0} edition={edition} />
      )}
      {shown.length < found.length && (
        <button type="button" onClick={() => setIsWhole(true)}>
          {table.all({ count: found.length })}
        </button>
      )}
    </section>
  )
}

interface RowsProps {
  readonly title: string
  readonly rows: readonly { readonly factor: CountryFactor; readonly name: string }[]
  /** The highest figure of all. */
  readonly max: number
  readonly edition: string | undefined
}

function Rows({ title, rows, max, edition }: RowsProps) {
  const { columns } = messages().factors
  const { parts } = messages()
  return (
    <table class="bars">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.country}</th>
          <th scope="col" class="number">
            {unitText(rows[0]?.factor.unit ?? null)}
          </th>
          <th scope="col" class="number">
            {columns.year}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ factor, name }) => (
          <tr key={factor.factor_id}>
            <th scope="row">
              <a href={factorHref(factor.factor_id, edition)}>{name}</a>
              {factor.tier !== 'exact' && <span class="soft small"> {parts.tiers[factor.tier]}</span>}
              <svg class="bar" aria-hidden="true" height="8" width="100%">
                <rect
                  class="fill-1"
                  height="8"
                  width={`${max > 0 ? (factor.factor / max) * 100 : 0}%`}
                  rx="1"
                />
              </svg>
            </th>
            <td class="number">{published(factor.figure)}</td>
            <td class="number soft">{factor.year ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
