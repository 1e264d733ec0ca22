/** Questions as tools take them: a type and its parameters, or the request of an answer that was given. */

import { requestAt } from '../../api/request/address.ts'
import { readRow } from '../../api/request/row.ts'
import { suggestType } from '../../api/request/suggest-type.ts'
import { findRowType, ROW_TYPES, unknownType } from '../../api/request/types.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { quote, shortened } from '../../contract/quote.ts'
import { exampleOf } from './operations.ts'
import { Refusal, wrong } from './refusal.ts'
import type { Arguments } from './tool.ts'

export interface Question {
  /** The domain that calculates it: hotel. */
  readonly type: string
  readonly operation: Operation
  readonly query: RawQuery
  /** Arguments that have an answer. */
  readonly example: object
}

/** `{ type, params }`. */
export function readQuestion({ type, params = {}, ...beside }: Arguments, context: Context): Question {
  const text = typeof type === 'string' ? type : ''
  const name = findRowType(text)
  const operation = name === undefined ? undefined : ROW_TYPES.get(name)
  if (name === undefined || operation === undefined) throw refusedType(text, context)
  const example = exampleQuestion(name, operation)
  return { type: name, operation, query: readParams(params, beside, example), example }
}

/** Values as texts. A list of texts is one with commas. */
export function readParams(params: unknown, beside: Arguments, example?: object): RawQuery {
  const given = objectFrom(params)
  if (given === undefined) {
    const message = 'params must be an object of parameters by name.'
    throw new Refusal([{ code: 'validation_error', field: 'params', message }], example)
  }
  const [stray] = Object.keys(beside)
  if (stray !== undefined) {
    const message = `${quote(stray)} stands beside params: parameters belong inside params.`
    throw new Refusal([{ code: 'validation_error', field: shortened(stray), message }], example)
  }
  const { question } = readRow({ type: '', params: joined(given) })
  if ('code' in question) throw new Refusal([question], example)
  return question.params
}

/** An object, or one that a model has written as a text of JSON. */
export function objectFrom(value: unknown): Arguments | undefined {
  const given = typeof value === 'string' ? parsed(value) : value
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Arguments)
    : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function joined(params: Arguments): Record<string, unknown> {
  const isList = (value: unknown) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      isList(value) ? (value as unknown[]).join(',') : value,
    ]),
  )
}

/** The question of `meta.request`, of the `request` of a short answer, or of its address. */
export function readRequest(request: unknown): Omit<Question, 'example'> {
  const found = typeof request === 'string' ? requestAt(request) : undefined
  const type = [...ROW_TYPES].find(([, operation]) => operation === found?.operation)?.[0]
  if (found !== undefined && type !== undefined) return { ...found, type }
  const given = typeof request === 'string' ? `, got ${quote(request)}` : ''
  throw wrong('request', `request must be that of a calculated answer${given}.`)
}

export function exampleQuestion(type: string, operation: Operation): object {
  return { type, params: exampleOf(operation) }
}

/** With an example of what is meant, else of the first type. */
function refusedType(given: string, context: Context): Refusal {
  const problem = unknownType(given, suggestType(given, context))
  const [meant] = [...ROW_TYPES].filter(([type]) => type === (problem.suggestion ?? FIRST))
  return new Refusal([problem], meant && exampleQuestion(...meant))
}

const [FIRST] = ROW_TYPES.keys()
