/** The amounts that a response shows of a total: its parts, gases of a part, and what is rounded by itself beside it. */

import {
  type Breakdown,
  type BreakdownField,
  componentsOf,
  type Gas,
  type GasField,
  type ShownComponent,
} from '../breakdown.ts'
import type { Measures } from '../calculation.ts'
import { lazy } from '../helpers/lazy.ts'
import { decimal } from '../numbers/decimal.ts'
import { multiplyRationals, rational } from '../numbers/rational.ts'
import { type Split, splitBy } from '../numbers/shares.ts'
import type { Term } from '../term.ts'
import type { MassUnit } from '../units.ts'
import { termsWith } from './instead.ts'
import { totalsOf } from './totals.ts'

const GASES: readonly (Gas | 'forcing')[] = ['co2', 'ch4', 'n2o', 'forcing']

/** In whole units: a bigint beyond 2^53 - 1. */
type Amount = number | bigint

export interface ShownAmounts {
  /** The fields of the breakdown that there are, in its order. */
  readonly names: readonly string[]
  /** Whole units of each, from those of the parts and lines. */
  amounts(result: Divided, measures: Measures): Amount[]
}

/** Names of the parts and lines that a total was divided into, or the amounts of each. */
interface Divided<Of = Amount> {
  readonly parts: readonly Of[]
  readonly lines: readonly Of[]
}

/** `place`: of the part in the list of parts; of the gas among the gases. */
type Field =
  | { readonly kind: 'parts'; readonly places: readonly number[] }
  | { readonly kind: 'lines'; readonly places: readonly number[] }
  | {
      readonly kind: 'gas'
      readonly places: readonly number[]
      readonly split: Split
      readonly place: number
    }
  | { readonly kind: 'alone'; readonly amount: (measures: Measures) => Amount }

export function shownAmounts(
  terms: readonly Term[],
  divided: Divided<string>,
  breakdown: Breakdown,
  unit: MassUnit,
): ShownAmounts {
  const splits = new Map<string, Split>()
  const named = Object.entries(breakdown).filter(([, field]) => isThere(field, terms))
  // Short rows need none of them.
  const fields = lazy(() =>
    named.map(([, field]) =>
      'gas' in field ? gasField(field, terms, divided.parts, splits) : fieldOf(field, terms, divided, unit),
    ),
  )
  return {
    names: named.map(([name]) => name),
    amounts: (result, measures) => filled(fields(), result, measures),
  }
}

function isThere(field: BreakdownField, terms: readonly Term[]): boolean {
  if ('fossilCo2Of' in field) return fossilCo2(terms, field.fossilCo2Of).length > 0
  if ('totalWith' in field) return terms.some(isBeside(field.totalWith))
  return 'among' in field ? terms.some(({ gases }) => gases !== undefined) : true
}

function filled(fields: readonly Field[], { parts, lines }: Divided, measures: Measures): Amount[] {
  const amounts: Amount[] = []
  // The gases of a part are divided together.
  let [divided, gases]: [Split | undefined, readonly number[]] = [undefined, []]
  for (const field of fields) {
    if (field.kind === 'parts') amounts.push(sumAt(field.places, parts))
    else if (field.kind === 'lines') amounts.push(sumAt(field.places, lines))
    else if (field.kind === 'alone') amounts.push(field.amount(measures))
    else {
      if (divided !== field.split) gases = field.split(Number(sumAt(field.places, parts)))
      divided = field.split
      amounts.push(gases[field.place] ?? 0)
    }
  }
  return amounts
}

function sumAt(places: readonly number[], parts: readonly Amount[]): Amount {
  if (places.length === 1) return parts[places[0] as number] ?? 0
  let sum = 0
  for (const place of places) sum += Number(parts[place] ?? 0)
  return sum
}

/** Fields of the same parts share one split. */
function gasField(
  field: GasField,
  terms: readonly Term[],
  parts: readonly string[],
  splits: Map<string, Split>,
): Field {
  const of = 'among' in field ? field.among : [field.part]
  const places = of.map((part) => parts.indexOf(part))
  const key = places.join(' ')
  const split = splits.get(key) ?? ('among' in field ? splitAmong(terms) : gasSplit(terms, field.part))
  splits.set(key, split)
  return { kind: 'gas', places, split, place: GASES.indexOf(field.gas) }
}

function fieldOf(
  field: Exclude<BreakdownField, GasField>,
  terms: readonly Term[],
  { parts, lines }: Divided<string>,
  unit: MassUnit,
): Field {
  if ('lines' in field) return { kind: 'lines', places: field.lines.map((line) => lines.indexOf(line)) }
  if ('beside' in field) return { kind: 'alone', amount: aloneOf(terms.filter(isBeside(field.beside)), unit) }
  if ('fossilCo2Of' in field) {
    return { kind: 'alone', amount: aloneOf(fossilCo2(terms, field.fossilCo2Of), unit) }
  }
  if ('totalWith' in field) return { kind: 'alone', amount: aloneOf(termsWith(terms, field.totalWith), unit) }
  return { kind: 'parts', places: componentsOf(field).map((part) => parts.indexOf(part)) }
}

export const isBeside = (part: string) => (term: Term) => term.line === 'beside' && term.part === part

/** Rounded by itself; 0 where there are no such terms. */
export function aloneOf(terms: readonly Term[], unit: MassUnit): (measures: Measures) => number {
  const parts = [...new Set(terms.map(({ part }) => part))]
  const totals = totalsOf(terms, parts, unit)
  return (measures) => Number(totals(measures).total)
}

/** CO2, CH4 and N2O of a part by the weights of its factor: of one factor, as no part with gases has more. */
function gasSplit(terms: readonly Term[], part: ShownComponent): Split {
  const term = terms.find((one) => one.part === part && one.line !== 'beside')
  if (term?.converted && term.gases) return splitBy(term.gases)
  const weights = term?.entry.gasWeights
  return splitBy([weights?.co2, weights?.ch4, weights?.n2o].map((weight = 0) => decimal(weight)))
}

function splitAmong(terms: readonly Term[]): Split {
  return splitBy(terms.find(({ gases }) => gases !== undefined)?.gases ?? [])
}

function fossilCo2(terms: readonly Term[], part: string): Term[] {
  return terms.flatMap((term): Term[] => {
    const share = term.entry.gasWeights?.fossilCo2Share
    if (term.part !== part || share === undefined) return []
    return [{ ...term, quantity: multiplyRationals(term.quantity, rational(share)) }]
  })
}
