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
  /** The same with all digits, for a calculation that a reader repeats. */
  exact: number
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
  /** Of which one is meant: 'a' or 'b'. */
  either: readonly string[]
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
  advice: 'message',
  air_reason: 'message',
  airport: 'text',
  airport_code: 'code',
  allowed: 'list',
  amount: 'code',
  area: 'text',
  as_decimal: 'code',
  as_thousands: 'code',
  burst: 'number',
  cabin: 'label:cabin',
  city: 'text',
  code: 'code',
  contribution: 'message',
  contribution_kg: 'exact',
  count: 'number',
  countries: 'countries',
  country: 'country',
  country_code: 'code',
  dataset: 'text',
  derivation: 'tableText',
  distance_param: 'param',
  done: 'number',
  edition: 'code',
  editions: 'list',
  exact_co2e: 'exact',
  exact_factor: 'exact',
  example: 'code',
  factor: 'message',
  factor_name: 'named',
  factor_unit: 'code',
  ferry: 'text',
  first_day: 'code',
  flights: 'message',
  format: 'code',
  from: 'text',
  fuel: 'label:fuel',
  given: 'givens',
  given_country: 'country',
  given_unit: 'code',
  hard_stop: 'number',
  haul: 'label:haul',
  hint: 'message',
  id: 'code',
  kg: 'number',
  km: 'number',
  leg: 'number',
  limit: 'number',
  limit_km: 'number',
  location_param: 'param',
  maximum: 'number',
  meaning: 'code',
  message: 'message',
  method: 'code',
  methods: 'list',
  minimum: 'number',
  mode: 'label:mode',
  modes: 'labels:mode',
  ms: 'number',
  name: 'given',
  near: 'either',
  nearest: 'text',
  nearest_km: 'number',
  note: 'tableText',
  notice: 'message',
  number_type: 'choice',
  operation: 'code',
  origin: 'given',
  other_haul: 'label:haul',
  other_param: 'param',
  other_places: 'givens',
  param: 'param',
  params: 'params',
  passages: 'labels:passage',
  passengers: 'number',
  path: 'given',
  payload_kg: 'number',
  per_second: 'number',
  percent: 'number',
  place: 'text',
  places: 'texts',
  plan: 'code',
  port: 'text',
  port_code: 'code',
  port_kind: 'message',
  postcode: 'text',
  postcode_place: 'text',
  prefix: 'code',
  publisher: 'text',
  publisher_category: 'message',
  publisher_country: 'country',
  publisher_row: 'tableText',
  quantity: 'exact',
  query: 'given',
  range: 'message',
  ratio: 'number',
  readings: 'tableText',
  reason: 'message',
  replacement: 'code',
  reset_date: 'date',
  road_km: 'number',
  road_reason: 'message',
  rows: 'number',
  rule: 'choice',
  sea_km: 'number',
  sea_reason: 'message',
  service_type: 'code',
  setting: 'code',
  state: 'choice',
  step: 'choice',
  straight_km: 'number',
  suggestion: 'given',
  suggestions: 'givens',
  text: 'text',
  tier: 'choice',
  times: 'number',
  to: 'text',
  tonnes: 'number',
  type: 'code',
  types: 'list',
  unit: 'code',
  units: 'list',
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
  work: 'choice',
  year: 'year',
  years: 'list',
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
