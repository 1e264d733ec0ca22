/** Which question a kept answer answers, as the operations take it. */

import { OPERATIONS } from '../../api/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { EDITION_PARAMS } from '../../contract/params/edition.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { quote } from '../../contract/quote.ts'
import { readPath } from '../../contract/request.ts'
import { offeredEntries, type Register } from '../../factors/register.ts'
import { cannot, type Reason } from './reasons.ts'
import type { Recorded } from './recorded.ts'

export interface Question {
  readonly operation: Operation
  readonly query: RawQuery
}

export interface Instead {
  /** Path or URL of the question, for an answer that does not say it. */
  readonly request?: string | undefined
  /** The edition to ask instead of the one that the answer names. */
  readonly edition?: string | undefined
}

/** Four times what a client may send: the canonical form has defaults filled in, and every sign encoded. */
const REQUEST_CHARACTERS_MAX = 32_768
/** Only the path and the query of a URL count. */
const ANYWHERE = 'http://localhost'

export function questionOf(recorded: Recorded, register: Register, instead: Instead): Question | Reason {
  const request = instead.request ?? recorded.request
  if (request === undefined) {
    const message =
      'The answer has no meta.request, so that the question is not known: give it with --request.'
    return cannot('no_request', message)
  }
  const asked = questionAt(request)
  if (asked !== undefined) return withEdition(asked, recorded, register, instead)
  return cannot('unknown_request', `There is no calculation of this release at ${quote(request)}.`)
}

/** The question of a path with its query, or of a URL; undefined where it is none of this release. */
export function questionAt(request: string): Question | undefined {
  if (request.length > REQUEST_CHARACTERS_MAX || !URL.canParse(request, ANYWHERE)) return undefined
  const { pathname, searchParams } = new URL(request, ANYWHERE)
  for (const operation of OPERATIONS) {
    const inPath = readPath(operation.path, pathname)
    if (inPath) return { operation, query: { ...textsOf(searchParams), ...inPath } }
  }
  return undefined
}

/** The edition by its name, however the question says it. */
function withEdition(
  { operation, query }: Question,
  recorded: Recorded,
  register: Register,
  instead: Instead,
): Question | Reason {
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

/** A list where a name is given more than once. */
function textsOf(params: URLSearchParams): RawQuery {
  const texts = [...new Set(params.keys())].map((name) => {
    const [value = '', ...more] = params.getAll(name)
    return [name, more.length === 0 ? value : [value, ...more]] as const
  })
  return Object.fromEntries(texts)
}
