/** Lists of whole answers, cut to what an assistant can read, and what is said beside them. */

import { isObject, type Json, type JsonObject, objectAt } from '../verify/recorded.ts'
import { oneLine } from './one-line.ts'

export interface Cut {
  readonly items: readonly Json[]
  /** As many as there are. */
  readonly total: number
}

/** Of a list inside an item: an item is a line that is read. */
const NESTED_MAX = 5

/** `data` of a list answer; of another one its attributes as the only item, with its lists as long. Lists inside are shorter. */
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

/** Longer lists end with the number of what is left out; texts of many characters, such as lines of ways, say how many. */
function cut(value: Json, most = NESTED_MAX): Json {
  if (typeof value === 'string') return cutText(value)
  if (Array.isArray(value)) {
    const kept = value.slice(0, most).map((item) => cut(item))
    return value.length > most ? [...kept, `and ${value.length - most} more`] : kept
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(cutTable(item))]))
}

/** An object inside an item with more names is a table, such as the rows of each table of an edition. */
const NAMES_MAX = 16

function cutTable(value: Json): Json {
  const entries = isObject(value) ? Object.entries(value) : []
  if (entries.length <= NAMES_MAX) return value
  return {
    ...Object.fromEntries(entries.slice(0, NESTED_MAX)),
    more: `and ${entries.length - NESTED_MAX} more`,
  }
}

const TEXT_MAX = 1000

function cutText(text: string): string {
  if (text.length <= TEXT_MAX) return text
  return `${text.slice(0, TEXT_MAX)} (and ${text.length - TEXT_MAX} more characters in the whole answer)`
}

/** What a list is as a text: notices first, for nobody reads to the end; a line an item; what is left out, and how to ask for it. */
export function listText(found: Cut, notices: readonly JsonObject[], more: string): string {
  const left = found.total - found.items.length
  return [
    ...notices.map(
      ({ message, is_fallback }) => `${is_fallback ? 'assumed' : 'note'}: ${oneLine(String(message))}`,
    ),
    ...found.items.map(itemLine),
    left > 0 ? `and ${left} more: ${more}` : `${found.total} in all`,
  ].join('\n')
}

/** `name=value` of everything that an item says. */
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

/** What a list answer says beside its items: names that are no parameters, words that were taken for others. */
export function noticesOf({ data, meta }: JsonObject): readonly JsonObject[] {
  const notices = objectAt(data, 'attributes')?.notices ?? (isObject(meta) ? meta.notices : undefined)
  return Array.isArray(notices) ? notices.filter(isObject) : []
}
