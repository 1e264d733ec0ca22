/** The client: one function for each operation of the API, and batches. */
import { addressOf, type Params } from './address.ts'
import { batchCall } from './batch.ts'
import type { BatchCall } from './batch-types.ts'
import type { CallOptions } from './call.ts'
import { EverygramError } from './error.ts'
import { ADDRESSES, type Operations, PAGED, type Pages } from './generated/operations.ts'
import { type BatchJobCall, batchJobCall, type JobRowsCall, jobRowsCall } from './jobs.ts'
import { KeptAnswers } from './kept-answers.ts'
import { pagesOf } from './pages.ts'
import { type Connection, parsed, readJson, type Send, sender } from './send.ts'

export type { BatchClosing, BatchOptions, BatchRow, FailedRow, FullRow, ShortRow } from './batch-types.ts'
export type { CallOptions } from './call.ts'
export type { Operations, Pages } from './generated/operations.ts'
export type * from './generated/types.ts'
export type { BatchJobOptions, JobRowsOptions } from './jobs.ts'
export { EverygramError }

export interface Options extends Connection {
  /** Answers of so many characters are kept, to ask with If-None-Match whether they still hold: 4,000,000 when absent. */
  readonly keptCharacters?: number | undefined
}

export interface Everygram extends Operations {
  readonly batch: BatchCall
  /** Rows that are answered later. */
  readonly batchJob: BatchJobCall
  /** Their answers. */
  readonly jobRows: JobRowsCall
  /** Lists that come in pages, entry by entry. */
  readonly pages: Pages
}

const KEPT_CHARACTERS = 4_000_000

/** Throws a TypeError for a URL that is none. */
export function everygram(options: Options): Everygram {
  const send = sender(options)
  const kept = new KeptAnswers(options.keptCharacters ?? KEPT_CHARACTERS)
  const calls = Object.entries(ADDRESSES).map(([name, address]) => {
    const [method = '', path = ''] = address.split(' ')
    if (method === 'GET') return [name, getCall(send, kept, path)]
    return [name, path.includes('{') ? actCall(send, method, path) : postCall(send, path)]
  })
  const byName = Object.fromEntries(calls)
  return {
    ...byName,
    pages: Object.fromEntries(PAGED.map((name) => [name, pagesOf(byName[name])])) as unknown as Pages,
    batch: batchCall(send),
    batchJob: batchJobCall(send),
    jobRows: jobRowsCall(send),
  }
}

function getCall(send: Send, kept: KeptAnswers, template: string) {
  return (params: Params = {}, { signal }: CallOptions = {}) => {
    const path = addressOf(template, params)
    const known = kept.find(path)
    const headers = known && { 'if-none-match': known.etag }
    return send({ path, headers, signal }, async (response) => {
      if (known && response.status === 304) return JSON.parse(known.text)
      const text = await response.text()
      const answer = parsed(text, response)
      const etag = response.headers.get('etag')
      if (etag !== null) kept.keep(path, { etag, text })
      return answer
    })
  }
}

/** Does something with what is named in the path. */
function actCall(send: Send, method: string, template: string) {
  return (params: Params, { signal }: CallOptions = {}) =>
    send({ method, path: addressOf(template, params), signal }, readJson)
}

function postCall(send: Send, path: string) {
  const headers = { 'content-type': 'application/json' }
  return (given: unknown, { signal }: CallOptions = {}) =>
    send({ method: 'POST', path, headers, signal, body: () => JSON.stringify(given) }, readJson)
}
