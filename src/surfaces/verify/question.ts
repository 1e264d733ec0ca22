/** Which question a kept answer answers, as the operations take it. */

import { type Asked, requestAt } from '../../api/request/address.ts'
import { chosenEdition } from '../../contract/choose-edition.ts'
import { EDITION_PARAMS } from '../../contract/params/edition.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { quote } from '../../contract/quote.ts'
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
  if (request === undefined) return cannot('no_request', NO_REQUEST[recorded.form] ?? NO_REQUEST.document)
  const asked = requestAt(request)
  if (asked !== undefined) {
    const question = withEdition(asked, recorded, register, instead)
    return 'code' in question || recorded.form !== 'value' ? question : withFormat(question)
  }
  return cannot('unknown_request', `There is no calculation of this release at ${quote(request)}.`)
}

const NO_REQUEST: { readonly document: string } & Partial<Record<Form, string>> = {
  document: 'The answer has no meta.request, so that the question is not known: give it with --request.',
  row: 'The row has no request, so that the question is not known: give it with --request.',
  cells: 'The row has no request, so that the question is not known: give it with --request.',
  own: 'The line has no request, so that the question is not known.',
  value: 'It is a value alone, which names no question: give its address with --request.',
}

/** A value is asked for with format=value, which the address that is given need not repeat. */
function withFormat({ operation, query }: Asked): Asked | Reason {
  const { format = 'value', field } = query
  if (format !== 'value') {
    const message = `It is a value alone, and the request asks for format=${format}: give the address that it came from.`
    return cannot('unknown_request', message)
  }
  if (typeof field === 'string' && PASSING.has(field)) {
    return cannot(
      'not_an_answer',
      `${field} says when or by what a result was made, and is another each time.`,
    )
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
    const names = offeredEntries(register)
      .map(({ name }) => name)
      .join(', ')
    const message = `Edition ${quote(edition)} is not here; there are ${names}. --edition checks against another one.`
    return cannot('edition_missing', message)
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
    const code = Array.isArray(query[chosen.field ?? '']) || !only(query) ? 'refused' : 'edition_missing'
    return cannot(code, `The request names no edition that can be asked: ${chosen.message}`)
  }
  // A year alone is its latest revision, which another day may be another one.
  return edition !== undefined && yearOf(edition) === yearOf(chosen) ? undefined : chosen
}

const only = (query: RawQuery) => EDITION_PARAMS.filter((name) => query[name] !== undefined).length === 1
const yearOf = (edition: string) => edition.split('.', 1)[0]
const EXACT = /\./
const CHOOSING: ReadonlySet<string> = new Set(EDITION_PARAMS)
