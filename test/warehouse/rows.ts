/** Rows as a warehouse may have them: made by chance, the same ones every time. */
import type { DuckDBConnection } from '@duckdb/node-api'
import { DOMAINS } from '../../src/api/operations.ts'
import type { ParquetColumn } from '../../src/surfaces/warehouse/parquet.ts'

export const DOMAIN_NAMES = ['hotel', 'fuel', 'electricity', 'travel', 'freight'] as const
export type DomainName = (typeof DOMAIN_NAMES)[number]

/** A row as the database has it, and the question to the engine that it is. */
export interface WarehouseRow {
  readonly cells: Readonly<Record<string, string | undefined>>
  readonly params: Readonly<Record<string, string>>
}

type Cells = Record<string, string | undefined>

/** mulberry32: numbers between 0 and 1 by a seed. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The keys of the table of rates of a domain: everything that may be asked. */
type Keys = Readonly<Record<string, string | boolean>>

export async function keysOf(connection: DuckDBConnection, name: DomainName): Promise<Keys[]> {
  const rates = DOMAINS.find((domain) => domain.name === name)?.rates
  if (!rates) throw new Error(`no rates of ${name}`)
  const names = Object.keys(rates.keys).join(', ')
  const reader = await connection.runAndReadAll(`SELECT ${names} FROM everygram_${name}_rates`)
  return reader.getRowObjects() as unknown as Keys[]
}

/** Now and then a row that has no answer, or is written in other letters. */
const ODD = 0.01

export function* rowsOf(name: DomainName, keys: readonly Keys[], count: number): Generator<WarehouseRow> {
  const random = chance(DOMAIN_NAMES.indexOf(name) + 1)
  for (let i = 0; i < count; i++) {
    const key = keys[Math.floor(random() * keys.length)] ?? {}
    const cells = CELLS[name](key, random)
    yield { cells, params: paramsOf(name, cells) }
  }
}

/** From `least` to `most`, as many small ones as large ones, with up to `decimals` decimals. */
function amount(random: () => number, least: number, most: number, decimals: number): string {
  const value = least * (most / least) ** random()
  return String(Number(value.toFixed(Math.floor(random() * (decimals + 1)))))
}

const whole = (random: () => number, most: number) => String(1 + Math.floor(random() * most))
const perhaps = (random: () => number, value: string) => (random() < 0.5 ? value : undefined)
const oddly = (random: () => number, odd: string, value: string) => (random() < ODD ? odd : value)

const CELLS: Readonly<Record<DomainName, (key: Keys, random: () => number) => Cells>> = {
  hotel: (key, random) => ({
    country: oddly(random, 'XX', oddly(random, ` ${key.country} `.toLowerCase(), String(key.country))),
    nights: oddly(random, '366', whole(random, 365)),
    rooms: perhaps(random, oddly(random, '0', whole(random, 100))),
  }),
  fuel: (key, random) => ({
    fuel_type: oddly(random, 'peat', String(key.fuel_type)),
    unit: key.unit === '' ? undefined : String(key.unit),
    amount: oddly(random, '-1', amount(random, 0.001, 1e9, 6)),
    include_wtt: key.include_wtt === true ? perhaps(random, 'true') : 'false',
  }),
  electricity: (key, random) => ({
    ...placeCells(String(key.place).startsWith('e') ? 'DE' : String(key.place)),
    kwh: oddly(random, '-1', amount(random, 0.001, 1e8, 6)),
    unit: [undefined, 'kwh', 'MWh', 'wh'][Math.floor(random() * 4)],
    include_wtt: key.include_wtt === true ? perhaps(random, 'true') : 'false',
    include_td_losses: key.include_td_losses === true ? 'true' : perhaps(random, 'false'),
    supplier_factor: random() < 0.8 ? undefined : oddly(random, '2001', amount(random, 0.01, 2000, 3)),
  }),
  travel: (key, random) => {
    const isFlight = key.transport_mode === 'flight' || random() < 0.2
    const vehicle = key.vehicle === '' ? undefined : String(key.vehicle)
    const countries = ['GB', 'FR', 'US', 'JE', 'TR', 'CN', 'IE', 'BR', undefined]
    const any = () => countries[Math.floor(random() * countries.length)]
    const place = isFlight ? any() : oddly(random, 'XX', String(key.place))
    return {
      transport_mode: isFlight ? 'flight' : String(key.transport_mode),
      vehicle_type: isFlight ? undefined : vehicle,
      cabin_class: ['economy', 'business', 'first', undefined][Math.floor(random() * 4)],
      origin_country: place,
      destination_country: isFlight ? any() : place,
      distance_km: oddly(random, '50001', amount(random, 0.1, 19_000, 4)),
      passengers: perhaps(random, whole(random, 300)),
      return_trip: perhaps(random, 'true'),
      include_wtt: key.include_wtt === true ? 'true' : perhaps(random, 'false'),
    }
  },
  freight: (key, random) => ({
    transport_mode: String(key.transport_mode),
    vehicle_type: key.vehicle_type === 'average' ? perhaps(random, 'average') : String(key.vehicle_type),
    fuel_source: key.fuel_source === 'diesel' ? perhaps(random, 'Diesel') : String(key.fuel_source),
    country: /^[A-Z]{2}$/.test(String(key.place)) ? oddly(random, 'XX', String(key.place)) : undefined,
    weight: oddly(random, '0', amount(random, 0.5, 100_000, 3)),
    unit: [undefined, 'kg', 'lb', 'tonne', 'g'][Math.floor(random() * 5)],
    distance_km: oddly(random, '100001', amount(random, 1, 20_000, 3)),
    service_type: key.dedicated === true ? 'dedicated' : perhaps(random, 'shared'),
    refrigerated: key.refrigerated === true ? 'true' : perhaps(random, 'false'),
    include_empty_return: key.include_empty_return === true ? 'true' : perhaps(random, 'false'),
  }),
}

function placeCells(place: string): Cells {
  const [provider, region] = place.split(' ')
  const [country, state] = place.split('-')
  const isCloud = region !== undefined
  return {
    country: isCloud || place === '' ? undefined : country,
    state: isCloud || state === undefined ? undefined : place.slice((country ?? '').length + 1),
    cloud_provider: isCloud ? provider : undefined,
    cloud_region: region,
  }
}

/** The engine takes the country of a leg as those of its ends. */
function paramsOf(name: DomainName, { ...cells }: Cells): Record<string, string> {
  if (name === 'freight') {
    const { country, distance_km } = cells
    Object.assign(cells, { origin_country: country, destination_country: country })
    cells.planned_distance_km = distance_km
    delete cells.country
    delete cells.distance_km
  }
  const given = Object.entries(cells).filter((cell): cell is [string, string] => cell[1] !== undefined)
  return Object.fromEntries(given)
}

/** All of them as texts, as a careless warehouse has them. */
export function columnsOf(rows: readonly WarehouseRow[]): ParquetColumn[] {
  const names = Object.keys(rows[0]?.cells ?? {})
  return [
    { name: 'n', kind: 'integer', values: rows.map((_, at) => at) },
    ...names.map((name) => ({ name, kind: 'text' as const, values: rows.map(({ cells }) => cells[name]) })),
  ]
}
