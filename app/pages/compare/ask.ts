/** The same question for each of several values, all at once; one that is refused does not hold up the others. */
import type { CallOptions, Everygram } from '../../../packages/client/src/everygram.ts'
import { EverygramError } from '../../../packages/client/src/everygram.ts'
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import { rangeKg, type Share, tiers, totalKg } from '../../parts/result.ts'
import { askEmissions } from '../../question/ask.ts'
import type { Given } from '../../question/question.ts'
import { comparedBy, valuesOf } from './choice.ts'

export interface Compared {
  readonly value: string
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  readonly tiers: readonly Share[]
}

export interface Refused {
  readonly value: string
  readonly message: string
}

export interface Comparison {
  readonly values: readonly string[]
  /** The smallest first. */
  readonly answers: readonly Compared[]
  readonly refused: readonly Refused[]
}

const UNAUTHORIZED = 401

/** Throws what would be said of every value alike: no answer at all, or a key that is wanted. */
export async function askForAll(
  client: Everygram,
  form: CalculatorForm,
  {
    by,
    listed,
    asked,
  }: { readonly by: string | undefined; readonly listed: string | undefined; readonly asked: Given },
  options: CallOptions,
): Promise<Comparison> {
  const field = comparedBy(form, by)
  if (field === undefined) return { values: [], answers: [], refused: [] }
  const values = await valuesOf(field, listed, asked)
  const results = await Promise.all(
    values.map((value) => one(client, form, { ...asked, [field.name]: value }, value, options)),
  )
  const answers = results.filter((result) => 'kg' in result).sort((a, b) => a.kg - b.kg)
  return { values, answers, refused: results.filter((result) => 'message' in result) }
}

async function one(
  client: Everygram,
  form: CalculatorForm,
  asked: Given,
  value: string,
  options: CallOptions,
): Promise<Compared | Refused> {
  try {
    const answer = await askEmissions(client, form, asked, options)
    return { value, kg: totalKg(answer), ...rangeKg(answer), tiers: tiers(answer) }
  } catch (error) {
    const isOfThis =
      error instanceof EverygramError && error.body !== undefined && error.status !== UNAUTHORIZED
    if (!isOfThis) throw error
    return { value, message: error.message }
  }
}
