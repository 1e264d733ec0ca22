/** The sum in sentences, made from the trail of an answer: what each figure adds, and what they make together. */
import type { Tier } from '../trail.ts'

/** An entry of a trail, as responses have it. */
interface Entry {
  readonly role: 'factor' | 'beside' | 'input'
  readonly name: string
  readonly source: string
  readonly source_dataset: string
  readonly factor: number
  readonly factor_unit: string
  readonly tier: Tier
  readonly quantity?: number
  readonly quantity_unit?: string
  readonly quantity_note?: string
  readonly contribution_kg?: number
  readonly leg?: number
}

/** What every calculation has of what is explained. */
interface Explainable {
  readonly co2e: number
  readonly co2e_unit: string
  readonly source_trail: readonly Entry[]
  readonly rounding: { readonly unit_grams: number; readonly times: number }
}

/** One sentence a contribution, then the total, then what stands beside it. */
export function explanation({ co2e, co2e_unit, source_trail, rounding }: Explainable): string[] {
  const counted = source_trail.filter(({ role }) => role === 'factor')
  const beside = source_trail.filter(({ role }) => role === 'beside')
  const inputs = source_trail.filter(({ role }) => role === 'input')
  return [
    ...counted.map(contribution),
    total(co2e, co2e_unit, rounding),
    ...inputs.map((entry) => `A quantity rests on this: ${figureOf(entry)}.`),
    ...beside.map((entry) => `Beside the total: ${contribution(entry)}`),
  ]
}

function contribution(entry: Entry): string {
  const { quantity, quantity_unit, quantity_note, contribution_kg, leg } = entry
  const where = leg === undefined ? '' : `Leg ${leg + 1}: `
  const isSaid = quantity_note === undefined || quantity_note === quantity_unit
  const how = isSaid ? '' : ` (${quantity_note})`
  return `${where}${quantity} ${quantity_unit}${how} times ${figureOf(entry)} is ${contribution_kg} kg.`
}

function figureOf({ name, factor, factor_unit, source, source_dataset, tier }: Entry): string {
  return `${factor} ${factor_unit} (${name}; ${source}, ${source_dataset}; ${TIERS[tier]})`
}

const TIERS: Readonly<Record<Entry['tier'], string>> = {
  exact: 'published for this case',
  region: 'published for another country, year or case',
  global: 'one figure for the world',
  estimate: 'an estimate',
  user: 'your own figure',
}

function total(co2e: number, unit: string, { unit_grams, times }: Explainable['rounding']): string {
  const step = unit_grams === 1 ? 'the gram' : 'the microgram'
  const often = times === 1 ? '' : ` of one of ${times} equal shares, and taken ${times} times`
  return `Together, rounded to ${step}${often}: ${co2e} ${unit} CO2e.`
}
