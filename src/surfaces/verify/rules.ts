/** The rules that are no part of an edition, and that changed after release 1.0.0: CHANGELOG lists them. */
import type { Difference } from './differences.ts'
import { cannot, type Reason } from './reasons.ts'
import type { Json, Recorded } from './recorded.ts'

interface Judged {
  readonly answer: Recorded
  readonly again: Recorded
  readonly differences: readonly Difference[]
}

/** Undefined where none of them explains the differences. */
export function ofRules({ answer, again, differences }: Judged): Reason | undefined {
  if (differences.length === 0) return undefined
  const query = queryOf(answer.request ?? again.request)
  const mode = differences.find(({ field }) => MODE.test(field))
  if (mode && CHOSEN_HERE.has(query.get('transport_mode'))) {
    return cannot('verify.other_rules.mode', { code: shown(mode.answer), other_code: shown(mode.again) })
  }
  return isOfLosses(query) && differences.every((one) => OF_LOSSES.test(one.field) || isOfRounding(one))
    ? cannot('verify.other_rules.losses', {})
    : undefined
}

const queryOf = (request = '') => new URLSearchParams(request.slice(request.indexOf('?') + 1))

const MODE = /(?:^|\.)(?:transport_)?mode$/

/** Where the request leaves it to us. */
const CHOSEN_HERE: ReadonlySet<string | null> = new Set([null, 'auto'])

const shown = (mode: Json | undefined) => (typeof mode === 'string' ? mode : '')

/** Their upstream emissions were part of them, whether upstream emissions were included or not. */
const isOfLosses = (query: URLSearchParams) =>
  query.get('include_td_losses') === 'true' && query.get('include_wtt') === 'false'

/** Of the total, of its losses and of what is made of the two: nothing of scope 2. */
const OF_LOSSES =
  /td_loss|category_3|\.co2e(?:_\w+)?$|^co2e_kg$|range|equivalents|rounding|trail|^scope_3_category_3|^scopes\.scope_3|range_\w+_kg$/

/** A gram that rounding leaves goes to another part, as the total is another one. */
function isOfRounding({ answer, again }: Difference): boolean {
  return typeof answer === 'number' && typeof again === 'number' && Math.abs(answer - again) < GRAM_OR_SO
}

const GRAM_OR_SO = 0.0011
