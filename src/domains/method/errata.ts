/** `errata=`: factors that an erratum touches are named in a notice, or their corrected values are used. */

import { type TUnsafe, Type } from 'typebox'
import type { Context } from '../../contract/operation.ts'
import { tokenParam } from '../../contract/params/schema.ts'
import type { AssumedNumber, Assumption } from '../../engine/assumption.ts'
import type { Calculation } from '../../engine/calculation.ts'
import { type OfEdition, ofEdition } from '../../engine/choice.ts'
import { memoizeByObject } from '../../engine/helpers/memoize.ts'
import { info, warning } from '../../engine/notices.ts'
import { toNumber, written } from '../../engine/numbers/decimal.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import type { Errata, TouchedRow } from '../../factors/errata/errata.ts'
import type { AnyMethod } from './method.ts'

const MODES = ['publisher', 'corrected'] as const

/** Without a default, so that requests without it keep their ids. */
export const errataParam = Type.Optional(
  tokenParam(MODES, {
    description:
      'Where rows of a publication contradict each other (GET /v1/errata). With publisher, the default, they are used as published, and a notice has the corrected value. With corrected, the corrected value is used, as an estimate.',
  }) as TUnsafe<(typeof MODES)[number]>,
)

interface ErrataParams {
  readonly errata?: (typeof MODES)[number]
}

/** A part of the choice: which errata there are, and whether they are corrected. */
interface ErrataUse extends OfEdition {
  readonly errata: Errata
  readonly isCorrected: boolean
}

interface Chosen {
  readonly errata?: ErrataUse
}

const usesOf = memoizeByObject((errata: Errata) => ({
  publisher: ofEdition({ errata, isCorrected: false }),
  corrected: ofEdition({ errata, isCorrected: true }),
}))

/** The same method with the parameter `errata`. */
export function withErrata<M extends AnyMethod>(method: M): M {
  const termsOf = (choice: Chosen) => method.terms(choice)
  const ofMethod: Partial<AnyMethod> = {
    calculate(context: Context, params: object, opened: unknown) {
      const { errata: mode = 'publisher', ...others } = params as ErrataParams
      const calculation: Calculation = method.calculate(context, others, opened)
      const choice = { ...calculation.choice, errata: usesOf(context.errata)[mode] }
      const made = { ...calculation, choice, askAgain: calculation.askAgain ?? others }
      return mode === 'publisher' ? made : asCorrected(made, context.errata)
    },
    terms: (choice: Chosen) => termsOf(choice).map((term) => corrected(term, choice)),
    assumptions(choice: Chosen, ofRequest: readonly Assumption[]) {
      const own = method.assumptions?.(choice, ofRequest) ?? ofRequest
      return [...own.map((one) => withCorrected(one, choice)), ...errataAssumptions(termsOf(choice), choice)]
    },
  }
  return { ...method, ...ofMethod }
}

/** The corrected values are no part of the edition, so the id names the errata that they follow from. */
function asCorrected(calculation: Calculation, { hash }: Errata): Calculation {
  const { identity, askAgain } = calculation
  return {
    ...calculation,
    identity: { ...identity, errata: `corrected ${hash.slice(0, HASH_DIGITS)}` },
    askAgain: { ...askAgain, errata: 'corrected' },
  }
}

/** As the hash of an edition is shown. */
const HASH_DIGITS = 12

const touched = (term: Term, { errata: use }: Chosen) => use?.errata.find(term.entry)

function corrected(term: Term, choice: Chosen): Term {
  const row = choice.errata?.isCorrected ? touched(term, choice) : undefined
  if (row?.corrected === undefined) return term
  const { share } = term
  const of = row.outsideOfScopes && rational(row.outsideOfScopes, row.corrected)
  return { ...term, entry: correctedEntry(term.entry, row), ...(share && of && { share: { ...share, of } }) }
}

/** What we calculate from two rows of a publisher is an estimate. */
function correctedEntry(
  entry: TrailEntry,
  { corrected: value, erratumId, rule, published }: TouchedRow,
): TrailEntry {
  if (value === undefined) return entry
  const how = rule ? `${written(rule.direct)} x ${written(rule.ratio)} (${rule.fuel})` : written(value)
  const note = `Erratum ${erratumId}: ${how} in place of ${written(published)}`
  return {
    ...entry,
    value,
    factor: toNumber(value),
    tier: 'estimate',
    note: [entry.note, note].filter(Boolean).join(' '),
  }
}

/** Totals of other terms are corrected too. */
function withCorrected(assumption: Assumption, choice: Chosen): Assumption {
  const { amounts } = assumption
  if (!choice.errata?.isCorrected || amounts === undefined) return assumption
  const changed = Object.entries(amounts).map(([name, from]): [string, AssumedNumber] => [
    name,
    Array.isArray(from) ? (from as readonly Term[]).map((term) => corrected(term, choice)) : from,
  ])
  return { ...assumption, amounts: Object.fromEntries(changed) }
}

/** One for each row that is touched. */
function errataAssumptions(terms: readonly Term[], choice: Chosen): Assumption[] {
  const found = new Map<string, Assumption>()
  for (const term of terms) {
    const row = term.line === 'beside' ? undefined : touched(term, choice)
    const { entry, part } = term
    if (row) found.set(`${entry.factorId} ${part}`, { ...noticeOf(entry, row, choice), reaches: [part] })
  }
  return [...found.values()]
}

function noticeOf(entry: TrailEntry, row: TouchedRow, { errata: use }: Chosen): Assumption {
  const values = {
    erratum: row.erratumId,
    factor_name: { id: entry.factorId, name: entry.name },
    published: toNumber(row.published),
    factor_unit: entry.factorUnit,
  }
  if (row.corrected === undefined) return warning('publisher_inconsistent.unknown', values, 'errata')
  const all = { ...values, corrected: toNumber(row.corrected) }
  return use?.isCorrected
    ? info('publisher_inconsistent.corrected', all, 'errata')
    : warning('publisher_inconsistent', all, 'errata')
}
