/** The tables of refrigerants. */
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

const PER_KG = { minimum: 0.0001, maximum: 100_000, 'x-unit': 'kgCO2e/kg' }

export const REFRIGERANT_GASES = table('refrigerant_gases', {
  description:
    "The gases that leak from cooling, fire protection and processes, in the order in which they are listed: the publisher's name as label, and other words, R-numbers before all, with semicolons between.",
  key: ['gas'],
  columns: {
    gas: like('^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$'),
    label: text(),
    kind: oneOf('kyoto', 'blends', 'montreal', 'ethers', 'other'),
    words: maybe(text()),
    source_id: sourceId(),
  },
})

export const REFRIGERANTS = table('refrigerants', {
  description:
    'Published factors of leaked gases, kg CO2e per kg. kyoto_factor: the part of gases of the Kyoto Protocol, which belongs into scope 1; non_kyoto_factor: that of other gases, which is reported apart. They may miss the factor by what the publisher rounds.',
  about: { title: 'Refrigerant' },
  key: ['gas'],
  columns: {
    id: id(),
    gas: reference('refrigerant_gases', 'gas'),
    publisher_row: text(),
    factor: decimal(PER_KG),
    factor_unit: oneOf('kgCO2e/kg'),
    kyoto_factor: maybe(decimal(PER_KG)),
    non_kyoto_factor: maybe(decimal(PER_KG)),
    derivation: maybe(text()),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type RefrigerantGasRow = RowIn<typeof REFRIGERANT_GASES>
