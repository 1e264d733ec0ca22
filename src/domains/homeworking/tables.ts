/** The table of homeworking. */
import { decimal, gwpSet, id, oneOf, sourceId, text, year } from '../../tables/columns.ts'
import { type RowIn, table } from '../../tables/table.ts'

export const HOMEWORKING = table('homeworking', {
  description:
    'Published factors of an hour that one person works at home, kg CO2e: office equipment, and heating. The publisher gives no split into gases. An edition of a year before the first publication has the rows of that one, under its year.',
  about: { title: 'Homeworking', country: 'GB' },
  key: ['what'],
  columns: {
    id: id(),
    what: oneOf('equipment', 'heating'),
    publisher_row: text(),
    factor: decimal({ minimum: 0.0001, maximum: 10 }),
    factor_unit: oneOf('kgCO2e/hour'),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type HomeworkingRow = RowIn<typeof HOMEWORKING>
