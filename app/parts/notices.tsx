/** Notes on a result: warnings first, two at once, the others and all details behind a button. */
import { useState } from 'preact/hooks'
import type { Notice } from '../../packages/client/src/everygram.ts'
import { messages } from '../messages/messages.ts'
import { type FormContext, MessageText } from './message-text.tsx'

interface Props extends FormContext {
  readonly notices: readonly Notice[]
}

/** More would stand before the result like a wall. */
const SHOWN = 2

export function Notices({ notices, ...context }: Props) {
  const { parts } = messages()
  const [isOpen, setIsOpen] = useState(false)
  if (notices.length === 0) return null
  const sorted = [...notices].sort(
    (a, b) => Number(b.severity === 'warning') - Number(a.severity === 'warning'),
  )
  const hidden = Math.max(notices.length - SHOWN, 0)
  const hasMore = hidden > 0 || notices.some(({ detail }) => detail)
  return (
    <section class={`notices ${isOpen ? 'open' : ''}`}>
      <h2>{parts.notices.title}</h2>
      <ul>
        {sorted.map((notice, index) => (
          <li key={notice.code + notice.message} class={`${notice.severity} ${index < SHOWN ? '' : 'extra'}`}>
            <Note notice={notice} {...context} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" class="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? parts.notices.less : parts.notices.more({ count: hidden })}
        </button>
      )}
    </section>
  )
}

function Note({ notice, ...context }: FormContext & { readonly notice: Notice }) {
  const { severity, message, detail, values } = notice
  return (
    <>
      {severity === 'warning' && <strong>{messages().parts.notices.warning}</strong>}
      <span>
        <MessageText text={message} values={values} {...context} />
      </span>
      {detail && (
        <small class="extra">
          <MessageText text={detail} values={values} {...context} />
        </small>
      )}
    </>
  )
}
