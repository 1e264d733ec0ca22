/** Lists of whole responses, cut to what an assistant can read, and their notices. */

import type { Language } from '../../messages/locale.ts'
import { message, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { isObject, type Json, type JsonObject, objectAt } from '../verify/recorded.ts'
import { oneLine } from './one-line.ts'
import { noticeLine } from './short-text.ts'

export interface Cut {
  readonly items: readonly Json[]
  /** As many as there are. */
  readonly total: number
}

/** Of a list inside an item: an item is a line that is read. */
const NESTED_MAX = 5

/** `data` of a list; of another response its attributes as the only item, with its lists as long. Lists inside are shorter. */
export function itemsOf({ data, meta }: JsonObject, most: number): Cut {
  if (!Array.isArray(data)) {
    const attributes = isObject(data) && isObject(data.attributes) ? data.attributes : {}
    const item = Object.entries(attributes).map(([name, value]) => [name, cut(value, most)])
    return { items: [Object.fromEntries(item)], total: 1 }
  }
  const said = isObject(meta) ? meta.total : undefined
  return {
    items: data.slice(0, most).map((item) => cut(item)),
    total: typeof said === 'number' ? said : data.length,
  }
}

/** Longer lists end with how many items are left out, long texts, such as lines of routes, with how many characters. */
function cut(value: Json, most = NESTED_MAX): Json {
  if (typeof value === 'string') return cutText(value)
  if (Array.isArray(value)) {
    const kept = value.slice(0, most).map((item) => cut(item))
    return value.length > most ? [...kept, leftOut(value.length - most)] : kept
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(cutTable(item))]))
}

/** Data are in English in every language. */
const leftOut = (count: number) => textOf(message('mcp.more_items', { count }))

/** An object inside an item with more names is a table, such as the rows of each table of an edition. */
const NAMES_MAX = 16

function cutTable(value: Json): Json {
  const entries = isObject(value) ? Object.entries(value) : []
  if (entries.length <= NAMES_MAX) return value
  return {
    ...Object.fromEntries(entries.slice(0, NESTED_MAX)),
    more: leftOut(entries.length - NESTED_MAX),
  }
}

const TEXT_MAX = 1000

function cutText(text: string): string {
  if (text.length <= TEXT_MAX) return text
  const shown = { text: text.slice(0, TEXT_MAX), count: text.length - TEXT_MAX }
  return textOf(message('mcp.more_text', shown))
}

/** `advice`: how to get the items that are left out. */
export interface ListAbout {
  readonly notices: readonly JsonObject[]
  readonly advice?: Message
  readonly language: Language
}

/** A list as a text: notices first, for nobody reads to the end; a line an item; how many are left out. */
export function listText(found: Cut, { notices, advice, language }: ListAbout): string {
  const left = found.total - found.items.length
  return [
    ...notices.map(({ message: text, is_fallback }) =>
      noticeLine({ message: String(text), is_fallback: is_fallback === true }, language),
    ),
    ...found.items.map(itemLine),
    textOf(ending(left, found.total, advice), language),
  ].join('\n')
}

function ending(count: number, total: number, advice: Message | undefined): Message {
  if (count <= 0) return message('mcp.all_items', { count: total })
  return advice === undefined
    ? message('mcp.more_items', { count })
    : message('mcp.more_items.how', { count, advice })
}

/** `name=value` of all fields of an item. */
function itemLine(item: Json): string {
  if (!isObject(item)) return oneLine(String(item))
  return Object.entries(item)
    .filter(([, value]) => value !== null)
    .map(
      ([key, value]) =>
        `${key}=${oneLine(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join(', ')
}

/** Notices of a list: unknown parameters, words that were read as others. */
export function noticesOf({ data, meta }: JsonObject): readonly JsonObject[] {
  const notices = objectAt(data, 'attributes')?.notices ?? (isObject(meta) ? meta.notices : undefined)
  return Array.isArray(notices) ? notices.filter(isObject) : []
}
