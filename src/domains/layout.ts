/**
 * Answers of an operation that differ in figures alone: what they have alike is written once for each thing that is asked
 * about (a country, a fuel, a grid) and kept with it. See contract/form.ts.
 */
import { type Contents, contentsOf } from '../contract/contents.ts'
import { type Figures, type Form, formOf } from '../contract/form.ts'
import { numbersIn, presentNotices, withNumbers } from '../contract/notices.ts'
import type { AnswerMeta } from '../contract/schema.ts'
import type { Notice, Pieces } from '../core/notices.ts'
import { type Edition, perEdition } from './edition.ts'
import type { Answered, Unwritten, Written } from './operation.ts'

export interface Layout<Result, F extends Figures> {
  figures(edition: Edition, result: Result): F
  /**
   * What the words of an answer are made of, beside the edition and the notices: two answers with one `of` and the same
   * options differ in figures alone. Undefined for answers that are too rare to be kept.
   */
  key(result: Result): { readonly of: object; readonly options: string } | undefined
  /** Puts the figures into their places. Of the result it takes what the key stands for, and nothing else. */
  place(edition: Edition, answered: Answered<Result>, figures: F): object
}

/** What an operation has instead of a `present` of its own. */
export interface LaidOut<Result> {
  present(edition: Edition, answered: Answered<Result>): object
  /** The JSON of the same; undefined where its words are not kept. */
  write(edition: Edition, answered: Unwritten<Result>): Written | undefined
}

export function laidOut<Result, F extends Figures>(layout: Layout<Result, F>): LaidOut<Result> {
  const kept = keptForms<F>()
  return {
    present: (edition, answered) => layout.place(edition, answered, layout.figures(edition, answered.result)),
    write(edition, answered) {
      const key = layout.key(answered.result)
      if (key === undefined) return undefined
      const own = layout.figures(edition, answered.result)
      const { id, meta, notices } = answered
      const { request, calculated_at, release, newer_edition = '', geography_hash = '' } = meta
      const told = numbersIn(notices)
      const figures = {
        own,
        id,
        told,
        meta: { request, calculated_at, release, newer_edition, geography_hash },
      }
      const options = `${key.options} ${notices.length} ${newer_edition === ''} ${geography_hash === ''}`
      const known = kept.find(edition, key.of, options)
      const isKnown = known !== undefined && isAlike(known.notices, notices)
      const { form, contents } = isKnown ? known : madeForm(layout, edition, answered, figures)
      if (!isKnown) kept.add(edition, key.of, options, { form, contents, notices })
      return { json: () => form.json(figures), octets: () => form.octets(figures), contents }
    },
  }
}

/** Its own figures, and what every answer has. */
interface All<F extends Figures> extends Figures {
  readonly own: F
  readonly id: string
  /** The numbers in the notices, one after another. */
  readonly told: readonly number[]
  readonly meta: Readonly<Record<string, string>>
}

interface MadeForm<F extends Figures> {
  readonly form: Form<All<F>>
  readonly contents: () => Contents
}

interface KeptForm<F extends Figures> extends MadeForm<F> {
  readonly notices: readonly Notice[]
}

function madeForm<Result, F extends Figures>(
  { place }: Layout<Result, F>,
  edition: Edition,
  { notices, subjects, ...answered }: Unwritten<Result>,
  figures: All<F>,
): MadeForm<F> {
  let contents = contentsOf({})
  const form = formOf(figures, (gaps) => {
    const meta: Record<string, unknown> = { ...answered.meta }
    for (const name in meta) if (name in gaps.meta) meta[name] = gaps.meta[name]
    const shown = presentNotices(withNumbers(notices, gaps.told), subjects)
    const all = { ...answered, id: gaps.id, notices: shown, meta: meta as unknown as AnswerMeta }
    const body = place(edition, all, gaps.own)
    contents = contentsOf(body)
    return body
  })
  return { form, contents: () => contents }
}

/** Most are the same objects. */
function isAlike(some: readonly Notice[], others: readonly Notice[]): boolean {
  return (
    some === others || (some.length === others.length && some.every((one, at) => isSame(one, others[at])))
  )
}

function isSame(one: Notice, other: Notice | undefined): boolean {
  if (one === other) return true
  return (
    one.code === other?.code &&
    isSaidAlike(one, other) &&
    one.severity === other.severity &&
    one.subject === other.subject &&
    one.isFallback === other.isFallback
  )
}

/** In the same words, whatever the numbers among them. */
function isSaidAlike({ message, pieces }: Notice, other: Notice): boolean {
  if (pieces === undefined || other.pieces === undefined) return message === other.message
  return (
    pieces.length === other.pieces.length && pieces.every((one, at) => isAlikePiece(one, other.pieces?.[at]))
  )
}

const isAlikePiece = (one: Pieces[number], other: Pieces[number] | undefined) =>
  one === other || (typeof one === 'number' && typeof other === 'number')

/** Of an operation, all editions together: a form has some thousand bytes. Begun anew when there are more. */
const FORMS_MAX = 1500

interface KeptForms<F extends Figures> {
  find(edition: Edition, of: object, options: string): KeptForm<F> | undefined
  add(edition: Edition, of: object, options: string, form: KeptForm<F>): void
}

function keptForms<F extends Figures>(): KeptForms<F> {
  const begun = () => perEdition(() => new WeakMap<object, Map<string, KeptForm<F>>>())
  let forms = begun()
  let count = 0
  return {
    find: (edition, of, options) => forms(edition).get(of)?.get(options),
    add(edition, of, options, form) {
      if (++count > FORMS_MAX) {
        forms = begun()
        count = 1
      }
      const ofThis = forms(edition).get(of) ?? new Map<string, KeptForm<F>>()
      forms(edition).set(of, ofThis.set(options, form))
    },
  }
}
