/** Where a figure is typed, or an answer or rows of results are pasted. */
import { useState } from 'preact/hooks'
import { useAnswer } from '../../api/use-answer.ts'
import { messages } from '../../messages/messages.ts'
import { Field } from '../../parts/field.tsx'
import { useOnChange } from '../../parts/use-on-change.ts'

interface Props {
  readonly text: string
  readonly year: string
  /** What is wrong with what was pasted. */
  readonly refusal: string | undefined
  readonly onRead: (text: string, year: string) => void
}

export function PasteForm({ text, year, refusal, onRead }: Props) {
  const { check } = messages()
  const [typed, setTyped] = useState(text)
  const [chosen, setChosen] = useState(year)
  // What the address says: by a link, or back and forth. What was pasted and is no figure stays.
  useOnChange(`${text} ${year}`, () => {
    if (text !== '') setTyped(text)
    setChosen(year)
  })
  const send = (event: Event) => {
    event.preventDefault()
    onRead(typed, chosen)
  }
  return (
    <form class="paste" onSubmit={send}>
      <Field label={check.have} hint={check.haveHint} fault={refusal}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            spellcheck={false}
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <YearSelect value={chosen} onChange={setChosen} />
      <button type="submit">{check.send}</button>
    </form>
  )
}

interface YearProps {
  readonly value: string
  readonly onChange: (year: string) => void
}

/** The years that editions are for. */
function YearSelect({ value, onChange }: YearProps) {
  const { check } = messages()
  const asked = useAnswer('editions', (client, options) => client.editions({}, options))
  const known = asked.state === 'answered' ? asked.answer.data.map(({ year }) => String(year)) : []
  const years = [...new Set(value === '' ? known : [...known, value])].sort().reverse()
  return (
    <Field label={check.year} hint={check.yearHint}>
      {(control) => (
        <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{check.anyYear}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
