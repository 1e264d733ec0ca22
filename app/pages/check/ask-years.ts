/** One calculation with the data editions of the years around the one of a report. */
import type { CallOptions, EditionsAnswer, Everygram } from '../../../packages/client/src/everygram.ts'
import { EverygramError } from '../../../packages/client/src/everygram.ts'
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import type { Ask } from '../../api/use-answer.ts'
import { type EmissionsAnswer, rangeKg, totalKg } from '../../parts/result.ts'
import { askEmissions } from '../../question/ask.ts'
import type { Given } from '../../question/question.ts'
import { judge, type Verdict } from './judge.ts'
import type { GivenFigure } from './read-figure.ts'

/** The result with one edition. */
export interface Try {
  readonly edition: string
  readonly year: number
  /** Undefined where the edition has no result. */
  readonly answer: EmissionsAnswer | undefined
  /** Why it has none, in the server's words. */
  readonly refusal: string | undefined
  readonly verdict: Verdict | undefined
}

export interface Outcome {
  /** The oldest edition first. */
  readonly tries: readonly Try[]
  /** The latest edition of the reporting year. */
  readonly wanted: Try | undefined
  /** A checkbox of the form with which the wanted edition gives the number, where it does not without. */
  readonly variation: Variation | undefined
}

export interface Variation {
  readonly name: string
  readonly value: boolean
}

/** Which data edition is used is what this page varies by itself. */
export const OF_EDITIONS = ['edition', 'year', 'as_of']
/** Checkboxes that do not change the result. */
const OF_FORM = ['explain', 'equivalents', 'strict', 'detailed_route']
const VARIATIONS_MAX = 4
const YEARS_AROUND = 1

/** `year`: of the report; undefined for the one of the server's own edition. */
export function askYears(
  form: CalculatorForm,
  asked: Given,
  given: GivenFigure,
  year: number | undefined,
): Ask<Outcome> {
  const plain = Object.fromEntries(Object.entries(asked).filter(([name]) => !OF_EDITIONS.includes(name)))
  return async (client, options) => {
    const { data } = await client.editions({}, options)
    const middle = year ?? data.find(({ is_default }) => is_default)?.year ?? 0
    // An open revision may still change: no report should use it.
    const settled = data.filter(({ status }) => status !== 'open')
    const around = editionsAround(settled, middle)
    const question = { form, asked: plain, given }
    const tries: Try[] = []
    // One after the other: a small plan of keys allows few requests at once.
    for (const one of around) tries.push(await tryEdition({ client, options }, question, one))
    const wanted = tries.findLast((one) => one.year === middle)
    // Where no edition has a result, the request itself is wrong: its error is shown.
    if (tries.every(({ answer }) => answer === undefined)) await askEmissions(client, form, plain, options)
    const isFound = tries.some(({ verdict }) => verdict === 'same')
    const variation =
      isFound || wanted === undefined ? undefined : await vary({ client, options }, question, wanted)
    return { tries, wanted, variation }
  }
}

type Edition = EditionsAnswer['data'][number]

/** Of a year that no edition is for: the nearest ones. */
function editionsAround(all: readonly Edition[], year: number): Edition[] {
  const near = all.filter((one) => Math.abs(one.year - year) <= YEARS_AROUND)
  if (near.length > 0) return near
  const nearest = Math.min(...all.map((one) => Math.abs(one.year - year)))
  return all.filter((one) => Math.abs(one.year - year) === nearest)
}

interface Asking {
  readonly client: Everygram
  readonly options: CallOptions
}

interface Question {
  readonly form: CalculatorForm
  readonly asked: Given
  readonly given: GivenFigure
}

async function tryEdition(
  { client, options }: Asking,
  question: Question,
  { edition, year }: Edition,
): Promise<Try> {
  const { form, asked, given } = question
  try {
    const answer = await askEmissions(client, form, { ...asked, edition }, options)
    return {
      edition,
      year,
      answer,
      refusal: undefined,
      verdict: judge(given, { kg: totalKg(answer), ...rangeKg(answer) }),
    }
  } catch (error) {
    if (!(error instanceof EverygramError) || error.status !== NO_ANSWER) throw error
    return { edition, year, answer: undefined, refusal: error.message, verdict: undefined }
  }
}

/** The status where an edition has no result. */
const NO_ANSWER = 422

/** Each checkbox of the form the other way, until one gives the number. */
async function vary(asking: Asking, question: Question, wanted: Try): Promise<Variation | undefined> {
  const { form, asked, given } = question
  const ticks = form.fields.filter(({ name, type }) => type === 'boolean' && !OF_FORM.includes(name))
  for (const { name, default: standard } of ticks.slice(0, VARIATIONS_MAX)) {
    const value = (asked[name] ?? String(standard)) !== 'true'
    const other = { form, given, asked: { ...asked, [name]: String(value) } }
    const { verdict } = await tryEdition(asking, other, {
      edition: wanted.edition,
      year: wanted.year,
    } as Edition)
    if (verdict === 'same') return { name, value }
  }
  return undefined
}
