/** The table of water. */
import { decimal, gwpSet, id, oneOf, sourceId, text, year } from '../../tables/columns.ts'
import { type RowIn, table } from '../../tables/table.ts'

export const WATER = table('water', {
  description:
    'Published factors of water supplied and of waste water treated, kg CO2e per cubic metre. The publisher gives no split into gases.',
  about: { title: 'Water', country: 'GB' },
  key: ['service'],
  columns: {
    id: id(),
    service: oneOf('supply', 'treatment'),
    publisher_row: text(),
    factor: decimal({ minimum: 0.001, maximum: 10 }),
    factor_unit: oneOf('kgCO2e/m3'),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type WaterRow = RowIn<typeof WATER>
