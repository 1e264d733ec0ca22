/** An operation of a method: what an operation needs, derived from it. */
import { contentsOf } from '../../contract/contents.ts'
import { numbersIn, presentNotices, withNumbers } from '../../contract/notices.ts'
import type { AnswerMeta } from '../../contract/schema.ts'
import { type Figure, gap, templateOf } from '../../contract/template.ts'
import { massOf } from '../../core/contribution.ts'
import type { Notice } from '../../core/notices.ts'
import type { Assumption } from '../../engine/assumption.ts'
import { type Calculation, isNothing, type Measure } from '../../engine/calculation.ts'
import type { Plan, Result } from '../../engine/plan.ts'
import type { Edition } from '../edition.ts'
import type { Answered, Context, Operation, Outcome, Unwritten, Written } from '../operation.ts'
import { type Calculated, figuresOf, slotsOf } from './figures.ts'
import { isAlways, type KeptTemplate, type Known, knownChoices, templateFor, type Variant } from './known.ts'
import type { AnyMethod, ParamsOf } from './method.ts'
import { type Rendered, responseOf } from './render.ts'
import { scalingOf } from './scaling.ts'

/** Of a parameter that operations have that compare their total with trees and kilometres. */
interface CommonParams {
  readonly equivalents?: boolean
}

/** What an operation has of its method, beside its name and its texts. */
export interface CalculatedOperation<Params> {
  calculate(context: Context, params: Params): Outcome<Calculated>
  present(edition: Edition, answered: Answered<Calculated>): object
  write(edition: Edition, answered: Unwritten<Calculated>): Written | undefined
  readonly brief: NonNullable<Operation<never, Calculated>['brief']>
  readonly scaling?: NonNullable<Operation<never, Calculated>['scaling']>
}

export function calculated<M extends AnyMethod>(method: M): CalculatedOperation<ParamsOf<M>> {
  const find = knownChoices(method)
  const scaling = scalingOf(method)
  return {
    calculate(context, params) {
      const calculation: Calculation = method.calculate(context, params)
      const known = find(context.edition, calculation)
      const { plan } = known
      const result = plan.result(calculation.measures)
      const { equivalents = false } = params as CommonParams
      // Without spreading: that takes longer than the calculation.
      return {
        kind: method.kind,
        identity: calculation.identity,
        notices: noticesOf(method, known, calculation, result),
        result: { calculation, known, plan, result, withEquivalents: equivalents },
        askAgain: calculation.askAgain ?? (params as object),
      }
    },
    present(edition, answered) {
      const rendered = renderedOf(edition, answered.result)
      const { numbers } = rendered.figures
      const slots = slotsOf(rendered, (place) => numbers[place] as number)
      return responseOf(method, rendered, slots, answered)
    },
    write: (edition, answered) => written(method, edition, answered),
    brief: (_edition, { plan, calculation, result }) => plan.brief(calculation.measures, result),
    ...(scaling && { scaling }),
  }
}

/** Those of the choice are one list for all requests that have none of their own. */
function noticesOf(
  method: AnyMethod,
  known: Known,
  calculation: Calculation,
  { total }: Result,
): readonly Assumption[] {
  const { choice, ofRequest = [] } = calculation
  const all = ofRequest.length === 0 ? known.assumptions : assumptionsOf(method, choice, ofRequest)
  if (known.byAmount.length === 0) return all
  const said = known.byAmount.filter(({ whenShownAsZero: rate = '' }) =>
    isShownAsZero(known.plan, calculation, total, rate),
  )
  return said.length === 0 ? all : [...all, ...said]
}

function assumptionsOf(method: AnyMethod, choice: object, ofRequest: readonly Assumption[]) {
  return method.assumptions ? method.assumptions(choice, ofRequest).filter(isAlways) : ofRequest
}

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

function renderedOf(edition: Edition, calculated: Calculated): Rendered {
  return {
    calculation: calculated.calculation,
    plan: calculated.plan,
    result: calculated.result,
    figures: figuresOf(calculated),
    equivalents: calculated.withEquivalents ? edition.equivalents : undefined,
  }
}

/** Fields of `meta` that differ between responses of one choice; the others are the edition's. */
const META = ['request', 'calculated_at', 'release', 'newer_edition', 'geography_hash'] as const

/** From its template; undefined where the words of the response have numbers in them that are no slots. */
function written(method: AnyMethod, edition: Edition, answered: Unwritten<Calculated>): Written | undefined {
  const { known, withEquivalents } = answered.result
  if (withEquivalents || known.templates === undefined) return undefined
  const { id, meta, notices } = answered
  const rendered = renderedOf(edition, answered.result)
  const { numbers } = rendered.figures
  const told = numbersIn(notices)
  const variant = variantOf(rendered, meta, notices === known.assumptions ? '' : wordsOfNotices(notices))
  const kept = templateFor(known, variant, () => madeTemplate(method, rendered, answered))
  if (kept === undefined) return undefined
  const [afterNumbers, afterTold] = [numbers.length, numbers.length + told.length]
  const at = (place: number): Figure => {
    if (place < afterNumbers) return numbers[place] as number
    if (place < afterTold) return told[place - afterNumbers] as number
    return place === afterTold ? id : (meta[META[place - afterTold - 1] as 'request'] ?? '')
  }
  return {
    json: () => kept.template.json(at),
    octets: () => kept.template.octets(at),
    contents: () => kept.contents,
  }
}

/** More ranged fields than any breakdown has. */
const FIELDS_MAX = 2 ** 16

function variantOf({ figures, calculation }: Rendered, meta: AnswerMeta, words: string): Variant {
  const { large, filled, doubts } = figures
  const ofMeta = (meta.newer_edition === undefined ? 1 : 0) + (meta.geography_hash === undefined ? 2 : 0)
  return {
    bits: (filled * FIELDS_MAX + large) * 4 + ofMeta,
    words: words === '' ? doubts : doubts + words,
    calculation,
  }
}

function madeTemplate(
  method: AnyMethod,
  rendered: Rendered,
  { meta, notices, subjects }: Unwritten<Calculated>,
): KeptTemplate {
  const { numbers } = rendered.figures
  const afterNumbers = numbers.length
  const told = numbersIn(notices).map((_, at) => gap(afterNumbers + at) as number)
  const afterTold = afterNumbers + told.length
  const gaps: Record<string, unknown> = { ...meta }
  for (const [at, name] of META.entries()) if (name in gaps) gaps[name] = gap(afterTold + 1 + at)
  const object = responseOf(method, rendered, slotsOf(rendered, gap), {
    id: gap(afterTold) as string,
    notices: presentNotices(withNumbers(notices, told), subjects),
    meta: gaps as unknown as AnswerMeta,
  })
  return { template: templateOf<number>(object, (place) => place), contents: contentsOf(object) }
}

/** All of them but their numbers. */
function wordsOfNotices(notices: readonly Notice[]): string {
  return JSON.stringify(
    notices.map(({ pieces, message, ...notice }) => [
      notice,
      pieces?.map((piece) => (typeof piece === 'number' ? 0 : piece)) ?? message,
    ]),
  )
}
