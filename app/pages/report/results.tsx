/** The results of a report, each with a title that can be changed, and to be removed. */

import { massText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { type Collected, remove, rename } from '../../parts/collected.ts'
import { Table } from '../../parts/table.tsx'

interface Numbered {
  readonly at: number
  readonly result: Collected
}

export function Results({ results }: { readonly results: readonly Collected[] }) {
  const { report, parts } = messages()
  const rows = results.map((result, index): Numbered => ({ at: index + 1, result }))
  return (
    <section class="results">
      <Table
        caption={report.results}
        isStacked
        rows={rows}
        keyOf={({ result }) => result.id}
        columns={[
          { title: report.what, cell: (row) => <Title {...row} /> },
          { title: parts.co2e, isNumber: true, cell: ({ result }) => massText(result.kg) },
          { title: report.range, isNumber: true, cell: ({ result }) => rangeText(result) },
          { title: report.edition, cell: ({ result }) => result.edition },
          { title: report.open, cell: ({ result }) => <Links result={result} /> },
        ]}
      />
    </section>
  )
}

function rangeText({ range }: Collected): string {
  return range === undefined || range.lowKg === range.highKg
    ? ''
    : `${massText(range.lowKg)} – ${massText(range.highKg)}`
}

function Title({ at, result: { id, title } }: Numbered) {
  const { report } = messages()
  return (
    <>
      <textarea
        class="unprinted"
        rows={2}
        aria-label={report.titleOf({ at })}
        value={title}
        onInput={({ currentTarget }) => rename(id, currentTarget.value)}
      />
      <span class="printed">{`${at}. ${title}`}</span>
    </>
  )
}

function Links({ result: { id, title, href } }: { readonly result: Collected }) {
  const { report } = messages()
  return (
    <span class="actions unprinted">
      {isOwn(href) && <a href={href}>{report.open}</a>}
      <button type="button" class="link" aria-label={report.removed({ title })} onClick={() => remove(id)}>
        {report.remove}
      </button>
    </span>
  )
}

/** What is kept in the browser could have been changed there: links lead to the app alone. */
function isOwn(href: string): boolean {
  return href.startsWith('/app/')
}
