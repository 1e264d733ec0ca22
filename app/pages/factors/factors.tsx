/** Search the factors: words, filters with their counts, and a list page by page. */
import { useAnswer } from '../../api/use-answer.ts'
import { messages } from '../../messages/messages.ts'
import { withNames } from '../../messages/names.ts'
import type { PageProps } from '../../pages.ts'
import { addressWith } from '../../parts/address.ts'
import { AskedFor } from '../../parts/asked.tsx'
import { Heading } from '../../parts/heading.tsx'
import { paramsOf } from './filters.ts'
import { FactorList } from './list.tsx'
import { SearchForm } from './search-form.tsx'

export function Factors({ query }: PageProps) {
  const { factors } = messages()
  const params = paramsOf(query)
  const asked = useAnswer(JSON.stringify(params), (client, options) =>
    withNames(client.factors(params, options)),
  )
  const answer =
    asked.state === 'answered' ? asked.answer : asked.state === 'loading' ? asked.last : undefined
  return (
    <>
      <Heading title={factors.title} lead={factors.lead} />
      <p class="beside-heading">
        <a href={addressWith('/app/factors/world', { edition: query.edition })}>{factors.toMap}</a>
      </p>
      <SearchForm query={query} facets={answer?.meta.facets} />
      <AskedFor asked={asked}>{(found) => <FactorList found={found} query={query} />}</AskedFor>
    </>
  )
}
