/** How the figures of a report were made, as an auditor asks. */

import { messages } from '../../messages/messages.ts'
import type { Collected } from '../../parts/collected.ts'

export function Methods({ results }: { readonly results: readonly Collected[] }) {
  const { report } = messages()
  const { figures, scopes, ranges, unverified, editions } = report.method
  const names = [...new Set(results.flatMap(({ edition }) => edition.split(', ')))].filter(Boolean)
  const own = new Set(results.map(({ methodology }) => methodology).filter(Boolean))
  return (
    <section class="methods">
      <h2>{report.methods}</h2>
      {[figures, scopes, ranges, unverified, editions({ names: names.sort().join(', ') })].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{report.own}</h3>
      <ul lang="en">
        {[...own].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{report.request}</h3>
      <ol>
        {results.map(({ id, request }) => (
          <li key={id}>
            <code>{request}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
