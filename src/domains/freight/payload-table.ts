/** The table of what lorries and vans may carry: a limit by law or of the class, and never a quotient of two averages. */
import { country, integer, like, maybe, sourceId, text, year } from '../../factors/tables/columns.ts'
import { type Report, type RowIn, type TableSet, table } from '../../factors/tables/table.ts'
import { FREIGHT_FACTORS, FREIGHT_VEHICLES } from './tables.ts'

/** The heaviest lorries of the world weigh less. */
const KG_MAX = 200_000
const kg = () => integer({ minimum: 100, maximum: KG_MAX })

export const FREIGHT_PAYLOADS = table('freight_payloads', {
  description:
    'What one road vehicle of a class may carry, kg: its gross mass by law (law) or, where that is empty, by the limit of its class, less its unladen mass. Without a country: where no row has the country. source_id: the law; unladen_source_id: the unladen mass; basis: what of it is ours. An edition without the table takes the average load of a full vehicle.',
  about: { title: 'Payload of a road vehicle', isEstimate: true },
  key: ['vehicle_type', 'country_code'],
  columns: {
    id: like('^[a-z0-9][A-Za-z0-9_.-]*$'),
    vehicle_type: like('^[a-z0-9_]+$'),
    country_code: maybe(country()),
    gross_kg: kg(),
    unladen_kg: kg(),
    payload_kg: kg(),
    law: maybe(text()),
    year: year(),
    source_id: sourceId(),
    unladen_source_id: sourceId(),
    basis: text(),
  },
})

export type FreightPayloadRow = RowIn<typeof FREIGHT_PAYLOADS>

/** The payload is what the two masses leave, and every vehicle with rows per km has one for countries without a row. */
export function checkPayloads(tables: TableSet, report: Report): void {
  const rows = tables.rows(FREIGHT_PAYLOADS)
  if (rows.length === 0) return
  for (const row of rows) {
    if (row.gross_kg - row.unladen_kg !== row.payload_kg) {
      report(FREIGHT_PAYLOADS, row.line, 'payload_kg: not gross_kg less unladen_kg')
    }
  }
  const everywhere = new Set(rows.filter((row) => row.country_code === undefined).map(typeOf))
  const counted = new Set(
    tables
      .rows(FREIGHT_FACTORS)
      .filter(({ mode, per }) => mode === 'road' && per === 'vehicle_km')
      .map(typeOf),
  )
  for (const row of tables.rows(FREIGHT_VEHICLES)) {
    const { mode, vehicle_type: type } = row
    if (mode !== 'road' || !counted.has(type) || everywhere.has(type)) continue
    report(FREIGHT_PAYLOADS, 1, `no row for ${type} without a country`)
  }
}

function typeOf({ vehicle_type }: { readonly vehicle_type: string }): string {
  return vehicle_type
}
