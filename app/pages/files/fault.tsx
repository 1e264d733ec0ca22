/** Why a file, or a sheet, cannot be read, and what to do. */
import { messages } from '../../messages/messages.ts'
import { textWith } from '../../messages/texts.ts'
import type { Fault } from './protocol.ts'

export function FaultNotice({ fault: { fault, message, details } }: { readonly fault: Fault }) {
  const { files: text } = messages()
  return (
    <section class="notice bad" role="alert">
      <h2>{text.unread}</h2>
      <p>{textWith(text.faults, fault, details) ?? <span lang="en">{message}</span>}</p>
    </section>
  )
}
