/** Which question a kept answer answers, as the operations take it. */

import { type Asked, requestAt } from '../../api/request/address.ts'
import { EDITION_PARAMS } from '../../contract/params/edition.ts'
import { quote } from '../../contract/quote.ts'
import { offeredEntries, type Register } from '../../factors/register.ts'
import { cannot, type Reason } from './reasons.ts'
import type { Recorded } from './recorded.ts'

export interface Instead {
  /** Path or URL of the question, for an answer that does not say it. */
  readonly request?: string | undefined
  /** The edition to ask instead of the one that the answer names. */
  readonly edition?: string | undefined
}

export function questionOf(recorded: Recorded, register: Register, instead: Instead): Asked | Reason {
  const request = instead.request ?? recorded.request
  if (request === undefined) {
    const message =
      'The answer has no meta.request, so that the question is not known: give it with --request.'
    return cannot('no_request', message)
  }
  const asked = requestAt(request)
  if (asked !== undefined) return withEdition(asked, recorded, register, instead)
  return cannot('unknown_request', `There is no calculation of this release at ${quote(request)}.`)
}

/** The edition by its name, however the question says it. */
function withEdition(
  { operation, query }: Asked,
  recorded: Recorded,
  register: Register,
  instead: Instead,
): Asked | Reason {
  const isHere = (name: string) => register.entries.some((entry) => entry.name === name)
  const asked = typeof query.edition === 'string' && EXACT.test(query.edition) ? query.edition : undefined
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

/** A year alone is its latest revision, which another day may be another one. */
const EXACT = /\./
const CHOOSING: ReadonlySet<string> = new Set(EDITION_PARAMS)
