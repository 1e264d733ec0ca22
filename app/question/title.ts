/** A calculation as a title. */
import type { CalculatorForm, FormField } from '../../src/surfaces/http/app-pages/offer.ts'
import { countryName, exact } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'
import { labelOf, valueLabel } from '../messages/params.ts'
import { textFor } from '../messages/texts.ts'
import { layoutOf } from './layout.ts'
import { type Given, isNumeric } from './question.ts'

/** "Hotel stay: United Kingdom, Nights 3", "Trip: London → New York". */
export function titleOf(form: CalculatorForm, asked: Given): string {
  const { basic, advanced } = layoutOf(form)
  const told = [...basic.flat(), ...advanced].flatMap((field) => {
    const text = textOf(form, field, asked[field.name])
    return text === undefined ? [] : [{ name: field.name, text }]
  })
  return `${textFor(messages().calculator.names, form.name) ?? form.title}: ${journeyOf(told)}`
}

function textOf(form: CalculatorForm, field: FormField, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const label = labelOf(form.name, field.name)
  if (field['x-kind'] === 'country') return countryName(value.toUpperCase())
  if (field.type === 'boolean') return value === 'true' ? label : undefined
  if (field.enum) return valueLabel(value, form.name)
  return isNumeric(field) ? `${label} ${exact(Number(value))}` : value
}

interface Told {
  readonly name: string
  readonly text: string
}

/** With an arrow before the destination. */
function journeyOf(told: readonly Told[]): string {
  const end = told.findIndex(({ name }) => name.startsWith('destination_'))
  const parts = end > 0 ? [told.slice(0, end), told.slice(end)] : [told]
  return parts.map((part) => part.map(({ text }) => text).join(', ')).join(' → ')
}
