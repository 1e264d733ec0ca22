/** The table of spending. */
import { decimal, gwpSet, id, like, oneOf, sourceId, text, year } from '../../tables/columns.ts'
import { table } from '../../tables/table.ts'

const PER_DOLLAR = { minimum: 0.0001, maximum: 100, 'x-unit': 'kgCO2e/USD' }

export const SPEND_SECTORS = table('spend_sectors', {
  description:
    "Published supply chain factors of United States industry by NAICS 2017 code, kg CO2e per US dollar of 2022 at the purchaser's price. factor: with the margins of transport and trade; without_margins: cradle to the factory gate alone, for prices there. The publisher's file names no GWP set.",
  about: {
    title: 'Spending',
    boundary: 'cradle to shelf: supply chain with margins of transport and trade',
    country: 'US',
  },
  key: ['naics'],
  columns: {
    id: id(),
    naics: like('^\\d{6}$'),
    publisher_row: text(),
    factor: decimal(PER_DOLLAR),
    factor_unit: oneOf('kgCO2e/USD'),
    without_margins: decimal(PER_DOLLAR),
    useeio_code: text(),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})
