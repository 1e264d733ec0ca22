/** The calculation in sentences, made from the trail of a response. */
import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import type { Tier } from '../trail.ts'

/** An entry of a trail, as responses have it. */
interface Entry {
  readonly role: 'factor' | 'beside' | 'input'
  readonly name: string
  readonly source: string
  readonly source_dataset: string
  readonly factor: number
  readonly factor_unit: string
  readonly factor_id: string
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

/** One sentence for each contribution, then the total, then what is reported separately. */
export function explanation({ co2e, co2e_unit, source_trail, rounding }: Explainable): Message[] {
  const ofRole = (role: Entry['role']) => source_trail.filter((entry) => entry.role === role)
  return [
    ...ofRole('factor').map(contribution),
    total(co2e, co2e_unit, rounding),
    ...ofRole('input').map((entry) => message('explanation.input', { factor: factorOf(entry) })),
    ...ofRole('beside').map((entry) =>
      message('explanation.separate', { contribution: contribution(entry) }),
    ),
  ]
}

function contribution(entry: Entry): Message {
  const { quantity = 0, quantity_unit: unit = '', quantity_note: note = unit, contribution_kg, leg } = entry
  return message('explanation.contribution', {
    has_leg: leg !== undefined,
    leg: (leg ?? 0) + 1,
    quantity,
    unit,
    has_note: note !== unit,
    note,
    factor: factorOf(entry),
    contribution_kg: contribution_kg ?? 0,
  })
}

function factorOf({ name, factor, factor_unit, factor_id, source, source_dataset, tier }: Entry): Message {
  return message('explanation.factor', {
    exact_factor: factor,
    factor_unit,
    factor_name: { id: factor_id, name },
    publisher: source,
    dataset: source_dataset,
    tier,
  })
}

function total(exact_co2e: number, unit: string, { unit_grams, times }: Explainable['rounding']): Message {
  const values = { exact_co2e, unit, step: unit_grams === 1 ? 'gram' : 'microgram' }
  return times === 1
    ? message('explanation.total', values)
    : message('explanation.total_of_shares', { ...values, times })
}
