/** An answer as the report keeps it. */
import type { CalculatorForm } from '../../../src/http/app-pages/form.ts'
import type { Collected } from '../../parts/collected.ts'
import { counted, type EmissionsAnswer, rangeKg, scopes, totalKg } from '../../parts/result.ts'
import { countryName } from '../../words/figures.ts'
import { labelOf, valueLabel } from '../../words/params.ts'
import { words } from '../../words/words.ts'
import { addressOf, type Given } from './question.ts'

export function collectedOf(form: CalculatorForm, asked: Given, answer: EmissionsAnswer): Collected {
  const sources = new Map(
    counted(answer).map(({ source_dataset: name, source_url: url, licence }) => [
      name,
      { name, url, licence },
    ]),
  )
  return {
    id: answer.data.id,
    title: titleOf(form, asked),
    calculator: form.name,
    href: addressOf(`/app/calculate/${form.name}`, asked),
    request: answer.meta.request ?? addressOf(form.path, asked),
    kg: totalKg(answer),
    range: rangeKg(answer),
    scopesKg: Object.fromEntries(scopes(answer).map(({ name, kg }) => [name, kg])),
    edition: answer.meta.edition,
    sources: [...sources.values()],
    methodology: answer.meta.methodology,
    addedAt: new Date().toISOString(),
  }
}

/** "Stay: United Kingdom, Nights 3": what was asked, in the words of the form. */
export function titleOf(form: CalculatorForm, asked: Given): string {
  const told = form.fields.flatMap((field) => {
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
