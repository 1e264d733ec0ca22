/** Rows that cannot be answered, and what to put in them. */
import { useState } from 'preact/hooks'
import { messages } from '../../messages/messages.ts'
import type { Outcome, RowFault } from './protocol.ts'
import { tell } from './session.ts'

export function Problems({ outcome }: { readonly outcome: Outcome }) {
  const { problems: text } = messages().files
  const { rows, failed, open, problems } = outcome
  return (
    <section class="step">
      <h2>{text.title}</h2>
      <p role="status">
        {failed === 0 && open === 0 && text.none({ rows })}
        {failed > 0 && text.count({ failed, rows })}
        {open > 0 && ` ${text.open({ count: open })}`}
      </p>
      {problems.length > 0 && (
        <>
          <ul class="faults">
            {problems.map((fault) => (
              <Fault key={`${fault.at} ${fault.header} ${fault.value}`} fault={fault} />
            ))}
          </ul>
          <p class="actions unprinted">
            <button type="button" onClick={() => tell({ do: 'save', what: 'problems' })}>
              {text.save}
            </button>
          </p>
        </>
      )}
    </section>
  )
}

function Fault({ fault }: { readonly fault: RowFault }) {
  const { problems: text } = messages().files
  const { line, header, value, message, alike } = fault
  return (
    <li>
      <p>
        <strong>{text.row({ line })}</strong>
        {header !== undefined && <span>{text.column({ header })}</span>}
        {value !== '' && <code>{value}</code>}
        {alike > 1 && <span class="soft">{text.alike({ count: alike })}</span>}
      </p>
      <p>{message}</p>
      {header !== undefined && <Correction fault={fault} header={header} />}
    </li>
  )
}

/** What the server suggests is there already: one click puts it. */
function Correction({ fault, header }: { readonly fault: RowFault; readonly header: string }) {
  const { problems: text } = messages().files
  const { at, line, suggestion = '', alike } = fault
  const [to, setTo] = useState(suggestion)
  const put = (isAll: boolean) => {
    if (to.trim() !== '') tell({ do: 'correct', at, header, to: to.trim(), isAll })
  }
  return (
    <div class="actions unprinted">
      <input
        aria-label={text.instead({ line, header })}
        placeholder={text.placeholder}
        value={to}
        onInput={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <button type="button" onClick={() => put(false)}>
        {text.putHere}
      </button>
      {alike > 1 && (
        <button type="button" onClick={() => put(true)}>
          {text.putAll({ count: alike })}
        </button>
      )}
    </div>
  )
}
