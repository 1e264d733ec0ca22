/** What one vehicle may carry on a way: the least that a country on it allows. */
import { EVERYWHERE, figureEntry } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { decimal } from '../../engine/numbers/decimal.ts'
import { type Rational, rational } from '../../engine/numbers/rational.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import type { FreightFactor } from './factor.ts'
import type { FindPayload, Payload } from './payload.ts'
import { FREIGHT_PAYLOADS, type FreightPayloadRow } from './payload-table.ts'

/** Undefined in an edition without the table, and for vehicles without a row. */
export function payloadFinder(tables: TableSet, basis: ReferenceTables, homeCountry: string): FindPayload {
  const key = (type: string, country: string | undefined) => `${type} ${country ?? ''}`
  const rows = new Map(
    tables.rows(FREIGHT_PAYLOADS).map((row) => [key(row.vehicle_type, row.country_code), row]),
  )
  const byCountry = new Set(
    tables.rows(FREIGHT_PAYLOADS).flatMap((row) => (row.country_code ? [row.vehicle_type] : [])),
  )
  const entries = new Map([...rows.values()].map((row) => [row.id, payloadEntry(row, basis)]))
  return (type, countries) => {
    const elsewhere = rows.get(key(type, undefined))
    if (!elsewhere) return undefined
    const crossed = countries.map((country) => rows.get(key(type, country)) ?? elsewhere)
    const [first = elsewhere, ...others] = crossed
    const row = others.reduce((least, one) => (one.payload_kg < least.payload_kg ? one : least), first)
    const home = rows.get(key(type, homeCountry)) ?? elsewhere
    const isKnown = (country: string) => !byCountry.has(type) || rows.has(key(type, country))
    const unknown = countries.find((country) => !isKnown(country))
    return {
      row,
      tonnes: tonnes(row.payload_kg),
      fullTonnes: tonnes(Math.min(row.payload_kg, home.payload_kg)),
      entry: getOrThrow(entries, row.id),
      ...(unknown !== undefined && { unknown }),
    }
  }
}

/** The factor for vehicles that carry so much. */
export function withPayload(factor: FreightFactor, payload: Payload | undefined): FreightFactor {
  const { intensity, trail } = factor
  if (!payload || !intensity.vehicle) return factor
  const others = trail.dedicated.filter(({ factorId }) => !trail.payloadIds?.includes(factorId))
  const { tonnes: payloadTonnes, fullTonnes: fullLoadTonnes } = payload
  return {
    ...factor,
    payload,
    intensity: { ...intensity, vehicle: { ...intensity.vehicle, payloadTonnes, fullLoadTonnes } },
    trail: { ...trail, dedicated: [...others, payload.entry] },
  }
}

const KG_PER_TONNE = decimal(1000)

function tonnes(kg: number): Rational {
  return rational(decimal(kg), KG_PER_TONNE)
}

/** The unladen mass is that of a usual vehicle of the class: an estimate, however exact the law. */
function payloadEntry(row: FreightPayloadRow, { sources, countries }: ReferenceTables): TrailEntry {
  const { id, year, payload_kg, gross_kg, unladen_kg, law, country_code, source_id, basis } = row
  const unladen = getOrThrow(sources, row.unladen_source_id)
  return figureEntry({
    category: 'energy_model',
    name: 'Payload of one vehicle',
    id,
    value: decimal(payload_kg),
    unit: 'kg',
    year,
    tier: 'estimate',
    region: country_code === undefined ? EVERYWHERE : getOrThrow(countries, country_code),
    source: getOrThrow(sources, source_id),
    note: `${gross_kg} kg gross (${law ?? 'the limit of the class'}) less ${unladen_kg} kg unladen (${unladen.publisher}, ${unladen.dataset}): ${basis}.`,
  })
}
