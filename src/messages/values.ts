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
  /** Such names, the last after an 'and'. */
  texts: readonly string[]
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
  /** A country by its code, or a part of one as its publisher names it. */
  area: string | Named
  named: Named
  /** A part of a sentence, or a sentence. */
  message: Message
  /** Sentences, one after another. */
  messages: readonly Message[]
  /** Parts of a sentence, with semicolons between them. */
  phrases: readonly Message[]
  /** A text of a data table, in English; other languages have their own by it (names/de/table-texts.ts). */
  tableText: string
  flag: boolean
  choice: string
  /** The same with all digits, for a calculation that a reader repeats. */
  exact: number
  /** Of which one is meant: 'a' or 'b'. */
  either: readonly string[]
}

export type Kind = keyof Types | `label:${string}` | `labels:${string}`

/** In the order of the alphabet. */
export const KINDS = {
  access_km: 'number',
  activity_amount: 'number',
  advice: 'message',
  after: 'code',
  air_reason: 'message',
  airport: 'text',
  airport_code: 'code',
  allowed: 'list',
  alpha3: 'code',
  alternatives: 'givens',
  amount: 'code',
  area: 'text',
  as_decimal: 'code',
  as_thousands: 'code',
  basis: 'tableText',
  before: 'code',
  beside_line: 'label:reported_line',
  boundary: 'code',
  burst: 'number',
  bytes: 'number',
  cabin: 'label:cabin',
  cannot: 'number',
  choices: 'alternatives',
  city: 'text',
  cloud_region: 'code',
  code: 'code',
  codes: 'all',
  column: 'year',
  column_name: 'given',
  columns: 'all',
  command: 'code',
  commas: 'number',
  components: 'texts',
  confidence: 'choice',
  contribution: 'message',
  contribution_kg: 'exact',
  corrected: 'exact',
  count: 'number',
  countries: 'countries',
  country: 'country',
  country_code: 'code',
  currency: 'code',
  data_tier: 'label:tier',
  dataset: 'text',
  decimal: 'given',
  derivation: 'tableText',
  difference: 'message',
  differs: 'number',
  distance_param: 'param',
  domain: 'code',
  done: 'number',
  edition: 'code',
  edition_year: 'year',
  editions: 'list',
  effort: 'code',
  encoding: 'code',
  endpoint: 'code',
  engine: 'code',
  erratum: 'code',
  exact_co2e: 'exact',
  exact_factor: 'exact',
  exact_kg: 'exact',
  exact_km: 'exact',
  exact_times: 'exact',
  example: 'code',
  expected: 'number',
  factor: 'named',
  factor_name: 'named',
  factor_unit: 'code',
  factor_used: 'message',
  failed: 'number',
  ferry: 'text',
  field: 'code',
  file: 'code',
  files: 'number',
  first: 'given',
  first_day: 'code',
  flights: 'message',
  folder: 'code',
  forcing_in_rows: 'number',
  forcing_kg: 'number',
  forcing_out_rows: 'number',
  forcing_t: 'number',
  format: 'code',
  fossil_percent: 'number',
  from: 'text',
  fuel: 'label:fuel',
  fuel_source: 'label:fuel_source',
  g_per_kwh: 'number',
  gas: 'named',
  given: 'givens',
  given_country: 'country',
  given_unit: 'code',
  givens: 'givens',
  grid_area: 'area',
  gross_kg: 'number',
  gwp_set: 'code',
  hard_stop: 'number',
  has_beside_line: 'flag',
  has_forcing: 'flag',
  has_lines: 'flag',
  has_outside: 'flag',
  hash: 'code',
  haul: 'label:haul',
  header: 'code',
  high_kg: 'number',
  high_t: 'number',
  hint: 'message',
  hours: 'number',
  id: 'code',
  is_blank: 'flag',
  is_market_determined: 'flag',
  is_of_carrier: 'flag',
  is_of_total: 'flag',
  kg: 'number',
  kind: 'choice',
  km: 'number',
  label: 'text',
  law: 'text',
  left: 'number',
  leg: 'number',
  limit: 'number',
  limit_g_per_kwh: 'number',
  limit_km: 'number',
  line: 'year',
  line_kind: 'label:line_kind',
  lines_touched: 'phrases',
  list: 'list',
  location_param: 'param',
  low_kg: 'number',
  low_t: 'number',
  market_kg: 'number',
  material: 'label:material',
  max: 'number',
  maximum: 'number',
  meaning: 'code',
  megabytes: 'number',
  message: 'message',
  method: 'code',
  methods: 'list',
  minimum: 'number',
  mode: 'label:mode',
  model: 'text',
  model_kind: 'choice',
  modes: 'labels:mode',
  ms: 'number',
  name: 'given',
  near: 'either',
  nearest: 'text',
  nearest_km: 'number',
  note: 'tableText',
  notice: 'message',
  number_type: 'choice',
  official_year: 'year',
  ok: 'number',
  operation: 'code',
  option: 'code',
  origin: 'given',
  other_code: 'code',
  other_fields: 'list',
  other_haul: 'label:haul',
  other_param: 'param',
  other_places: 'givens',
  outside_kg: 'number',
  own_edition: 'code',
  own_engine: 'code',
  own_hash: 'code',
  own_release: 'code',
  pairs: 'number',
  param: 'param',
  params: 'params',
  part: 'choice',
  passages: 'labels:passage',
  passengers: 'number',
  path: 'given',
  payload_kg: 'number',
  per_second: 'number',
  percent: 'number',
  place: 'text',
  places: 'texts',
  plan: 'code',
  points: 'number',
  port: 'text',
  port_code: 'code',
  port_kind: 'message',
  position: 'year',
  postcode: 'text',
  postcode_place: 'text',
  prefix: 'code',
  price_year: 'year',
  problems: 'messages',
  provider: 'code',
  provider_name: 'text',
  providers: 'list',
  proxy_country: 'country',
  published: 'exact',
  publisher: 'text',
  publisher_category: 'message',
  publisher_country: 'country',
  publisher_row: 'tableText',
  quantity: 'exact',
  query: 'given',
  range: 'message',
  range_high: 'exact',
  range_low: 'exact',
  ratio: 'number',
  readings: 'tableText',
  reason: 'message',
  received: 'message',
  ref: 'code',
  region_name: 'named',
  release: 'code',
  replacement: 'code',
  reported_line: 'label:reported_line',
  reset_date: 'date',
  road_km: 'number',
  road_reason: 'message',
  rows: 'number',
  rule: 'choice',
  same: 'number',
  scope_basis: 'choice',
  scope_name: 'text',
  sea_km: 'number',
  sea_reason: 'message',
  second: 'given',
  seconds: 'number',
  sector: 'text',
  sent: 'number',
  separator: 'given',
  service_type: 'code',
  setting: 'code',
  share_name: 'text',
  sheet: 'given',
  shown_amount: 'code',
  shown_high: 'code',
  shown_km: 'code',
  shown_low: 'code',
  sign: 'given',
  size_class: 'label:llm_tier',
  source_name: 'tableText',
  state: 'choice',
  step: 'choice',
  straight_km: 'number',
  strictness: 'code',
  subject: 'message',
  suggestion: 'given',
  suggestions: 'givens',
  text: 'text',
  tier: 'label:llm_tier',
  times: 'number',
  times_more: 'code',
  to: 'text',
  tonnes: 'number',
  tool: 'code',
  total: 'number',
  total_t: 'number',
  treatment: 'label:treatment',
  type: 'code',
  types: 'list',
  unit: 'code',
  units: 'list',
  unladen_kg: 'number',
  upstream_t: 'number',
  used_cabin: 'label:cabin',
  used_cabin_class: 'code',
  used_type: 'code',
  used_vehicle: 'label:vehicle',
  used_year: 'year',
  value: 'given',
  values: 'givens',
  vehicle: 'label:vehicle',
  vehicle_count: 'number',
  vehicle_type: 'code',
  vendor_name: 'text',
  wanted: 'given',
  weight: 'number',
  where: 'code',
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
