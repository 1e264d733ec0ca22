/** The tables of waste. */
import {
  decimal,
  gwpSet,
  id,
  like,
  maybe,
  oneOf,
  reference,
  sourceId,
  text,
  year,
} from '../../tables/columns.ts'
import { type RowIn, table } from '../../tables/table.ts'

const name = () => like('^[a-z]+(_[a-z]+)*$')

export const WASTE_MATERIALS = table('waste_materials', {
  description:
    "The materials of waste, in the order in which they are listed: the publisher's name as label, and other words for them, with semicolons between.",
  key: ['material'],
  columns: {
    material: name(),
    label: text(),
    group: text(),
    words: maybe(text()),
    source_id: sourceId(),
  },
})

export const WASTE_TREATMENTS = table('waste_treatments', {
  description:
    'What is done with waste, and what its factors cover: collection and the way to the plant, or the gas of the landfill too. words: other words, with semicolons between; a word of several treatments is refused as ambiguous.',
  key: ['treatment'],
  columns: {
    treatment: name(),
    label: text(),
    covers: oneOf('transport', 'transport_and_landfill'),
    words: maybe(text()),
    source_id: sourceId(),
  },
})

export const WASTE = table('waste', {
  description:
    'Published factors of waste by material and treatment, kg CO2e per tonne. The publisher gives no split into gases.',
  about: { title: 'Waste', country: 'GB' },
  key: ['material', 'treatment'],
  columns: {
    id: id(),
    material: reference('waste_materials', 'material'),
    treatment: reference('waste_treatments', 'treatment'),
    publisher_row: text(),
    factor: decimal({ minimum: 0.1, maximum: 10_000 }),
    factor_unit: oneOf('kgCO2e/tonne'),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type WasteTreatmentRow = RowIn<typeof WASTE_TREATMENTS>
