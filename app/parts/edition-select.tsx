/** Which data edition a page shows: the server's default, or one by its name. */
import { useAnswer } from '../api/use-answer.ts'
import { messages } from '../messages/messages.ts'
import { Field } from './field.tsx'

interface Props {
  /** Empty for the server's default. */
  readonly value: string
  readonly onChange: (edition: string) => void
}

export function EditionSelect({ value, onChange }: Props) {
  const asked = useAnswer('editions', (client, options) => client.editions({}, options))
  const { edition } = messages().factors
  // The edition of the address is in the list even before the list is loaded.
  const all = asked.state === 'answered' ? asked.answer.data : []
  // An open revision is reached by its name alone.
  const names = all.filter(({ status }) => status !== 'open').map((one) => one.edition)
  const own = all.find(({ is_default }) => is_default)?.edition
  return (
    <Field label={edition.label}>
      {(control) => (
        <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{own === undefined ? '…' : edition.own({ name: own })}</option>
          {value !== '' && !names.includes(value) && <option value={value}>{value}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
