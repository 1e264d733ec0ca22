/** A question in the words of its form. */
import type { CalculatorForm } from '../../src/http/app-pages/form.ts'
import { countryName } from '../words/figures.ts'
import { labelOf, valueLabel } from '../words/params.ts'
import { words } from '../words/words.ts'
import { layoutOf } from './layout.ts'
import type { Given } from './question.ts'

/** "Stay: United Kingdom, Nights 3": what was asked, in the words of the form. */
export function titleOf(form: CalculatorForm, asked: Given): string {
  const { basic, advanced } = layoutOf(form)
  const told = [...basic.flat(), ...advanced].flatMap((field) => {
    const value = asked[field.name]
    if (value === undefined) return []
    const label = labelOf(form.name, field.name)
    if (field['x-kind'] === 'country') return [countryName(value.toUpperCase())]
    if (field.type === 'boolean') return value === 'true' ? [label] : []
    if (field.enum) return [valueLabel(value)]
    return field.type === 'string' ? [value] : [`${label} ${value}`]
  })
  return `${words().calculator.names[form.name] ?? form.title}: ${told.join(', ')}`
}
