/** Lists of whole answers, cut to what an assistant can read, and what is said beside them. */
import { isObject, type Json, type JsonObject, objectAt } from '../verify/recorded.ts'

export interface Cut {
  readonly items: readonly Json[]
  /** As many as there are. */
  readonly total: number
}

/** `data` of a list answer; of another one its attributes as the only item. Lists inside are cut too. */
export function itemsOf({ data, meta }: JsonObject, most: number): Cut {
  if (!Array.isArray(data)) {
    const attributes = isObject(data) && isObject(data.attributes) ? data.attributes : {}
    return { items: [cut(attributes, most)], total: 1 }
  }
  const said = isObject(meta) ? meta.total : undefined
  return {
    items: data.slice(0, most).map((item) => cut(item, most)),
    total: typeof said === 'number' ? said : data.length,
  }
}

/** Longer lists end with the number of what is left out; texts of many characters, such as lines of ways, are cut. */
function cut(value: Json, most: number): Json {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value
  if (Array.isArray(value)) {
    const kept = value.slice(0, most).map((item) => cut(item, most))
    return value.length > most ? [...kept, `and ${value.length - most} more`] : kept
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, most)]))
}

const TEXT_MAX = 1000

/** A line an item: `name=value` of everything that it says. */
export function itemLines({ items, total }: Cut): string {
  const lines = items.map((item) =>
    isObject(item)
      ? Object.entries(item)
          .filter(([, value]) => value !== null)
          .map(
            ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
          )
          .join(', ')
      : String(item),
  )
  return [...lines, `${items.length} of ${total}`].join('\n')
}

/** What a list answer says beside its items: names that are no parameters, words that were taken for others. */
export function noticesOf({ data, meta }: JsonObject): readonly JsonObject[] {
  const notices = objectAt(data, 'attributes')?.notices ?? (isObject(meta) ? meta.notices : undefined)
  return Array.isArray(notices) ? notices.filter(isObject) : []
}

export const noticeLines = (notices: readonly JsonObject[]) =>
  notices.map(({ message }) => `note: ${message}`)
