/** What a reader should know of an answer, those that bear on its figure first. */
import type { Notice } from '../../packages/client/src/everygram.ts'
import { messages } from '../messages/messages.ts'

interface Props {
  readonly notices: readonly Notice[]
  /** Parameters by the names that forms give them, in place of those of the API. */
  readonly labels?: Readonly<Record<string, string>>
}

export function Notices({ notices, labels = {} }: Props) {
  const { parts } = messages()
  if (notices.length === 0) return null
  const sorted = [...notices].sort(
    (a, b) => Number(b.severity === 'warning') - Number(a.severity === 'warning'),
  )
  return (
    <section class="notices">
      <h2>{parts.notices.title}</h2>
      <ul>
        {sorted.map(({ code, severity, message }) => (
          <li key={code + message} class={severity}>
            {severity === 'warning' && <strong>{parts.notices.warning}</strong>}
            {/* The server speaks English. */}
            <span lang="en">{named(message, labels)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PARAMETER = /[a-z]+_[a-z_]+/g

/** Names such as transport_mode as the form has them. */
function named(message: string, labels: Readonly<Record<string, string>>): string {
  return message.replace(PARAMETER, (name) => (Object.hasOwn(labels, name) ? `“${labels[name]}”` : name))
}
