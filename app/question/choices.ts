/** Suggestions of fields: places, countries, models, gases, materials, sectors. */
import type { FormField } from '../../src/surfaces/http/app-pages/offer.ts'
import { api } from '../api/api.ts'
import { offer } from '../api/forms.ts'
import { countryName, dateText } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'
import { valueLabel } from '../messages/params.ts'
import type { Choice, FindChoices } from '../parts/combobox.tsx'
import type { Given } from './question.ts'

const PROPOSED_MAX = 8

/** How the field finds suggestions, given the other fields; undefined for a field without any. */
export function finderOf(field: FormField, given: Given): FindChoices | undefined {
  if (field['x-kind'] === 'country') return findCountries
  if (field.name.endsWith('_location')) return (text, signal) => findPlaces(field.name, text, signal)
  const byName: Readonly<Record<string, FindChoices>> = {
    model: (text) => findModels(text, given.provider),
    gas: findGases,
    material: findMaterials,
    treatment: () => findTreatments(given.material),
    naics: findSectors,
    region: findRegions,
    edition: findEditions,
    year: findYears,
  }
  return byName[field.name]
}

/** By their names in the language of the reader, and by their codes. */
async function findCountries(text: string): Promise<Choice[]> {
  const { countries } = await offer()
  const choices = countries.map((code) => ({ value: code, label: countryName(code), detail: code }))
  return matching(choices, text)
}

/** Canada's code is California's where states count too. */
const CLASHING: Readonly<Record<string, string>> = { CA: 'CAN' }

async function findRegions(text: string): Promise<Choice[]> {
  return (await findCountries(text)).map((choice) => ({
    ...choice,
    value: CLASHING[choice.value] ?? choice.value,
  }))
}

async function findEditions(): Promise<Choice[]> {
  const { editions } = await offer()
  return editions.map(({ name, released }) => ({ value: name, label: name, detail: dateText(released) }))
}

async function findYears(): Promise<Choice[]> {
  const { editions } = await offer()
  const years = new Set(editions.map(({ year }) => String(year)))
  return [...years].map((year) => ({ value: year, label: year }))
}

async function findPlaces(name: string, text: string, signal: AbortSignal): Promise<Choice[]> {
  if (text.trim().length < 2) return []
  const { data } = await api().places({ q: text.trim(), limit: PROPOSED_MAX }, { signal })
  const country = name.replace('location', 'country')
  return data.map((place) => {
    const named = [place.name, place.region].filter(Boolean).join(', ')
    const kind = messages().calculator.places[place.kind]
    return {
      value: 'code' in place && place.code ? place.code : named,
      label: 'code' in place && place.code ? `${place.name} (${place.code})` : named,
      detail: `${kind}, ${countryName(place.country_code)}`,
      others: { [country]: place.country_code },
    }
  })
}

async function findModels(text: string, provider: string | undefined): Promise<Choice[]> {
  const { data } = await api().llmModels()
  const choices = data.map((model) => ({
    value: model.id,
    label: model.name,
    detail: valueLabel(model.provider),
  }))
  const own = choices.filter(({ detail }) => provider !== undefined && detail === valueLabel(provider))
  return matching(own.length > 0 ? own : choices, text)
}

async function findGases(text: string): Promise<Choice[]> {
  const { data } = await api().refrigerantGases()
  const choices = data.map(({ gas, label, names }) => ({ value: gas, label, detail: names.join(', ') }))
  // R-410A is written R410A in the list.
  return matching(choices, text.replace('-', ''))
}

async function findMaterials(text: string): Promise<Choice[]> {
  const { data } = await api().wasteMaterials()
  return matching(
    data.map(({ material, label, group }) => ({ value: material, label, detail: group })),
    text,
  )
}

/** Those that have a factor for the material. */
async function findTreatments(material: string | undefined): Promise<Choice[]> {
  const { data } = await api().wasteMaterials()
  const one = data.find((entry) => entry.material === material)
  const treatments = one?.treatments ?? data.flatMap((entry) => entry.treatments)
  const names = new Set(treatments.map(({ treatment }) => treatment))
  return [...names].map((value) => ({ value, label: valueLabel(value) }))
}

async function findSectors(text: string, signal: AbortSignal): Promise<Choice[]> {
  if (text.trim().length < 2) return []
  const { data } = await api().spendSectors({ q: text.trim() }, { signal })
  return data
    .slice(0, PROPOSED_MAX)
    .map(({ naics, sector }) => ({ value: naics, label: sector, detail: naics }))
}

/** What begins with the text first, then what has it anywhere. */
function matching(choices: readonly Choice[], text: string): Choice[] {
  const wanted = folded(text)
  const placed = choices.flatMap((choice) => {
    const at = Math.min(
      ...[choice.label, choice.value, choice.detail ?? ''].map((one) => place(folded(one), wanted)),
    )
    return at === Number.POSITIVE_INFINITY ? [] : [{ choice, at }]
  })
  const sorted = placed.sort((a, b) => a.at - b.at || a.choice.label.localeCompare(b.choice.label))
  return sorted.slice(0, PROPOSED_MAX).map(({ choice }) => choice)
}

function place(text: string, wanted: string): number {
  const at = text.indexOf(wanted)
  if (at === -1) return Number.POSITIVE_INFINITY
  return at === 0 ? 0 : 1
}

/** Without letter case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
