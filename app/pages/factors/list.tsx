/** The factors that were found, as a table, which becomes a list of cards where the window is narrow. */
import type { FactorItem, FactorsAnswer } from '../../../packages/client/src/everygram.ts'
import { countryName, published } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText } from '../../messages/names.ts'
import { textFor } from '../../messages/texts.ts'
import type { Query } from '../../parts/address.ts'
import { factorHref } from '../../parts/factors.ts'
import { FactorLabel } from '../../parts/named.tsx'
import { useQueryChange } from '../../parts/query.ts'
import { NO_FILTERS } from './filters.ts'

interface Props {
  readonly found: FactorsAnswer
  readonly query: Query
}

export function FactorList({ found: { data, meta }, query }: Props) {
  const { factors } = messages()
  const { to } = useQueryChange()
  if (data.length === 0) {
    return (
      <section class="notice">
        <h2>{factors.none.title}</h2>
        <p>{factors.none.text}</p>
        <a href={to(NO_FILTERS)}>{factors.clear}</a>
      </section>
    )
  }
  return (
    <>
      <p class="found" role="status">
        {factors.found({ total: meta.total, edition: meta.edition })}
      </p>
      <table class="stacked brief">
        <caption class="unseen">{factors.caption}</caption>
        <Head />
        <tbody>
          {data.map((factor) => (
            <Row key={factor.factor_id} factor={factor} edition={query.edition} />
          ))}
        </tbody>
      </table>
      <Pager cursor={query.cursor} next={meta.next_cursor} shown={data.length} total={meta.total} />
    </>
  )
}

function Head() {
  const { columns } = messages().factors
  return (
    <thead>
      <tr>
        <th scope="col">{columns.name}</th>
        <th scope="col" class="number">
          {columns.figure}
        </th>
        <th scope="col">{columns.unit}</th>
        <th scope="col">{columns.country}</th>
        <th scope="col">{columns.year}</th>
        <th scope="col">{columns.publisher}</th>
      </tr>
    </thead>
  )
}

function Row({ factor, edition }: { readonly factor: FactorItem; readonly edition: string | undefined }) {
  const { factors, parts } = messages()
  const { columns } = factors
  const { factor_id: id, name, domain, figure, unit, tier, country_code: country, year, publisher } = factor
  return (
    <tr>
      <th scope="row">
        <a href={factorHref(id, edition)}>
          <FactorLabel id={id} name={name} />
        </a>
        <span class="under">
          {textFor(factors.domains, domain) ?? domain}
          {tier !== 'exact' && ` · ${parts.tiers[tier] ?? tier}`}
        </span>
      </th>
      <td class="number" data-label={columns.figure}>
        {published(figure)}
      </td>
      <td data-label={columns.unit}>{unitText(unit)}</td>
      <td data-label={columns.country}>{country === null ? '–' : countryName(country)}</td>
      <td data-label={columns.year}>{year ?? '–'}</td>
      <td data-label={columns.publisher} lang="en">
        {publisher ?? '–'}
      </td>
    </tr>
  )
}

interface PagerProps {
  readonly cursor: string | undefined
  readonly next: string | null
  readonly shown: number
  readonly total: number
}

/** Where the page before each cursor began, for those that this window has seen: the API reads forwards. */
const before = new Map<string, string | undefined>()

function Pager({ cursor, next, shown, total }: PagerProps) {
  const { pager } = messages().factors
  const { to } = useQueryChange()
  if (!cursor && next === null) return null
  if (next !== null) before.set(next, cursor)
  return (
    <nav class="pager" aria-label={pager.label}>
      {cursor && (
        <a class="button" href={to({ cursor: undefined })}>
          {pager.first}
        </a>
      )}
      {cursor && before.get(cursor) !== undefined && (
        <a class="button" href={to({ cursor: before.get(cursor) })} rel="prev">
          {pager.previous}
        </a>
      )}
      {next !== null && (
        <a class="button" href={to({ cursor: next })} rel="next">
          {pager.next}
        </a>
      )}
      <span class="soft">{pager.shown({ shown, total })}</span>
    </nav>
  )
}
