/** Parameters, answer and address of every operation. */
import type { Document, Documented, Parameter, Schema } from './document.ts'
import { commentText, typeText } from './types.ts'

export interface ClientOperation {
  readonly name: string
  /** As in GET /v1/hotel/emissions. */
  readonly address: string
  readonly summary: string
  /** Of its parameters, or of the body that it takes. */
  readonly paramsType: string
  readonly hasRequired: boolean
  readonly answerType: string
  /** Whether it lists in pages: it takes the cursor that an answer names as the next. */
  readonly isPaged: boolean
  /** The types that no other operation has. */
  readonly declarations: string
}

const JSON_TYPE = 'application/json'
const CSV_TYPE = 'text/csv'
/** Chooses CSV: the client reads JSON. */
const FORMAT = 'format'
const NO_PARAMS = 'NoParams'

/** Without one answer each: batches and results are read as rows, reports are files, and /mcp is for clients of its own protocol. */
const NOT_CALLED = ['batch', 'jobResult', 'jobReport', 'mcp']

/** In the order of the document. */
export function clientOperations({ paths }: Document): ClientOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !NOT_CALLED.includes(operationId))
      .map(([method, documented]) => clientOperation(`${method.toUpperCase()} ${path}`, documented)),
  )
}

function clientOperation(address: string, documented: Documented): ClientOperation {
  const { operationId: name, summary } = documented
  const given = inputOf(documented)
  const answer = answerOf(documented)
  return {
    name,
    address,
    summary,
    paramsType: given.name,
    hasRequired: (given.schema?.required ?? []).length > 0,
    answerType: answer.name,
    isPaged: 'cursor' in (given.schema?.properties ?? {}),
    declarations: [given, answer].map(({ name: type, schema }) => schema && declared(type, schema)).join(''),
  }
}

/** A type by its name; with its schema where nothing else declares it. */
interface Named {
  readonly name: string
  readonly schema?: Schema
}

function inputOf({ operationId, parameters = [], requestBody, responses }: Documented): Named {
  const body = requestBody?.content[JSON_TYPE]?.schema
  if (body) return { name: `${capitalised(operationId)}Body`, schema: body }
  const content = responses['200']?.content ?? {}
  // The client takes the answer of the contract, in no other form.
  const hasForms = CSV_TYPE in content || content[JSON_TYPE]?.schema?.anyOf !== undefined
  const taken = parameters.filter(({ name }) => !(hasForms && name === FORMAT))
  if (taken.length === 0) return { name: NO_PARAMS }
  return { name: `${capitalised(operationId)}Params`, schema: parametersSchema(taken) }
}

function parametersSchema(parameters: readonly Parameter[]): Schema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [
        name,
        { ...schema, ...(description !== undefined && { description }) },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Public for POST /v1/batch, of whose answer the client takes the parts. */
export function answerOf({ operationId, responses }: Documented): Named {
  const schema = responses['200']?.content?.[JSON_TYPE]?.schema
  if (schema === undefined) throw new Error(`${operationId} has no answer in the document.`)
  const own = schema.anyOf?.[0] ?? schema
  if (own.$ref !== undefined) return { name: typeText(own) }
  return { name: `${capitalised(operationId)}Answer`, schema }
}

export function declared(name: string, schema: Schema): string {
  return `\n${commentText({ description: schema.description ?? '' }, '')}export type ${name} = ${typeText(schema)}\n`
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
