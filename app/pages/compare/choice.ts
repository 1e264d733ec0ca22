/** By which parameter a question is compared, and with which values. */
import type { CalculatorForm, FormField } from '../../../src/surfaces/http/app-pages/offer.ts'
import { api } from '../../api/api.ts'
import { offer } from '../../api/forms.ts'
import { withoutSynonyms } from '../../parts/values.ts'
import type { Given } from '../../question/question.ts'

export const COMPARED_MAX = 10
/** Of a list that is longer than people compare at once. */
const FIRST = 6

/** What is compared where the address names nothing. */
const USUAL: Readonly<Record<string, string>> = {
  travel: 'transport_mode',
  freight: 'transport_mode',
  fuel: 'fuel_type',
  llm: 'model',
  waste: 'year',
  water: 'year',
  refrigerant: 'year',
  homeworking: 'year',
  spend: 'year',
}
const USUAL_COUNTRIES = ['GB', 'FR', 'DE', 'US', 'CN', 'IN']
const NOT_COMPARED = ['on_unknown_place', 'unit', 'detailed_route', 'haul_rule', 'gas']

/** The parameters that can be compared: lists, countries, models, years. */
export function comparable({ fields }: CalculatorForm): FormField[] {
  return fields.filter((field) => {
    if (NOT_COMPARED.includes(field.name)) return false
    if (field['x-depends-on'] !== undefined) return false
    return field.enum !== undefined || field['x-kind'] === 'country' || ['model', 'year'].includes(field.name)
  })
}

export function comparedBy(form: CalculatorForm, wanted: string | undefined): FormField | undefined {
  const all = comparable(form)
  return (
    all.find(({ name }) => name === wanted) ??
    all.find(({ name }) => name === (USUAL[form.name] ?? 'country')) ??
    all[0]
  )
}

/** Those of the address, else the usual ones with that of the question among them. */
export async function valuesOf(
  field: FormField,
  listed: string | undefined,
  asked: Given,
): Promise<string[]> {
  const given = (listed ?? '').split(',').map((value) => value.trim())
  const usual = given.some((value) => value !== '')
    ? given
    : [asked[field.name] ?? '', ...(await usualOf(field))]
  return [...new Set(usual.filter((value) => value !== ''))].slice(0, COMPARED_MAX)
}

async function usualOf(field: FormField): Promise<readonly string[]> {
  if (field.enum) return withoutSynonyms(field.enum).filter((value) => value !== 'auto')
  if (field['x-kind'] === 'country') return USUAL_COUNTRIES
  if (field.name === 'model') return latestModels()
  const { editions } = await offer()
  return editions.map(({ year }) => String(year))
}

/** The latest of each maker, the newest first. */
async function latestModels(): Promise<string[]> {
  const { data } = await api().llmModels()
  const newest = [...data].sort((a, b) => (b.release_date ?? '').localeCompare(a.release_date ?? ''))
  const makers = new Map<string, string>()
  for (const { provider, id } of newest) if (!makers.has(provider)) makers.set(provider, id)
  return KNOWN_MAKERS.flatMap((maker) => makers.get(maker) ?? []).slice(0, FIRST)
}

const KNOWN_MAKERS = ['openai', 'anthropic', 'google', 'meta', 'mistral', 'deepseek']
