/** By what is compared, and which values: each can be taken away, and others added up to ten. */
import { useLocation } from 'preact-iso/router'
import type { CalculatorForm, FormField } from '../../../src/surfaces/http/app-pages/offer.ts'
import { messages } from '../../messages/messages.ts'
import { labelOf, valueLabel } from '../../messages/params.ts'
import { type Choice, Combobox, type FindChoices } from '../../parts/combobox.tsx'
import { Field } from '../../parts/field.tsx'
import { withoutSynonyms } from '../../parts/values.ts'
import { finderOf } from '../../question/choices.ts'
import { addressOf, type Given } from '../../question/question.ts'
import { COMPARED_MAX, comparable } from './choice.ts'

interface Props {
  readonly form: CalculatorForm
  readonly asked: Given
  readonly field: FormField
  readonly values: readonly string[]
  readonly nameOf: (value: string) => string
}

export function Chooser({ form, asked, field, values, nameOf }: Props) {
  const { compare } = messages()
  const { route } = useLocation()
  const go = (by: string, list?: readonly string[]) =>
    route(addressOf(`/app/compare/${form.name}`, { ...asked, by, ...(list && { values: list.join(',') }) }))
  return (
    <div class="chooser unprinted">
      <Field label={compare.by}>
        {(control) => (
          <select {...control} value={field.name} onChange={({ currentTarget }) => go(currentTarget.value)}>
            {comparable(form).map(({ name }) => (
              <option key={name} value={name}>
                {labelOf(form.name, name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={compare.add} hint={values.length >= COMPARED_MAX && compare.full}>
        {(control) => (
          <Combobox
            control={control}
            value=""
            find={values.length >= COMPARED_MAX ? nothing : (finderOf(field, asked) ?? listFinder(field))}
            onType={() => {}}
            onChoose={({ value }) => go(field.name, [...values, value])}
          />
        )}
      </Field>
      <ul class="chips" aria-label={compare.values}>
        {values.map((value) => (
          <li key={value}>
            {nameOf(value)}
            <button
              type="button"
              aria-label={compare.remove({ name: nameOf(value) })}
              onClick={() =>
                go(
                  field.name,
                  values.filter((other) => other !== value),
                )
              }
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const nothing: FindChoices = async () => []

/** Of a parameter that is one of a list. */
function listFinder(field: FormField): FindChoices {
  return async (text) => {
    const choices: Choice[] = withoutSynonyms(field.enum ?? []).map((value) => ({
      value,
      label: valueLabel(value),
    }))
    return choices.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  }
}
