/** What a response says of its assumptions: those of the choice, those of the request, and those of some amounts alone. */

import type { Assumption } from '../../engine/assumption.ts'
import { amountOf, type Calculation, isNothing, type Measure } from '../../engine/calculation.ts'
import { massOf } from '../../engine/contribution.ts'
import { aloneOf } from '../../engine/derive/amounts.ts'
import type { Plan, Result } from '../../engine/derive/plan.ts'
import { memoizeByObject, memoizeLast } from '../../engine/helpers/memoize.ts'
import { type Notice, retold } from '../../engine/notices.ts'
import { ceiling, divideRationals, isAbove } from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import type { MassUnit } from '../../engine/units.ts'
import { type CachedChoice, isAlways } from './known.ts'
import type { AnyMethod } from './method.ts'

export interface Notices {
  readonly all: readonly Notice[]
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
  const always = ofRequest.length === 0 ? known.assumptions : assumptionsOf(method, choice, ofRequest)
  const some = known.byAmount.filter((one) => isSaid(one, known.plan, calculation, total))
  const unsaid = always.filter(({ above }) => above && !isOver(above, calculation))
  const held = unsaid.length === 0 ? always : always.filter((one) => !unsaid.includes(one))
  const all = some.length === 0 ? held : [...held, ...some]
  let variant = some.map(({ code }) => code).join(' ')
  for (const one of unsaid) variant += ` ${always.indexOf(one)}`
  return {
    all: all.some(({ numbers }) => numbers) ? all.map((one) => told(one, calculation, known.plan)) : all,
    variant: ofRequest.length === 0 ? variant : undefined,
  }
}

function assumptionsOf(method: AnyMethod, choice: object, ofRequest: readonly Assumption[]) {
  return method.assumptions ? method.assumptions(choice, ofRequest).filter(isAlways) : ofRequest
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

/** With the numbers of a request in the places of those among its pieces. */
function told(assumption: Assumption, { measures, numbers, times = 1 }: Calculation, { unit }: Plan): Notice {
  const { numbers: names, pieces } = assumption
  if (names === undefined || pieces === undefined) return assumption
  const shown = names.map((name) => {
    if (typeof name === 'string') return numbers[name] ?? 0
    if ('of' in name) return ceiling(divideRationals(amountOf(measures, name.of), name.amount))
    return unit.shown(totalOf(unit)(name)(measures) * times)
  })
  let at = 0
  return retold(
    withoutNumbers(assumption),
    pieces.map((piece) => (typeof piece === 'number' ? (shown[at++] as number) : piece)),
  )
}

const withoutNumbers = memoizeByObject(({ numbers: _, ...notice }: Assumption): Notice => notice)

const totalOf = memoizeByObject((unit: MassUnit) =>
  memoizeByObject((terms: readonly Term[]) => memoizeLast(aloneOf(terms, unit))),
)

/** All of them but their numbers. */
export function wordsOfNotices(notices: readonly Notice[]): string {
  return JSON.stringify(
    notices.map(({ pieces, message, ...notice }) => [
      notice,
      pieces?.map((piece) => (typeof piece === 'number' ? 0 : piece)) ?? message,
    ]),
  )
}
