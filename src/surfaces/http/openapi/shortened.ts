/** Long lists make examples that nobody reads to the end: they are cut, and the example says so. */

/** What of a JSON schema says how short a list may be. */
interface Lists {
  readonly properties?: Readonly<Record<string, Lists>>
  readonly items?: Lists
  readonly minItems?: number
}

export interface Shortened {
  readonly value: unknown
  /** `data: 3 of 180 items`, for each list that was cut. */
  readonly cuts: readonly string[]
}

const ITEMS_MAX = 12
const ITEMS_KEPT = 3

/** A value with the first items of each long list: three, or as many as `schema` asks for. */
export function shortened(value: unknown, schema?: Lists, path = ''): Shortened {
  if (Array.isArray(value)) return shortenedList(value, schema, path)
  if (typeof value !== 'object' || value === null) return { value, cuts: [] }
  const fields = Object.entries(value).map(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [name, shortened(field, schema?.properties?.[name], at)] as const
  })
  return {
    value: Object.fromEntries(fields.map(([name, field]) => [name, field.value])),
    cuts: fields.flatMap(([, field]) => field.cuts),
  }
}

function shortenedList(list: readonly unknown[], schema: Lists | undefined, path: string): Shortened {
  const isLong = list.length > ITEMS_MAX
  const kept = isLong ? list.slice(0, Math.max(ITEMS_KEPT, schema?.minItems ?? 0)) : list
  const items = kept.map((item, at) => shortened(item, schema?.items, `${path}[${at}]`))
  const cut = isLong ? [`${path}: ${kept.length} of ${list.length} items`] : []
  return { value: items.map((item) => item.value), cuts: [...cut, ...items.flatMap((item) => item.cuts)] }
}

/** The description of an example. */
export function shortenedText(cuts: readonly string[]): string | undefined {
  return cuts.length === 0 ? undefined : `Shortened: ${cuts.join(', ')}.`
}
