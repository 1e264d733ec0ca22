/** The tables that every domain stands on: publications, countries, units of comparison. */
import { decimal, id, like, maybe, sourceId, text, year } from '../../tables/columns.ts'
import { type RowIn, table } from '../../tables/table.ts'

export const SOURCES = table('sources', {
  description: 'One row a publication: what every source_id of the edition refers to.',
  key: ['source_id'],
  columns: {
    source_id: id(),
    publisher: text(),
    title: text(),
    edition: text(),
    url: maybe(text()),
    licence: text(),
    attribution: text(),
  },
})

export type SourceRow = RowIn<typeof SOURCES>

export const COUNTRIES = table('countries', {
  description:
    'ISO 3166-1 countries with the UN M49 region they are shown in, and codes taken for them on input.',
  key: ['country_code'],
  columns: {
    country_code: like('^[A-Z]{2}$'),
    alpha3: like('^[A-Z]{3}$'),
    country_name: text(),
    region: text(),
    aliases: maybe(like('^[A-Z]{2}( [A-Z]{2})*$')),
  },
})

export type CountryRow = RowIn<typeof COUNTRIES>

export const EQUIVALENTS = table('equivalents', {
  description: 'Unit values behind equivalents=true, in the order in which they are shown.',
  key: ['key'],
  columns: {
    key: like('^[a-z][a-z0-9_]*$'),
    label: text(),
    factor: decimal({ minimum: 0.0001, maximum: 1000 }),
    factor_unit: text(),
    year: year(),
    source_id: sourceId(),
  },
})

export type EquivalentRow = RowIn<typeof EQUIVALENTS>
