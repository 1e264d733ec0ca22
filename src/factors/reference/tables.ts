/** The tables that every domain stands on: publications, countries, units of comparison. */
import { decimal, id, integer, later, like, maybe, oneOf, sourceId, text, year } from '../tables/columns.ts'
import { type RowIn, table } from '../tables/table.ts'

export const SOURCES = table('sources', {
  description:
    'One row a publication: what every source_id of the edition refers to. url: its address, of our own work the page of the documentation. document_year: the year of the edition or document. date_read, read_from, sha256: the day on which it was read, the copy that was read where that is not the one of the publisher, and the file. Empty is what is not known. region: the country that its factors describe, where its tables name none.',
  key: ['source_id'],
  columns: {
    source_id: id(),
    publisher: text(),
    title: text(),
    edition: text(),
    url: maybe(text()),
    licence: text(),
    attribution: text(),
    document_year: maybe(integer({ minimum: 1990, maximum: 2100 })),
    date_read: maybe(like('^\\d{4}-\\d{2}-\\d{2}$')),
    read_from: maybe(text()),
    sha256: maybe(like('^[0-9a-f]{64}$')),
    region: later(like('^[A-Z]{2}$'), 'GB'),
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
    source_id: sourceId(),
  },
})

export const RANGES = table('ranges', {
  description:
    'How far published figures for the same thing lie apart: nine of ten are between the figure times low and the figure times high. label says what is in doubt, basis which publications were compared.',
  key: ['range_id'],
  columns: {
    range_id: id(),
    label: text(),
    low: decimal({ minimum: 0.01, maximum: 1 }),
    high: decimal({ minimum: 1, maximum: 1000 }),
    basis: text(),
    confidence: oneOf('high', 'medium', 'low'),
    source_id: sourceId(),
  },
})

export const RANGE_USES = table('range_uses', {
  description:
    "Which rows of ranges.csv hold for a figure: the row of the most words that the figure's use begins with. place: in the country of the publisher (home) or another (abroad); empty where it does not matter.",
  key: ['use', 'place'],
  columns: {
    use: like('^[a-z0-9_]+( [a-z0-9_]+)*$'),
    place: maybe(oneOf('home', 'abroad')),
    range_ids: like('^[a-z0-9-]+( [a-z0-9-]+)*$'),
    source_id: sourceId(),
  },
})

export const EQUIVALENTS = table('equivalents', {
  description: 'Unit values behind equivalents=true, in the order in which they are shown.',
  about: { title: 'Unit of comparison' },
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
