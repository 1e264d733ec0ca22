/** Saved results in files: one as JSON, a list of them, or one per line. */

import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { nameGivenTwice } from '../../api/request/json-keys.ts'
import { jsonPosition } from '../../contract/json-position.ts'
import { nestingOf } from '../../contract/nesting.ts'
import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { isObject } from '../verify/recorded.ts'
import { isTableOfResults, type SavedResult, savedTable } from './saved-tables.ts'

const STANDARD_INPUT = '-'
/** Answers have some 10 levels. */
const LEVELS_MAX = 64
const BYTE_ORDER_MARK = /^\uFEFF/

/** `-` is standard input. A file of lines is never in memory as a whole. */
export async function* savedResults(file: string): AsyncGenerator<SavedResult> {
  const isInput = file === STANDARD_INPUT
  if (!isInput && (await isTableOfResults(file))) {
    yield* savedTable(file)
    return
  }
  const name = isInput ? 'standard input' : file
  const lines = linesOf(isInput ? process.stdin : createReadStream(file))
  let first = await lines.next()
  let before = 0
  for (; !first.done && first.value.trim() === ''; before++) first = await lines.next()
  if (first.done) {
    yield { name, fault: message('cli.saved.empty', {}), text: '' }
    return
  }
  const read = parsed(first.value)
  if ('fault' in read) {
    // It begins with one bracket: a single value over many lines.
    yield* values(name, parsed([first.value, ...(await rest(lines))].join('\n')))
    return
  }
  const second = await nextFilled(lines, before + 1)
  if (second === undefined) {
    yield* values(name, read)
    return
  }
  yield* values(`${name}:${before + 1}`, read)
  yield* values(`${name}:${second.number}`, parsed(second.line))
  let number = second.number
  for await (const line of lines) {
    number++
    if (line.trim() !== '') yield* values(`${name}:${number}`, parsed(line))
  }
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let isFirst = true
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield isFirst ? line.replace(BYTE_ORDER_MARK, '') : line
    isFirst = false
  }
}

async function nextFilled(lines: AsyncGenerator<string>, before: number) {
  for (let number = before + 1; ; number++) {
    const { done, value } = await lines.next()
    if (done) return undefined
    if (value.trim() !== '') return { number, line: value }
  }
}

async function rest(lines: AsyncGenerator<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

type Read =
  | { readonly value: unknown; readonly text?: string }
  | { readonly fault: Message; readonly text?: string }

function parsed(text: string): Read {
  if (nestingOf(text, LEVELS_MAX) > LEVELS_MAX)
    return { fault: message('cli.saved.nested', { max: LEVELS_MAX }) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const fault = message('cli.saved.not_json', jsonPosition(error))
    return text.includes('\n') ? { fault } : { fault, text }
  }
  const twice = nameGivenTwice(text, value)
  if (twice !== undefined) return { fault: message('cli.saved.name_twice', { value: twice }) }
  return isScalar(value) ? { value, text: typeof value === 'string' ? value : text.trim() } : { value }
}

function* values(name: string, read: Read): Generator<SavedResult> {
  if ('fault' in read || read.text !== undefined) yield { name, ...read }
  else if (isBatch(read.value)) yield* values(name, { value: read.value.data })
  else if (!Array.isArray(read.value)) yield* oneOf(name, read.value)
  else for (const [index, value] of read.value.entries()) yield* oneOf(`${name}[${index}]`, value)
}

function* oneOf(name: string, value: unknown): Generator<SavedResult> {
  if (isObject(value) && isObject(value.closing)) return
  yield isWithoutResult(value) ? { name, isEmpty: true } : { name, value }
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** What a batch answers as JSON: its rows, and how they were closed. */
function isBatch(value: unknown): value is { readonly data: readonly unknown[] } {
  return isObject(value) && Array.isArray(value.data) && isObject(value.meta) && 'failed' in value.meta
}

/** A row that was refused. */
function isWithoutResult(value: unknown): boolean {
  return (
    isObject(value) &&
    value.status === 'error' &&
    value.co2e_kg === undefined &&
    value.answer === undefined &&
    isObject(value.error)
  )
}
