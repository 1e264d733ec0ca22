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
  /** Such names, the last after an 'and'. */
  texts: readonly string[]
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
  access_km: 'number',
  air_reason: 'message',
  airport: 'text',
  airport_code: 'code',
  allowed: 'list',
  area: 'text',
  cabin: 'label:cabin',
  city: 'text',
  code: 'code',
  count: 'number',
  countries: 'countries',
  country: 'country',
  derivation: 'tableText',
  edition: 'code',
  factor_name: 'named',
  ferry: 'text',
  flights: 'message',
  from: 'text',
  fuel: 'label:fuel',
  given_country: 'country',
  haul: 'label:haul',
  hint: 'message',
  kg: 'number',
  km: 'number',
  limit_km: 'number',
  maximum: 'number',
  message: 'message',
  minimum: 'number',
  mode: 'label:mode',
  modes: 'labels:mode',
  name: 'given',
  nearest: 'text',
  nearest_km: 'number',
  note: 'tableText',
  notice: 'message',
  other_haul: 'label:haul',
  other_places: 'givens',
  param: 'param',
  passages: 'labels:passage',
  passengers: 'number',
  payload_kg: 'number',
  percent: 'number',
  place: 'text',
  places: 'texts',
  port: 'text',
  port_code: 'code',
  port_kind: 'message',
  postcode: 'text',
  postcode_place: 'text',
  prefix: 'code',
  publisher_category: 'message',
  publisher_country: 'country',
  publisher_row: 'tableText',
  query: 'given',
  ratio: 'number',
  reason: 'message',
  road_km: 'number',
  road_reason: 'message',
  rule: 'choice',
  sea_km: 'number',
  sea_reason: 'message',
  service_type: 'code',
  straight_km: 'number',
  suggestion: 'given',
  suggestions: 'givens',
  text: 'text',
  to: 'text',
  tonnes: 'number',
  unit: 'code',
  used_cabin: 'label:cabin',
  used_cabin_class: 'code',
  used_type: 'code',
  used_vehicle: 'label:vehicle',
  value: 'given',
  values: 'givens',
  vehicle: 'label:vehicle',
  vehicle_count: 'number',
  vehicle_type: 'code',
  weight: 'number',
  width: 'choice',
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
