/** The control of a parameter: a list, a tick, a number or text with proposals, as its schema says. */
import type { FormField } from '../../src/surfaces/http/app-pages/offer.ts'
import { countryName } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'
import { hintOf, labelOf, valueLabel } from '../messages/params.ts'
import { Combobox } from '../parts/combobox.tsx'
import { type ControlProps, Field } from '../parts/field.tsx'
import { withoutSynonyms } from '../parts/values.ts'
import { finderOf } from './choices.ts'
import { type Given, isNumeric } from './question.ts'

export interface FormState {
  readonly calculator: string
  readonly given: Given
  readonly faults: Readonly<Record<string, string>>
  /** Several parameters at once. */
  readonly onChange: (changed: Given) => void
}

interface Props extends FormState {
  readonly field: FormField
}

export function ParamControl(props: Props) {
  const { field, calculator, faults } = props
  if (field.type === 'boolean') return <Tick {...props} />
  const label = (
    <>
      {labelOf(calculator, field.name)}
      {field.isRequired && <span class="soft"> {messages().calculator.required}</span>}
    </>
  )
  return (
    <Field label={label} hint={hintOf(calculator, field.name, field.description)} fault={faults[field.name]}>
      {(control) => <Control {...props} control={control} />}
    </Field>
  )
}

interface Inner extends Props {
  readonly control: ControlProps
}

function Control(props: Inner) {
  const { field, given, control, onChange } = props
  const value = given[field.name] ?? ''
  const set = (text: string) => onChange({ [field.name]: text })
  if (field.enum !== undefined) return <List {...props} />
  const find = finderOf(field, given)
  if (find !== undefined) {
    return (
      <Combobox
        control={control}
        value={value}
        show={showOf(field)}
        placeholder={field.name.endsWith('_location') ? messages().calculator.placeExample : undefined}
        find={find}
        onType={set}
        onChoose={(choice) => onChange({ [field.name]: choice.value, ...choice.others })}
      />
    )
  }
  if (field.name === 'as_of')
    return (
      <input
        {...control}
        type="date"
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    )
  return (
    <input
      {...control}
      type="text"
      inputMode={isNumeric(field) ? 'decimal' : 'text'}
      autocomplete="off"
      value={value}
      placeholder={field.default === undefined ? '' : String(field.default)}
      onInput={({ currentTarget }) => set(currentTarget.value)}
    />
  )
}

const CODE = /^[A-Z]{2}$/

function showOf(field: FormField): (value: string) => string {
  if (field['x-kind'] === 'country') return (value) => (CODE.test(value) ? countryName(value) : value)
  return field.name === 'treatment' ? valueLabel : (value) => value
}

function List({ calculator, field, given, control, onChange }: Inner) {
  const depended = given[field['x-depends-on'] ?? '']
  const values = withoutSynonyms((depended && field['x-values']?.[depended]) || field.enum || [])
  const value = given[field.name] ?? String(field.default ?? '')
  return (
    <select
      {...control}
      value={value}
      onChange={({ currentTarget }) => onChange({ [field.name]: currentTarget.value })}
    >
      {field.default === undefined && <option value="">{unsaid(field)}</option>}
      {!values.includes(value) && value !== '' && <option value={value}>{value}</option>}
      {values.map((one) => (
        <option key={one} value={one}>
          {valueLabel(one, calculator)}
        </option>
      ))}
    </select>
  )
}

/** What is taken where nothing is chosen. */
function unsaid({ name }: FormField): string {
  return name === 'transport_mode' ? valueLabel('auto') : messages().calculator.notGiven
}

function Tick({ field, calculator, given, onChange }: Props) {
  const isOn = (given[field.name] ?? String(field.default)) === 'true'
  const id = `tick-${field.name}`
  const hint = hintOf(calculator, field.name, field.description)
  return (
    <div class="check">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ currentTarget }) => onChange({ [field.name]: String(currentTarget.checked) })}
      />
      <label for={id}>{labelOf(calculator, field.name)}</label>
      {hint && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
