/** The amounts that a response shows of a total: its parts, gases of a part, and what is rounded by itself beside it. */
import { decimal } from '../../core/decimal.ts'
import { multiplyRationals, rational } from '../../core/rational.ts'
import { type Split, splitBy } from '../../core/shares.ts'
import type { Breakdown, BreakdownField, Gas } from '../breakdown.ts'
import type { Measures } from '../calculation.ts'
import type { Term } from '../term.ts'
import type { MassUnit } from '../units.ts'
import { totalsOf } from './totals.ts'

const GASES: readonly Gas[] = ['co2', 'ch4', 'n2o']

/** In whole units: a bigint beyond 2^53 - 1. */
type Amount = number | bigint

export interface ShownAmounts {
  /** The fields of the breakdown that there are, in its order. */
  readonly names: readonly string[]
  /** Whole units of each, from those of the parts. */
  amounts(parts: readonly Amount[], measures: Measures): Amount[]
}

/** `place`: of the part in the list of parts; of the gas among the gases. */
type Field =
  | { readonly kind: 'part'; readonly place: number }
  | { readonly kind: 'gas'; readonly part: number; readonly split: Split; readonly place: number }
  | { readonly kind: 'alone'; readonly amount: (measures: Measures) => Amount }

/** `parts`: the names of the parts that the total was divided into. */
export function shownAmounts(
  terms: readonly Term[],
  parts: readonly string[],
  breakdown: Breakdown,
  unit: MassUnit,
): ShownAmounts {
  const named = Object.entries(breakdown).flatMap(([name, field]): [string, Field][] => {
    const found = fieldOf(field, terms, parts, unit)
    return found ? [[name, found]] : []
  })
  const fields = named.map(([, field]) => field)
  return {
    names: named.map(([name]) => name),
    amounts: (ofParts, measures) => filled(fields, ofParts, measures),
  }
}

function filled(fields: readonly Field[], parts: readonly Amount[], measures: Measures): Amount[] {
  const amounts: Amount[] = []
  // The gases of a part are divided together.
  let [divided, gases]: [number, readonly number[]] = [-1, []]
  for (const field of fields) {
    if (field.kind === 'part') amounts.push(parts[field.place] ?? 0)
    else if (field.kind === 'alone') amounts.push(field.amount(measures))
    else {
      if (divided !== field.part) gases = field.split(Number(parts[field.part] ?? 0))
      divided = field.part
      amounts.push(gases[field.place] ?? 0)
    }
  }
  return amounts
}

function fieldOf(
  field: BreakdownField,
  terms: readonly Term[],
  parts: readonly string[],
  unit: MassUnit,
): Field | undefined {
  if ('beside' in field) return { kind: 'alone', amount: aloneOf(terms.filter(isBeside(field.beside)), unit) }
  if ('fossilCo2Of' in field) {
    const fossil = fossilCo2(terms, field.fossilCo2Of)
    return fossil.length === 0 ? undefined : { kind: 'alone', amount: aloneOf(fossil, unit) }
  }
  const part = parts.indexOf(field.part)
  if (field.gas === undefined) return { kind: 'part', place: part }
  return { kind: 'gas', part, split: gasSplit(terms, field.part), place: GASES.indexOf(field.gas) }
}

export const isBeside = (part: string) => (term: Term) => term.line === 'beside' && term.part === part

/** Rounded by itself; 0 where there are no such terms. */
export function aloneOf(terms: readonly Term[], unit: MassUnit): (measures: Measures) => number {
  const parts = [...new Set(terms.map(({ part }) => part))]
  const totals = totalsOf(terms, parts, unit)
  return (measures) => Number(totals(measures).total)
}

/** CO2, CH4 and N2O of a part by the weights of its factor: of one factor, as no part with gases has more. */
function gasSplit(terms: readonly Term[], part: string): Split {
  const weights = terms.find((term) => term.part === part && term.line !== 'beside')?.entry.gasWeights
  return splitBy(GASES.map((gas) => decimal(weights?.[gas] ?? 0)))
}

function fossilCo2(terms: readonly Term[], part: string): Term[] {
  return terms.flatMap((term): Term[] => {
    const share = term.entry.gasWeights?.fossilCo2Share
    if (term.part !== part || share === undefined) return []
    return [{ ...term, quantity: multiplyRationals(term.quantity, rational(share)) }]
  })
}
