/** An operation of a method: what an operation needs, derived from it. */
import { contentsOf } from '../../contract/contents.ts'
import { figuresIn, presentWithGaps } from '../../contract/notices.ts'
import type {
  CalculationResult,
  Context,
  Operation,
  ResponseParts,
  UnwordedResponse,
  WrittenResponse,
} from '../../contract/operation.ts'
import type { AnswerMeta } from '../../contract/schema.ts'
import { type Figure, gap, templateOf } from '../../contract/template.ts'
import type { Assumption } from '../../engine/assumption.ts'
import type { Calculation } from '../../engine/calculation.ts'
import { repeatedResult } from '../../engine/derive/plan.ts'
import type { Edition } from '../../factors/edition.ts'
import { ENGLISH } from '../../messages/locale.ts'
import { type Calculated, figuresOf, slotsOf } from './figures.ts'
import { inAnyGwp } from './gwp.ts'
import { type KeptTemplate, knownChoices, templateFor, type Variant } from './known.ts'
import { withLines } from './lines.ts'
import type { AnyMethod, ChosenOf, OpenedOf, ParamsOf } from './method.ts'
import { noticesOf, wordsOfNotices } from './notices.ts'
import { type Rendered, responseOf } from './render.ts'
import { withWords } from './words.ts'

/** Of a parameter that operations have that compare their total with trees and kilometres. */
interface CommonParams {
  readonly equivalents?: boolean
}

/** What an operation has of its method, beside its name and its texts. */
export interface CalculatedOperation<Params, Opened, Choice extends object> {
  calculate(
    context: Context,
    params: Params,
    opened: Opened,
    words?: readonly Assumption[],
  ): CalculationResult<Calculated<Choice>>
  present(edition: Edition, answered: ResponseParts<Calculated<Choice>>): object
  write(edition: Edition, answered: UnwordedResponse<Calculated<Choice>>): WrittenResponse | undefined
  readonly shortRow: NonNullable<Operation<never, Calculated<Choice>>['shortRow']>
}

export function calculated<M extends AnyMethod>(
  published: M,
): CalculatedOperation<ParamsOf<M>, OpenedOf<M>, ChosenOf<M>> {
  const method = inAnyGwp(published)
  const find = knownChoices(method)
  return {
    calculate(context, params, opened, words = []) {
      const own: Calculation<ChosenOf<M>> = method.calculate(context, params, opened)
      const calculation = words.length === 0 ? own : { ...own, choice: withWords(own.choice, words) }
      const known = find(context.edition, calculation)
      const { plan } = known
      const result = repeatedResult(plan.result(calculation.measures), calculation.times ?? 1)
      const notices = noticesOf(method, known, calculation, result)
      const { equivalents = false } = params as CommonParams
      // Without spreading: that takes longer than the calculation.
      return {
        kind: method.kind,
        identity: calculation.identity,
        writtenIdentity: calculation.writtenIdentity,
        notices: withLines(plan.report.lines, notices.all),
        result: {
          calculation,
          known,
          plan,
          result,
          assumptions: notices.all,
          noticeVariant: notices.variant,
          withEquivalents: equivalents,
        },
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
    shortRow: (_edition, { plan, calculation, result, assumptions }) =>
      plan.shortRow(calculation.measures, result, assumptions),
  }
}

function renderedOf(edition: Edition, calculated: Calculated): Rendered {
  return {
    edition,
    calculation: calculated.calculation,
    plan: calculated.plan,
    result: calculated.result,
    assumptions: calculated.assumptions,
    figures: figuresOf(calculated),
    equivalents: calculated.withEquivalents ? edition.equivalents : undefined,
  }
}

/** Fields of `meta` that differ between responses of one choice; the others are the edition's. */
const META = ['request', 'calculated_at', 'release', 'newer_edition', 'geography_hash'] as const

/** From its template; undefined where the words of the response have numbers in them that are no slots. */
function written(
  method: AnyMethod,
  edition: Edition,
  answered: UnwordedResponse<Calculated>,
): WrittenResponse | undefined {
  const { known, withEquivalents, noticeVariant } = answered.result
  if (withEquivalents || known.templates === undefined) return undefined
  const { id, meta, notices, language } = answered
  const rendered = renderedOf(edition, answered.result)
  const { numbers } = rendered.figures
  const told = figuresIn(notices, language)
  const words = noticeVariant ?? wordsOfNotices(notices)
  const variant = variantOf(rendered, meta, language === ENGLISH ? words : `${language} ${words}`)
  const kept = templateFor(known, variant, () => madeTemplate(method, rendered, answered))
  if (kept === undefined) return undefined
  const [afterNumbers, afterTold] = [numbers.length, numbers.length + told.length]
  const at = (place: number): Figure => {
    if (place < afterNumbers) return numbers[place] as number
    if (place < afterTold) return told[place - afterNumbers] as Figure
    return place === afterTold ? id : (meta[META[place - afterTold - 1] as 'request'] ?? '')
  }
  return {
    json: () => kept.template.json(at),
    utf8Bytes: () => kept.template.utf8Bytes(at),
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
  { meta, notices, subjects, language }: UnwordedResponse<Calculated>,
): KeptTemplate {
  const { numbers } = rendered.figures
  const afterNumbers = numbers.length
  let afterTold = afterNumbers
  const presented = presentWithGaps(notices, () => gap(afterTold++), subjects, language)
  const gaps: Record<string, unknown> = { ...meta }
  for (const [at, name] of META.entries()) if (name in gaps) gaps[name] = gap(afterTold + 1 + at)
  const object = responseOf(method, rendered, slotsOf(rendered, gap), {
    id: gap(afterTold) as string,
    notices: presented,
    meta: gaps as unknown as AnswerMeta,
    language,
  })
  return { template: templateOf<number>(object, (place) => place), contents: contentsOf(object) }
}
