/** `gwp=` of any method: its terms in the wanted set, and what of them stays as published. */
import type { Context } from '../../contract/operation.ts'
import type { GwpChoice } from '../../contract/params/accounting.ts'
import type { AssumedNumber, Assumption } from '../../engine/assumption.ts'
import { asRational, type Calculation, type Measure, type Measures } from '../../engine/calculation.ts'
import { massOf } from '../../engine/contribution.ts'
import {
  convertedTerms,
  GWP_LABELS,
  nameOfGwp,
  notConverted,
  type WantedGwp,
} from '../../engine/derive/gwp.ts'
import { info, warning } from '../../engine/notices.ts'
import { multiplyRationals, nearest } from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import type { AnyMethod } from './method.ts'

/** A parameter of all methods, which none of them sees. */
interface WithGwp {
  readonly gwp?: GwpChoice
}

/** What it becomes of the choice: another plan, and no other one where it is not given. */
interface ChoiceWithGwp {
  readonly gwp?: WantedGwp
}

const NONE: readonly Assumption[] = []

/** The same method, which also calculates in another GWP set. */
export function inAnyGwp<M extends AnyMethod>(method: M): M {
  return {
    ...method,
    calculate(context: Context, params: WithGwp, opened: unknown) {
      if (params.gwp === undefined) return method.calculate(context, params, opened)
      const { gwp, ...others } = params
      const calculation = method.calculate(context, others, opened)
      if (gwp === 'published') return { askAgain: others, ...calculation }
      const isByGas = method.terms(calculation.choice).some(({ entry }) => entry.potentials)
      const { hash } = context.edition.potentials
      return inGwp(gwp, isByGas ? withTable(calculation, hash) : calculation, others)
    },
    terms: (choice: ChoiceWithGwp) => termsIn(choice, method.terms(choice)),
    assumptions(choice: ChoiceWithGwp, ofRequest: readonly Assumption[]) {
      const assumptions = method.assumptions?.(choice, ofRequest) ?? ofRequest
      const { gwp } = choice
      if (gwp === undefined) return assumptions
      return [
        ...assumptions.map((one) => withAmountsIn(choice, one)),
        ...aboutSet(termsIn(choice, method.terms(choice)), gwp),
      ]
    },
  }
}

/** The potentials of single gases are no part of the edition, so the id names the table that they follow from. */
function withTable(calculation: Calculation, hash: string): Calculation {
  const identity = { ...calculation.identity, potentials: hash.slice(0, HASH_DIGITS) }
  return { ...calculation, identity }
}

const HASH_DIGITS = 12

function inGwp(gwp: WantedGwp, calculation: Calculation, params: object): Calculation {
  const { choice, identity, askAgain = params } = calculation
  return {
    ...calculation,
    choice: { ...choice, gwp },
    identity: { ...identity, gwp },
    askAgain: { ...askAgain, gwp },
  }
}

const termsIn = ({ gwp }: ChoiceWithGwp, terms: readonly Term[]) =>
  gwp === undefined ? terms : convertedTerms(terms, gwp)

/** Kilograms of other terms that a notice speaks of are in the set of the result. */
function withAmountsIn(choice: ChoiceWithGwp, assumption: Assumption): Assumption {
  if (assumption.amounts === undefined) return assumption
  const amounts = Object.entries(assumption.amounts).map(([name, amount]): [string, AssumedNumber] => {
    return [name, isTerms(amount) ? termsIn(choice, amount) : amount]
  })
  return { ...assumption, amounts: Object.fromEntries(amounts) }
}

const isTerms = (amount: AssumedNumber): amount is readonly Term[] => Array.isArray(amount)

function aboutSet(terms: readonly Term[], gwp: WantedGwp): readonly Assumption[] {
  return [...terms.filter(isCounted).flatMap((term) => missingIn(term, gwp)), ...convertibility(terms, gwp)]
}

/** Of a blend: components without a value in the set. What they are in it is missing, so the result is an estimate. */
function missingIn({ converted, entry }: Term, gwp: WantedGwp): Assumption[] {
  const missing = converted && entry.potentials?.[GWP_LABELS[gwp]]?.missing
  if (!missing) return []
  const { blend, gases: components, percent } = missing
  const values = { percent, gas: blend, gwp_set: nameOfGwp(gwp), components }
  return [{ ...warning('gwp_missing_component', values, 'gwp'), tier: 'estimate' }]
}

/** What of the total is not in the set. */
function convertibility(terms: readonly Term[], gwp: WantedGwp): readonly Assumption[] {
  const kept = notConverted(terms, gwp)
  if (kept.every((term) => massOf(term).numerator.digits === 0n)) return NONE
  const values = { percent: 0, gwp_set: nameOfGwp(gwp) }
  const [measure, ...others] = new Set(terms.map(({ of }) => of))
  if (measure === undefined || others.length > 0)
    return [{ ...info('gwp_not_convertible', values, 'gwp'), amounts: { percent: { percentOf: kept } } }]
  const percent = percentOf(kept, terms.filter(isCounted))
  return [info('gwp_not_convertible', { ...values, percent }, 'gwp')]
}

/** Whether a term is in the total. */
export const isCounted = ({ line }: Term) => line !== 'beside'

/**
 * Per cent of the kilograms of all, with one decimal; 0.1 at least where there is something. Of one measure, any amount of
 * it says which share is whose.
 */
export function percentOf(some: readonly Term[], all: readonly Term[], measures?: Measures): number {
  const [part, whole] = [kilogramsOf(some, measures), kilogramsOf(all, measures)]
  if (part === 0 || whole === 0) return 0
  return Math.max(LEAST, Math.round((part / whole) * THOUSANDTHS) / (THOUSANDTHS / HUNDRED))
}

const LEAST = 0.1
const THOUSANDTHS = 1000
const HUNDRED = 100

function kilogramsOf(terms: readonly Term[], measures?: Measures): number {
  const kilograms = terms.map((term) => {
    const ofOne = massOf(term)
    return nearest(measures ? multiplyRationals(ofOne, asRational(measures[term.of] as Measure)) : ofOne)
  })
  return kilograms.reduce((sum, one) => sum + one, 0)
}
