/** The request of a saved result, as the operations take it. */

import { type Asked, requestAt } from '../../api/request/address.ts'
import { chosenEdition } from '../../contract/choose-edition.ts'
import { EDITION_PARAMS } from '../../contract/params/edition.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { messageOf } from '../../engine/errors.ts'
import { offeredEntries, type Register } from '../../factors/register.ts'
import { cannot, type Reason } from './reasons.ts'
import type { Form, Recorded } from './recorded.ts'

export interface Instead {
  /** Path or URL of the question, for an answer that does not say it. */
  readonly request?: string | undefined
  /** The edition to ask instead of the one that the answer names. */
  readonly edition?: string | undefined
}

export function questionOf(recorded: Recorded, register: Register, instead: Instead): Asked | Reason {
  const request = instead.request ?? recorded.request
  if (request === undefined) return cannot(NO_REQUEST[recorded.form], {})
  const asked = requestAt(request)
  if (asked !== undefined) {
    const question = withEdition(asked, recorded, register, instead)
    return 'code' in question || recorded.form !== 'value' ? question : withFormat(question)
  }
  return cannot('verify.unknown_request.address', { value: request })
}

const NO_REQUEST = {
  document: 'verify.no_request.document',
  row: 'verify.no_request.row',
  cells: 'verify.no_request.row',
  own: 'verify.no_request.line',
  value: 'verify.no_request.value',
} as const satisfies Record<Form, string>

/** A value is asked for with format=value, which the address that is given need not repeat. */
function withFormat({ operation, query }: Asked): Asked | Reason {
  const { format = 'value', field } = query
  if (format !== 'value') {
    return cannot('verify.unknown_request.format', { format: String(format) })
  }
  if (typeof field === 'string' && PASSING.has(field)) {
    return cannot('verify.not_an_answer.passing', { field })
  }
  return { operation, query: { ...query, format } }
}

const PASSING: ReadonlySet<string> = new Set(['meta.calculated_at', 'meta.newer_edition', 'meta.release'])

/** The edition by its name, however the question says it. */
function withEdition(
  { operation, query }: Asked,
  recorded: Recorded,
  register: Register,
  instead: Instead,
): Asked | Reason {
  const isHere = (name: string) => register.entries.some((entry) => entry.name === name)
  const asked = instead.edition === undefined ? askedEdition(query, recorded, register) : undefined
  if (typeof asked === 'object') return asked
  const edition = instead.edition ?? asked ?? recorded.edition
  if (edition !== undefined && !isHere(edition)) {
    const allowed = offeredEntries(register).map(({ name }) => name)
    return cannot('verify.edition_missing.named', { value: edition, allowed })
  }
  if (edition === undefined) return { operation, query }
  const others = Object.entries(query).filter(([name]) => !CHOOSING.has(name))
  return { operation, query: { ...Object.fromEntries(others), edition } }
}

/** The edition that the request names, if it is not that of the answer in other words. */
function askedEdition(
  query: RawQuery,
  { edition }: Recorded,
  register: Register,
): string | Reason | undefined {
  if (typeof query.edition === 'string' && EXACT.test(query.edition) && only(query)) return query.edition
  const chosen = chosenEdition(register, query)
  if (chosen === undefined) return undefined
  if (typeof chosen === 'object') {
    const isRefused = Array.isArray(query[chosen.field ?? '']) || !only(query)
    const reason = messageOf(chosen)
    return isRefused
      ? cannot('verify.refused.named', { code: chosen.code, reason })
      : cannot('verify.edition_missing.chosen', { reason })
  }
  // A year alone is its latest revision, which another day may be another one.
  return edition !== undefined && yearOf(edition) === yearOf(chosen) ? undefined : chosen
}

const only = (query: RawQuery) => EDITION_PARAMS.filter((name) => query[name] !== undefined).length === 1
const yearOf = (edition: string) => edition.split('.', 1)[0]
const EXACT = /\./
const CHOOSING: ReadonlySet<string> = new Set(EDITION_PARAMS)
