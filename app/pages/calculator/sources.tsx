/** The sources of a result: publications with their links and licences, method, edition. */

import { messages } from '../../messages/messages.ts'
import type { EmissionsAnswer } from '../../parts/result.ts'

export function Sources({ answer }: { readonly answer: EmissionsAnswer }) {
  const { working } = messages().calculator
  const trail = answer.data.attributes.emissions.source_trail
  const publications = new Map(trail.map((entry) => [`${entry.source}: ${entry.source_dataset}`, entry]))
  const { methodology, edition, newer_edition: newer } = answer.meta
  return (
    <section class="sources">
      <h3>{working.sources}</h3>
      <ul lang="en">
        {[...publications].map(([name, { source_url: url, licence }]) => (
          <li key={name}>
            {isWeb(url) ? <a href={url}>{name}</a> : name}
            <small>{`${working.licence}: ${licence}`}</small>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{working.methodology}</dt>
        <dd lang="en">{methodology}</dd>
        <dt>{working.edition}</dt>
        <dd>
          {edition} {newer && <span class="soft">{working.newer({ edition: newer })}</span>}
        </dd>
      </dl>
      {trail[0] && <a href={pageOf(trail[0].method)}>{working.method}</a>}
    </section>
  )
}

/** What is no address of the web is not made one. */
export function isWeb(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//.test(url)
}

/** docs/methods/hotel.md is served as /docs/methods/hotel. */
function pageOf(method: string): string {
  return `/${method.replace(/\.md(?=$|#)/, '')}`
}
