/** The publication of a factor, and how it was read. */

import { dateText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { OutsideLink } from '../../parts/outside-link.tsx'
import { type Attributes, Fact } from './facts.tsx'

export function Source({ attributes: { source, row } }: { readonly attributes: Attributes }) {
  const { publication } = messages().factor
  if (source === null) return null
  const { publisher, title, edition, url, licence, attribution } = source
  const { date_read: readOn, read_from: readFrom, sha256 } = source
  return (
    <section>
      <h2>{publication.title}</h2>
      <dl class="terms">
        <Fact term={publication.publisher}>{publisher}</Fact>
        <Fact term={publication.name}>
          <OutsideLink url={url}>{[title, edition].filter(Boolean).join(', ')}</OutsideLink>
        </Fact>
        <Fact term={publication.licence}>{licence}</Fact>
        <Fact term={publication.attribution}>{attribution ?? undefined}</Fact>
        <Fact term={publication.read}>{readOn === null ? undefined : dateText(readOn)}</Fact>
        <Fact term={publication.readFrom}>{readFrom ?? undefined}</Fact>
        <Fact term="SHA-256">{sha256 === null ? undefined : <code>{sha256}</code>}</Fact>
        <Fact term={publication.row}>
          <code>{`${row.file}:${row.line}`}</code>
        </Fact>
      </dl>
    </section>
  )
}
