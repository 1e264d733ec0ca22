/** German for the sentences of data tables, by the English one: released tables do not change. */
import { BOUNDARIES, COMPARISONS } from './table-texts/boundaries.ts'
import { ELECTRICITY_TEXTS, GRID_BOUNDARIES } from './table-texts/electricity.ts'
import { FREIGHT_TEXTS } from './table-texts/freight.ts'
import { FUEL_TEXTS } from './table-texts/fuel.ts'
import { GAS_TEXTS } from './table-texts/gases.ts'
import { GROUPS, ROWS_OF_COUNTRIES } from './table-texts/groups.ts'
import { LLM_TEXTS } from './table-texts/llm.ts'
import { RANGE_LABELS } from './table-texts/range-labels.ts'
import { CALIBRATED_RANGES } from './table-texts/ranges-calibrated.ts'
import { ENERGY_RANGES } from './table-texts/ranges-energy.ts'
import { TRANSPORT_RANGES } from './table-texts/ranges-transport.ts'
import { WASTE_RANGES } from './table-texts/ranges-waste.ts'
import { READINGS } from './table-texts/readings.ts'
import { TRAVEL_TEXTS } from './table-texts/travel.ts'

/** With `#` for each number: a table has the same sentence with the numbers of each row. */
export const GERMAN_TABLE_TEXTS: Readonly<Record<string, string>> = {
  ...BOUNDARIES,
  ...COMPARISONS,
  ...ELECTRICITY_TEXTS,
  ...GRID_BOUNDARIES,
  ...FREIGHT_TEXTS,
  ...FUEL_TEXTS,
  ...GAS_TEXTS,
  ...GROUPS,
  ...ROWS_OF_COUNTRIES,
  ...LLM_TEXTS,
  ...RANGE_LABELS,
  ...ENERGY_RANGES,
  ...CALIBRATED_RANGES,
  ...TRANSPORT_RANGES,
  ...READINGS,
  ...TRAVEL_TEXTS,
  ...WASTE_RANGES,
}

const SEPARATOR = '; '

/** Undefined for a text that no table of ours has, as in figures of an operator. */
export function germanTableText(text: string): string | undefined {
  const whole = translated(text)
  if (whole !== undefined || !text.includes(SEPARATOR)) return whole
  const parts = text.split(SEPARATOR).map(translated)
  return parts.includes(undefined) ? undefined : parts.join(SEPARATOR)
}

/** Digits within words are no numbers: CO2, R410A, 2023-24. */
const NUMBER = /(?<![\w.-])\d+(?:[.,]\d+)*/g

const SLOT = /#(\d?)/g

/** The text as GERMAN_TABLE_TEXTS has it. */
export function tableTextKey(text: string): string {
  return text.replaceAll(NUMBER, '#')
}

function translated(text: string): string | undefined {
  const numbers = text.match(NUMBER) ?? []
  const key = tableTextKey(text)
  if (!Object.hasOwn(GERMAN_TABLE_TEXTS, key)) return undefined
  let next = 0
  const german = GERMAN_TABLE_TEXTS[key] ?? ''
  return german.replaceAll(SLOT, (_slot, place: string) => {
    if (place !== '') next = Number(place) - 1
    return inGerman(numbers[next++] ?? '')
  })
}

const WITH_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const FRACTION = /^\d+\.\d+$/
const SWAPPED: Readonly<Record<string, string>> = { '.': ',', ',': '.' }

function inGerman(number: string): string {
  const isPlain = !WITH_THOUSANDS.test(number) && !FRACTION.test(number)
  return isPlain ? number : number.replaceAll(/[.,]/g, (sign) => SWAPPED[sign] ?? sign)
}
