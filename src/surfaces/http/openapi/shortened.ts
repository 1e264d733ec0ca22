/** Long lists make examples that nobody reads to the end. */

/** What of a JSON schema says how short a list may be. */
interface Lists {
  readonly properties?: Readonly<Record<string, Lists>>
  readonly items?: Lists
  readonly minItems?: number
}

const ITEMS_MAX = 5
const ITEMS_KEPT = 3

/** A value with the first items of each long list: three, or as many as `schema` asks for. */
export function shortened(value: unknown, schema?: Lists): unknown {
  if (Array.isArray(value)) {
    const kept = value.length > ITEMS_MAX ? Math.max(ITEMS_KEPT, schema?.minItems ?? 0) : value.length
    return value.slice(0, kept).map((item) => shortened(item, schema?.items))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, shortened(field, schema?.properties?.[name])]),
  )
}
