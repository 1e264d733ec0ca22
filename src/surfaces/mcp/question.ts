/** Questions as tools take them: a type and its parameters, or the request of an answer that was given. */

import { requestAt } from '../../api/request/address.ts'
import { nameGivenTwice } from '../../api/request/json-keys.ts'
import { givenTwice, readRow } from '../../api/request/row.ts'
import { suggestType } from '../../api/request/suggest-type.ts'
import { findRowType, ROW_TYPES, unknownType } from '../../api/request/types.ts'
import { nestingOf } from '../../contract/nesting.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { type Parameter, parametersOf } from '../../contract/params/schema.ts'
import { shortened } from '../../contract/quote.ts'
import { messageOf, problem } from '../../engine/errors.ts'
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
  const query = readParams(params, { beside, operation, context, example })
  return { type: name, operation, query, example }
}

export interface ParamsOf {
  /** What stands where parameters do not belong. */
  readonly beside?: Arguments
  readonly operation: Operation
  readonly context: Context
  /** Shown with a refusal. */
  readonly example: object
}

/** Values as texts; of a parameter that takes several, a list is a text with commas. */
export function readParams(
  params: unknown,
  { beside = {}, operation, context, example }: ParamsOf,
): RawQuery {
  const given = objectFrom(params)
  if (given === undefined) {
    throw new Refusal([problem('validation_error.tool_params', {}, { field: 'params' })], example)
  }
  refuseStray(beside, { example })
  const { properties } = parametersOf(operation, context.edition)
  const { question } = readRow({ type: '', params: joined(given, properties) })
  if (!('code' in question)) return question.params
  const { field = '' } = question
  const value = Object.hasOwn(given, field) && JSON.stringify(given[field])
  if (!value) throw new Refusal([question], example)
  const values = { reason: messageOf(question), value }
  throw new Refusal([{ ...problem('validation_error.tool_params_sent', values, { field }), value }], example)
}

/** `of`: whose params they are, where there are several. */
export function refuseStray(
  beside: Arguments,
  { of = '', example }: { of?: string; example?: object },
): void {
  const [stray] = Object.keys(beside)
  if (stray === undefined) return
  const code = of === '' ? 'params' : `${of}.params`
  const field = shortened(stray)
  throw new Refusal([problem('validation_error.tool_stray', { name: stray, code }, { field })], example)
}

/** An object, or one that a model has written as a text of JSON. Throws a Refusal for a name that stands twice in it. */
export function objectFrom(value: unknown): Arguments | undefined {
  const given = typeof value === 'string' ? parsed(value) : value
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Arguments)
    : undefined
}

function parsed(text: string): unknown {
  if (nestingOf(text, LEVELS_MAX) > LEVELS_MAX) throw nestedTooDeep()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const twice = nameGivenTwice(text, value)
  if (twice !== undefined) throw new Refusal([givenTwice(twice)])
  return value
}

/** Far above what tools take; a whole answer has some ten levels. */
export const LEVELS_MAX = 32

export function nestedTooDeep(): Refusal {
  return new Refusal([problem('validation_error.tool_nested', { maximum: LEVELS_MAX })])
}

function joined(params: Arguments, properties: Readonly<Record<string, Parameter>>): Record<string, unknown> {
  const takesList = (name: string) => Object.hasOwn(properties, name) && isOfSeveral(properties[name])
  const isList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      takesList(name) && isList(value) ? (value as string[]).join(',') : value,
    ]),
  )
}

/** Whether it takes several values, with commas between them. */
function isOfSeveral({ description = '', ...schema }: Parameter = {}): boolean {
  return schema['x-kind'] === 'country-list' || description.includes('separated by commas')
}

/** The question of `meta.request`, of the `request` of a short answer, or of its address. */
export function readRequest(request: unknown): Omit<Question, 'example'> {
  const found = typeof request === 'string' ? requestAt(request) : undefined
  const type = [...ROW_TYPES].find(([, operation]) => operation === found?.operation)?.[0]
  if (found !== undefined && type !== undefined) return { ...found, type }
  const value = typeof request === 'string' ? request : ''
  throw wrong('request', 'validation_error.tool_request', { has_value: value !== '', value })
}

export function exampleQuestion(type: string, operation: Operation): object {
  return { type, params: exampleOf(operation) }
}

/** With an example of what is meant, else of the first type. */
function refusedType(given: string, context: Context): Refusal {
  const told = unknownType(given, suggestType(given, context))
  const [meant] = [...ROW_TYPES].filter(([type]) => type === (told.suggestion ?? FIRST))
  return new Refusal([told], meant && exampleQuestion(...meant))
}

const [FIRST] = ROW_TYPES.keys()
