/** What a response says of its assumptions: those of the choice, those of the request, and those of some amounts alone. */

import type { AssumedNumber, Assumption } from '../../engine/assumption.ts'
import { amountOf, type Calculation, isNothing, type Measure } from '../../engine/calculation.ts'
import { massOf } from '../../engine/contribution.ts'
import { aloneOf } from '../../engine/derive/amounts.ts'
import type { Plan } from '../../engine/derive/plan.ts'
import type { Result } from '../../engine/derive/result.ts'
import { memoizeByObject, memoizeLast } from '../../engine/helpers/memoize.ts'
import type { Notice } from '../../engine/notices.ts'
import { ceiling, divideRationals, isAbove } from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import type { MassUnit } from '../../engine/units.ts'
import { isCounted, percentOf } from './gwp.ts'
import { type CachedChoice, isAlways } from './known.ts'
import type { AnyMethod } from './method.ts'
import { assumptionsOf } from './words.ts'

export interface Notices {
  readonly all: readonly Assumption[]
  /** By what they differ from others of the choice, beside their numbers; undefined where some are of the request. */
  readonly variant: string | undefined
}

/** Those of the choice are one list for all requests that have none of their own. */
export function noticesOf(
  method: AnyMethod,
  known: CachedChoice,
  calculation: Calculation,
  { total }: Result,
): Notices {
  const { choice, ofRequest = [] } = calculation
  const always =
    ofRequest.length === 0 ? known.assumptions : assumptionsOf(method, choice, ofRequest).filter(isAlways)
  const some = known.byAmount.filter((one) => isSaid(one, known.plan, calculation, total))
  const unsaid = always.filter(({ above }) => above && !isOver(above, calculation))
  const held = unsaid.length === 0 ? always : always.filter((one) => !unsaid.includes(one))
  const all = some.length === 0 ? held : [...held, ...some]
  let variant = some.map(({ code }) => code).join(' ')
  for (const one of unsaid) variant += ` ${always.indexOf(one)}`
  return {
    all: all.some(({ amounts }) => amounts) ? all.map((one) => told(one, calculation, known.plan)) : all,
    variant: ofRequest.length === 0 ? variant : undefined,
  }
}

function isSaid(
  { whenSeveral, whenShownAsZero = '' }: Assumption,
  plan: Plan,
  calculation: Calculation,
  total: Result['total'],
): boolean {
  if (whenSeveral !== undefined) return (calculation.numbers[whenSeveral] ?? 0) > 1
  return isShownAsZero(plan, calculation, total, whenShownAsZero)
}

const isOver = ({ of, amount }: NonNullable<Assumption['above']>, { measures }: Calculation) =>
  isAbove(amountOf(measures, of), amount)

/** Whether there is something of a rate, and less than half a unit of it. */
function isShownAsZero(
  { terms, total }: Plan,
  { measures, rates }: Calculation,
  ofAll: Result['total'],
  rate: string,
): boolean {
  const ofRate = rates?.[rate] ?? measures
  if (ofAll !== 0 && (ofRate === measures || total(ofRate) !== 0)) return false
  return terms.some(
    (term) =>
      term.line !== 'beside' &&
      massOf(term).numerator.digits !== 0n &&
      !isNothing(ofRate[term.of] as Measure),
  )
}

/** With the values that the amounts of a request give. */
function told(assumption: Assumption, calculation: Calculation, plan: Plan): Assumption {
  const { measures, numbers, times = 1 } = calculation
  const { unit, terms } = plan
  const { amounts, values } = assumption
  if (amounts === undefined) return assumption
  const ofRequest: Record<string, number> = {}
  for (const name in amounts) ofRequest[name] = amountFor(amounts[name] as AssumedNumber)
  return { ...withoutAmounts(assumption), values: { ...values, ...ofRequest } }

  function amountFor(from: AssumedNumber): number {
    if (typeof from === 'string') return numbers[from] ?? 0
    if ('percentOf' in from) return percentOf(from.percentOf, terms.filter(isCounted), measures)
    if ('of' in from) return ceiling(divideRationals(amountOf(measures, from.of), from.amount))
    return unit.shown(totalOf(unit)(from)(measures) * times)
  }
}

const withoutAmounts = memoizeByObject(
  ({ amounts = {}, ...notice }: Assumption): Assumption => ({ ...notice, byAmount: Object.keys(amounts) }),
)

const totalOf = memoizeByObject((unit: MassUnit) =>
  memoizeByObject((terms: readonly Term[]) => memoizeLast(aloneOf(terms, unit))),
)

/** All of them but the values that differ with amounts. */
export function wordsOfNotices(notices: readonly Notice[]): string {
  return JSON.stringify(
    // The lines that they touch follow from the rest.
    notices.map(({ byAmount = [], values, reported: _, ...notice }) => [
      notice,
      byAmount.length === 0
        ? values
        : Object.entries(values).map(([name, value]) => [name, byAmount.includes(name) ? 0 : value]),
    ]),
  )
}
