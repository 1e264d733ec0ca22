/**
 * Operations as HTTP routes: their parameters are the path and the query, their refusals are errors, their ids entity
 * tags. What has rows is sent as CSV to whom prefers that.
 */

import { type TSchema, Type } from 'typebox'
import { ask, type Calculation } from '../../api/answer.ts'
import type { Representation } from '../../api/representation.ts'
import type { ResultCell } from '../../api/short-result.ts'
import { contentsOf } from '../../contract/contents.ts'
import type { Context, Operation, WrittenResponse } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import type { QueryObject } from '../../contract/params/schema.ts'
import { pathParams } from '../../contract/request.ts'
import { ref } from '../../contract/schema.ts'
import { csvText } from '../batch/csv-lines.ts'
import type { App } from './app.ts'
import { preferred } from './envelope/accept.ts'
import { answer, type Content, textContent } from './envelope/answer.ts'
import { csvStream } from './envelope/csv.ts'
import { onceASecond } from './envelope/once-a-second.ts'
import type { Send } from './envelope/send.ts'
import { varyBy } from './envelope/vary.ts'
import { entityTag } from './etag/etag.ts'
import { calculationResponses } from './openapi/responses.ts'
import { routePath } from './route-path.ts'

export interface Serving {
  /** The name under which the documentation has it. */
  readonly domain: string
  readonly context: Context
  readonly send: Send
}

export function serveOperation(app: App, operation: Operation, { domain, context, send }: Serving): void {
  const contentOf = contents()
  const read = questionOf(operation)
  const isNegotiated = formatsOf(operation).length > 0
  // Documents alone read it: which parameters there are depends on the edition that is asked, and they are read with the
  // question. What they are takes most factors of an edition, too long to be made at every start.
  const config = { describe: () => routeSchema(domain, operation, context) }
  app.get(routePath(operation.path), { config }, (request, reply) => {
    const { query, params } = request as unknown as { query: RawQuery; params: Record<string, string> }
    // Not returned: Fastify would wait for the reply, which is sent.
    ask(operation, context, read(query, params, request.headers.accept))
      .then((found) => {
        if (isNegotiated) varyBy(reply, 'Accept')
        reply.header('content-language', found.language)
        answer(request, reply, contentOf(found), send)
      })
      .catch((error) => reply.send(error))
  })
}

type ReadQuestion = (query: RawQuery, inPath: Record<string, string>, accept: string | undefined) => RawQuery

/** Path, query and the header Accept as parameters; one that stands in path and query is given twice. */
function questionOf(operation: Operation): ReadQuestion {
  const names = pathParams(operation.path)
  const formats = formatsOf(operation)
  const mediaTypes = formats.map(({ mediaType }) => mediaType)
  if (names.length === 0 && formats.length === 0) return (query) => query
  return (query, inPath, accept) => {
    const wanted = query.format === undefined ? preferred(mediaTypes, accept) : undefined
    const format = formats.find(({ mediaType }) => mediaType === wanted)
    if (names.length === 0 && format === undefined) return query
    const all: Record<string, string | string[]> = { ...query }
    for (const name of names) {
      const [once = '', ...again] = [query[name] ?? [], inPath[name] ?? []].flat()
      all[name] = again.length === 0 ? once : [once, ...again]
    }
    if (format) all.format = format.format
    return all
  }
}

interface NegotiatedFormat {
  readonly format: string
  readonly mediaType: string
}

const TABLE: NegotiatedFormat = { format: 'csv', mediaType: 'text/csv' }
const VALUE: NegotiatedFormat = { format: 'value', mediaType: 'text/plain' }

/** Which of them the header Accept may choose. */
function formatsOf({ sheet, shortRow }: Operation): readonly NegotiatedFormat[] {
  if (shortRow) return [TABLE, VALUE]
  return sheet ? [TABLE] : []
}

function contents(): (found: Calculation) => Content {
  const keep = onceASecond<Content>()
  return (found) => {
    const { id, isLong, isWithoutNotices, namesEdition, language, representation, write } = found
    if (representation) return represented(found, representation)
    if (!isLong || !isWithoutNotices) return textContent('json', write())
    return keep(`${id} ${namesEdition} ${language}`, () => textContent('json', asBytes(found.body())))
  }
}

function represented({ id, short, write }: Calculation, representation: Representation): Content {
  const counted = () => write().contents()
  if (representation.form === 'document') {
    return textContent('json', { json: () => JSON.stringify(representation.present()), contents: counted })
  }
  if (representation.form === 'value')
    return textContent('text', { json: representation.text, contents: counted })
  const sheet = representation.sheet()
  if (short) {
    const records = [sheet.columns, ...sheet.rows] as ResultCell[][]
    return textContent('csv', { json: () => csvText(records), contents: counted })
  }
  // A list in another form of the same id; it is written as it is sent.
  return { form: 'csv', tag: entityTag(`${id} ${sheet.columns.join()}`), body: csvStream(sheet) }
}

/** To encode some ten thousand characters at every request would take longer than all else. */
function asBytes(body: object): WrittenResponse {
  const bytes = Buffer.from(JSON.stringify(body))
  const contents = contentsOf(body)
  return { json: () => bytes.toString(), utf8Bytes: () => bytes, contents: () => contents }
}

function routeSchema(domain: string, operation: Operation, { edition }: Context) {
  const { name, title, description, refusals, notFound, sheet, shortRow } = operation
  return {
    operationId: name,
    tags: [domain],
    summary: title,
    description,
    ...parameterSchemas(operation.path, operation.query(edition)),
    response: calculationResponses(answerSchema(operation), {
      refusals,
      notFound,
      hasCsv: sheet !== undefined || shortRow !== undefined,
      hasText: shortRow !== undefined,
    }),
  }
}

function answerSchema({ answer: own, representations = {} }: Operation): TSchema {
  const others = Object.values(representations).map((form) => ref(form.answer))
  return others.length === 0 ? ref(own) : Type.Union([ref(own), ...others])
}

/** Of the path, where it has any, and of the query. */
function parameterSchemas(path: string, all: QueryObject) {
  const inPath = pathParams(path)
  if (inPath.length === 0) return { querystring: all }
  return {
    params: partOf(all, (name) => inPath.includes(name)),
    querystring: partOf(all, (name) => !inPath.includes(name)),
  }
}

function partOf(all: QueryObject, isKept: (name: string) => boolean) {
  const { properties, required = [], ...rest } = all as QueryObject & { required?: string[] }
  const kept = Object.entries(properties).filter(([name]) => isKept(name))
  return { ...rest, properties: Object.fromEntries(kept), required: required.filter(isKept) }
}
