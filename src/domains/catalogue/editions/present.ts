import type { ResponseParts, Sheet } from '../../../contract/operation.ts'
import type { Edition } from '../../../factors/edition.ts'
import { type EditionEntry, findLatestOf, type Register } from '../../../factors/register.ts'
import type { EditionsAnswer } from './schema.ts'

type Item = EditionsAnswer['data'][number]

export function presentEditions(
  edition: Edition,
  { result: register, notices, meta }: ResponseParts<Register>,
): EditionsAnswer {
  const data = itemsOf(edition, register)
  return { data, meta: { total: data.length, defaults: [...register.defaults], notices, ...meta } }
}

function itemsOf({ name }: Edition, register: Register): Item[] {
  return register.entries.map((entry) => ({
    ...presentEntry(entry),
    is_latest_of_year: findLatestOf(register, entry.year) === entry,
    is_default: entry.name === name,
  }))
}

function presentEntry(entry: EditionEntry): Omit<Item, 'is_latest_of_year' | 'is_default'> {
  const { rows = {}, publishers = {} } = entry.contents ?? {}
  return {
    edition: entry.name,
    label: entry.label,
    year: entry.year,
    revision: entry.revision,
    status: entry.status,
    released: entry.released ?? null,
    hash: entry.hash,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    rows_by_table: rows,
    publishers: Object.entries(publishers).map(([publisher, years]) => ({ publisher, years: [...years] })),
  }
}

export function editionsSheet(edition: Edition, register: Register): Sheet {
  return {
    columns: [
      'edition',
      'label',
      'year',
      'revision',
      'is_latest_of_year',
      'is_default',
      'status',
      'released',
      'hash',
      'rows',
      'publishers',
    ],
    rows: itemsOf(edition, register).map((one) => [
      one.edition,
      one.label,
      one.year,
      one.revision,
      one.is_latest_of_year,
      one.is_default,
      one.status,
      one.released ?? '',
      one.hash,
      one.rows,
      one.publishers.map(({ publisher, years }) => `${publisher} ${years.join(' ')}`).join('; '),
    ]),
  }
}
