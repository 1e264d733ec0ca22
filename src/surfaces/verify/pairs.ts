/** Which items of two lists are about the same thing. */
import { isObject, type Json, type JsonObject } from './recorded.ts'

export interface Pair {
  /** Its key, or its place in the list. */
  readonly name: string
  /** Absent where one of the lists lacks it. */
  readonly answer?: Json
  readonly again?: Json
}

/** What names an item: a row of the trail by its factor and the part it has in the total, a country by its code. */
const NAMING = [
  'factor_id',
  'data_category',
  'part',
  'role',
  'leg',
  'country_code',
  'provider',
  'id',
] as const
const NAMES_ALONE: ReadonlySet<string> = new Set(['factor_id', 'country_code', 'id'])

/**
 * By name where every item has one, so that a row too many does not shift all that follow; else by place. Items of one
 * name are paired in their order.
 */
export function pairsOf(answer: readonly Json[], again: readonly Json[]): Pair[] {
  const [left, right] = [byName(answer), byName(again)]
  return [...new Set([...left.keys(), ...right.keys()])].map((name) => ({
    name,
    ...(left.has(name) && { answer: left.get(name) as Json }),
    ...(right.has(name) && { again: right.get(name) as Json }),
  }))
}

function byName(items: readonly Json[]): ReadonlyMap<string, Json> {
  const names = items.map(nameOf)
  const isNamed = names.every((name) => name !== undefined)
  const seen = new Map<string, number>()
  return new Map(
    items.map((item, index) => {
      const name = isNamed ? (names[index] ?? '') : String(index)
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      return [times === 1 ? name : `${name} #${times}`, item]
    }),
  )
}

function nameOf(item: Json): string | undefined {
  if (!isObject(item)) return undefined
  const given = NAMING.filter((key) => item[key] !== undefined && !isOfInput(key, item))
  return given.some((key) => NAMES_ALONE.has(key))
    ? given.map((key) => String(item[key])).join(' ')
    : undefined
}

/** What kind of figure an input is called may change between releases: a way sailed is a distance. */
const isOfInput = (key: string, { role }: JsonObject) => key === 'data_category' && role === 'input'
