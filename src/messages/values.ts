/** What messages are filled in with: one kind for each name, wherever it is used, with its unit in the name. */

/** The key of a message with its values: kept, sent to clients, and worded in the language of whoever reads it. */
export interface Message {
  readonly key: string
  readonly values: Values
}

export type Values = Readonly<Record<string, Value>>

export type Value = string | number | boolean | readonly string[] | readonly Message[] | Message | Named

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
  /** The same without an end. */
  all: readonly string[]
  /** One of which is enough: with "or". */
  alternatives: readonly string[]
  /** The name of a parameter. */
  param: string
  params: readonly string[]
  /** ISO 3166-1 alpha-2. */
  country: string
  countries: readonly string[]
  named: Named
  /** A part of a sentence, or a sentence. */
  message: Message
  /** Sentences, one after another. */
  messages: readonly Message[]
  /** A text of a data table, in English; other languages have their own by it (names/de/table-texts.ts). */
  tableText: string
  flag: boolean
  choice: string
}

export type Kind = keyof Types | `label:${string}` | `labels:${string}`

/** In the order of the alphabet. */
export const KINDS = {
  advice: 'message',
  after: 'code',
  allowed: 'list',
  alternatives: 'alternatives',
  before: 'code',
  bytes: 'number',
  cannot: 'number',
  code: 'code',
  codes: 'all',
  column: 'year',
  column_name: 'given',
  columns: 'all',
  command: 'code',
  commas: 'number',
  count: 'number',
  countries: 'countries',
  country: 'country',
  decimal: 'given',
  differs: 'number',
  edition: 'code',
  encoding: 'code',
  engine: 'code',
  expected: 'number',
  factor: 'named',
  failed: 'number',
  field: 'code',
  file: 'code',
  files: 'number',
  first: 'given',
  flights: 'message',
  folder: 'code',
  format: 'code',
  from: 'text',
  givens: 'givens',
  hash: 'code',
  haul: 'label:haul',
  header: 'code',
  high_t: 'number',
  id: 'code',
  kg: 'number',
  km: 'number',
  label: 'text',
  left: 'number',
  limit_km: 'number',
  line: 'year',
  list: 'list',
  low_t: 'number',
  market_kg: 'number',
  max: 'number',
  maximum: 'number',
  megabytes: 'number',
  message: 'message',
  minimum: 'number',
  mode: 'label:mode',
  name: 'given',
  notice: 'message',
  ok: 'number',
  operation: 'code',
  option: 'code',
  other_haul: 'label:haul',
  own_edition: 'code',
  own_engine: 'code',
  own_hash: 'code',
  own_release: 'code',
  pairs: 'number',
  param: 'param',
  params: 'params',
  passengers: 'number',
  payload_kg: 'number',
  per_second: 'number',
  percent: 'number',
  place: 'text',
  plan: 'code',
  points: 'number',
  position: 'year',
  problems: 'messages',
  publisher_category: 'message',
  reason: 'message',
  ref: 'code',
  release: 'code',
  rule: 'choice',
  same: 'number',
  second: 'given',
  separator: 'given',
  sheet: 'given',
  shown_amount: 'code',
  shown_high: 'code',
  shown_km: 'code',
  shown_low: 'code',
  source_name: 'tableText',
  suggestion: 'given',
  suggestions: 'givens',
  text: 'text',
  tier: 'code',
  times: 'number',
  times_more: 'code',
  to: 'text',
  tonnes: 'number',
  tool: 'code',
  total_t: 'number',
  type: 'code',
  unit: 'code',
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
