/** What messages are filled in with: one kind for each name, wherever it is used, with its unit in the name. */

/** The key of a message with its values: kept, sent to clients, and worded in the language of whoever reads it. */
export interface Message {
  readonly key: string
  readonly values: Values
}

export type Values = Readonly<Record<string, Value>>

export type Value = string | number | boolean | readonly string[] | Message | Named

/** Something that its publisher named; other languages may have a name for its id. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** The types of the kinds. A `label` is an id that a table of names has (names/labels.ts). */
interface Types {
  /** Written in the digits of the language: a count, an amount in the unit of its name. */
  number: number
  /** Without a thousands separator. */
  year: number
  /** YYYY-MM-DD. */
  date: string
  /** A proper name. */
  text: string
  /** What the client wrote: in quotes, shortened. */
  given: string
  givens: readonly string[]
  /** What can be sent, typed or opened as it stands. */
  code: string
  /** Such texts with commas between them; of many, the first ones. */
  list: readonly string[]
  /** The name of a parameter. */
  param: string
  params: readonly string[]
  /** ISO 3166-1 alpha-2. */
  country: string
  countries: readonly string[]
  named: Named
  /** A part of a sentence, or a sentence. */
  message: Message
  /** A text of a data table, in English; other languages have their own by it (names/de/table-texts.ts). */
  tableText: string
  flag: boolean
  choice: string
}

export type Kind = keyof Types | `label:${string}` | `labels:${string}`

/** In the order of the alphabet. */
export const KINDS = {
  allowed: 'list',
  count: 'number',
  countries: 'countries',
  country: 'country',
  file: 'code',
  flights: 'message',
  haul: 'label:haul',
  high_t: 'number',
  id: 'code',
  kg: 'number',
  km: 'number',
  limit_km: 'number',
  list: 'list',
  low_t: 'number',
  maximum: 'number',
  message: 'message',
  minimum: 'number',
  name: 'given',
  notice: 'message',
  other_haul: 'label:haul',
  param: 'param',
  passengers: 'number',
  payload_kg: 'number',
  percent: 'number',
  place: 'text',
  publisher_category: 'message',
  reason: 'message',
  release: 'code',
  rule: 'choice',
  source_name: 'tableText',
  suggestion: 'given',
  suggestions: 'givens',
  text: 'text',
  tonnes: 'number',
  total_t: 'number',
  value: 'given',
  vehicle: 'label:vehicle',
  vehicle_count: 'number',
  year: 'year',
} as const satisfies Readonly<Record<string, Kind>>

export type ValueName = keyof typeof KINDS | FlagName

/** Names of what a select decides by: `has_suggestion`. */
type FlagName = `${'has' | 'is' | 'without'}_${string}`

type KindOf<Name extends ValueName> = Name extends keyof typeof KINDS ? (typeof KINDS)[Name] : 'flag'

type TypeOf<K extends Kind> = K extends keyof Types
  ? Types[K]
  : K extends `labels:${string}`
    ? readonly string[]
    : string

export type ValueNamed<Name extends ValueName> = TypeOf<KindOf<Name>>

const FLAG = /^(?:has|is|without)_/

/** Throws a RangeError for a name that has no kind. */
export function kindOf(name: string): Kind {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : undefined
  if (kind !== undefined) return kind
  if (FLAG.test(name)) return 'flag'
  throw new RangeError(`a placeholder '${name}' has no kind in values.ts`)
}
