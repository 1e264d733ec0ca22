/** What a client wrote, in messages: shown and sent back to this length, since a row may have a value of a megabyte. */
import { kindOf, type Value, type Values } from './values.ts'

/** Characters that are shown. */
const GIVEN_MAX = 80

/** Never cut within a character. What was cut before stays as it is. */
export function cutGiven(value: string): string {
  if (value.length <= GIVEN_MAX) return value
  return `${value.slice(0, GIVEN_MAX).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const OF_CLIENTS: ReadonlySet<string> = new Set(['given', 'givens', 'either'])

/** The values of a message with what a client wrote cut. */
export function withCutGiven(values: Values): Values {
  const cut = (value: Value) => {
    if (typeof value === 'string') return cutGiven(value)
    return Array.isArray(value) ? value.map(cutGiven) : value
  }
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    OF_CLIENTS.has(kindOf(name)) ? cut(value) : value,
  ])
  return Object.fromEntries(entries)
}
