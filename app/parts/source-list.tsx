/** Publications, each with its publisher, licence and address. */

import { messages } from '../messages/messages.ts'
import type { Collected } from './collected.ts'

interface Props {
  readonly sources: Collected['sources']
}

export function SourceList({ sources }: Props) {
  const { working } = messages().calculator
  if (sources.length === 0) return null
  return (
    <section class="sources">
      <h3>{working.sources}</h3>
      <ul>
        {sources.map(({ name, publisher, url, licence }) => (
          <li key={`${publisher} ${name}`} lang="en">
            {publisher !== undefined && `${publisher}: `}
            {isWeb(url) ? <a href={url}>{name}</a> : name}
            <small>
              {`${working.licence}: ${licence}`}
              {isWeb(url) && <span class="address">{url}</span>}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is no address of the web is not made one. */
function isWeb(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//.test(url)
}
