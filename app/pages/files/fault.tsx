/** Why a file, or a sheet, cannot be read, and what to do. */
import { messages } from '../../messages/messages.ts'
import { figureOf } from './figures.ts'
import type { Fault } from './protocol.ts'

export function FaultNotice({ fault: { fault, message, details } }: { readonly fault: Fault }) {
  const { files: text } = messages()
  const shown = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' ? figureOf(value) : value,
    ]),
  )
  const say = text.faults[fault]
  return (
    <section class="notice bad" role="alert">
      <h2>{text.unread}</h2>
      {say === undefined ? <p lang="en">{message}</p> : <p>{say(shown)}</p>}
    </section>
  )
}
