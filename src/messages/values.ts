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
  /** A country by its code, or a part of one as its publisher names it. */
  area: string | Named
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
  advice: 'message',
  allowed: 'list',
  amount: 'code',
  as_decimal: 'code',
  as_thousands: 'code',
  burst: 'number',
  code: 'code',
  contribution: 'message',
  contribution_kg: 'exact',
  alpha3: 'code',
  basis: 'tableText',
  cloud_region: 'code',
  code: 'code',
  confidence: 'choice',
  count: 'number',
  countries: 'countries',
  country: 'country',
  country_code: 'code',
  dataset: 'text',
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
  first_day: 'code',
  flights: 'message',
  format: 'code',
  given: 'givens',
  given_unit: 'code',
  hard_stop: 'number',
  haul: 'label:haul',
  id: 'code',
  currency: 'code',
  difference: 'message',
  edition: 'code',
  edition_year: 'year',
  editions: 'list',
  effort: 'code',
  endpoint: 'code',
  flights: 'message',
  fossil_percent: 'number',
  fuel: 'label:fuel',
  g_per_kwh: 'number',
  gas: 'named',
  grid_area: 'area',
  haul: 'label:haul',
  high_kg: 'number',
  hours: 'number',
  kg: 'number',
  kind: 'choice',
  km: 'number',
  leg: 'number',
  limit: 'number',
  limit_km: 'number',
  location_param: 'param',
  limit_g_per_kwh: 'number',
  limit_km: 'number',
  low_kg: 'number',
  material: 'label:material',
  maximum: 'number',
  meaning: 'code',
  message: 'message',
  method: 'code',
  methods: 'list',
  minimum: 'number',
  ms: 'number',
  mode: 'label:mode',
  model: 'text',
  name: 'given',
  near: 'either',
  note: 'tableText',
  notice: 'message',
  number_type: 'choice',
  operation: 'code',
  origin: 'given',
  official_year: 'year',
  other_haul: 'label:haul',
  other_param: 'param',
  param: 'param',
  params: 'params',
  passengers: 'number',
  path: 'given',
  payload_kg: 'number',
  per_second: 'number',
  percent: 'number',
  place: 'text',
  plan: 'code',
  publisher: 'text',
  publisher_category: 'message',
  quantity: 'exact',
  range: 'message',
  readings: 'tableText',
  reason: 'message',
  replacement: 'code',
  reset_date: 'date',
  rows: 'number',
  rule: 'choice',
  setting: 'code',
  state: 'choice',
  step: 'choice',
  suggestion: 'given',
  suggestions: 'givens',
  text: 'text',
  tier: 'choice',
  times: 'number',
  tonnes: 'number',
  type: 'code',
  types: 'list',
  unit: 'code',
  units: 'list',
  value: 'given',
  vehicle: 'label:vehicle',
  vehicle_count: 'number',
  work: 'choice',
  part: 'choice',
  passengers: 'number',
  payload_kg: 'number',
  percent: 'number',
  place: 'text',
  price_year: 'year',
  provider: 'code',
  provider_name: 'text',
  providers: 'list',
  proxy_country: 'country',
  publisher_category: 'message',
  publisher_country: 'country',
  ratio: 'number',
  reason: 'message',
  region_name: 'named',
  rule: 'choice',
  sector: 'text',
  sent: 'number',
  sign: 'given',
  subject: 'message',
  suggestion: 'given',
  suggestions: 'givens',
  text: 'text',
  tier: 'label:llm_tier',
  tonnes: 'number',
  total: 'number',
  treatment: 'label:treatment',
  unit: 'code',
  used_year: 'year',
  value: 'given',
  vehicle: 'label:vehicle',
  vehicle_count: 'number',
  vendor_name: 'text',
  wanted: 'given',
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
