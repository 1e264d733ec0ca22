/** What came after an edition was released: it is read as if it had always been there, and empty. */
import { describe, expect, test } from 'vitest'
import { EDITION_PARTS } from '../../../api/operations.ts'
import { hotelPart } from '../../../domains/hotel/part.ts'
import { atOnce } from '../../../engine/helpers/steps.ts'
import type { EditionPart } from '../../../factors/edition-part.ts'
import { openEdition, readEdition } from '../../../factors/editions/read.ts'
import { placeIn, readList } from '../../../factors/files/edition-list.ts'
import { readReleased } from '../../../factors/files/released.ts'
import { country, decimal, id, integer, later, oneOf, sourceId } from '../../../factors/tables/columns.ts'
import type { DataProblem } from '../../../factors/tables/problems.ts'
import { readTable } from '../../../factors/tables/read-table.ts'
import { whyUnreadable } from '../../../factors/tables/sealed-columns.ts'
import { type Table, table } from '../../../factors/tables/table.ts'
import { PACKAGE_DATA } from '../package-root.ts'
import { entryIn, textsOf } from './load.ts'

const RELEASED = [...readReleased(PACKAGE_DATA, 'data').keys()]

const COMMUTING = table('commuting', {
  description: 'A table that no released edition has.',
  key: ['country_code'],
  columns: { id: id(), country_code: country(), factor: decimal({ minimum: 0 }), source_id: sourceId() },
})

/** A domain that came after every release. Its check would refuse an empty table. */
const commuting: EditionPart<number> = {
  name: 'commuting',
  tables: [COMMUTING],
  check: (_tables, report) => report(COMMUTING, 1, 'no rows'),
  build: (_basis, tables) => tables.rows(COMMUTING).length,
}

const HOTEL = hotelPart.tables.find(({ name }) => name === 'hotel') as Table

describe.each(RELEASED)('%s', (name) => {
  const place = placeIn(PACKAGE_DATA, name)
  const list = readList(place)
  const tables = textsOf(place, list)
  const parts = [...EDITION_PARTS, commuting]

  test('loads with a domain that it has no table of, whose part says which editions do', () => {
    const read = atOnce(readEdition(entryIn(place, list), { tables }, parts))
    const opened = openEdition(entryIn(place, list), { tables }, parts)
    for (const edition of [read, opened]) {
      expect(edition.part(hotelPart).has('GB')).toBe(true)
      expect(edition.tables.map((one) => one.table.name)).not.toContain('commuting')
      const refusal = {
        code: 'no_factor',
        message: expect.stringContaining(`Data edition ${name} has no data for commuting`),
      }
      expect(() => edition.part(commuting)).toThrow(expect.objectContaining(refusal))
    }
  })

  test('is read with columns that came later: nothing in them, or what the reader says', () => {
    const columns = {
      ...HOTEL.columns,
      stars: later(integer()),
      meals: later(oneOf('none', 'breakfast'), 'none'),
    }
    const problems: DataProblem[] = []
    const { readBy, file, text } = tables.get('hotel') ?? { file: '', text: () => '' }
    const rows = readTable<Record<string, unknown>>(
      file,
      text(),
      { ...HOTEL, columns } as Table<Record<string, unknown>>,
      problems,
      readBy,
    )
    expect(problems).toEqual([])
    expect(rows.length).toBeGreaterThan(30)
    expect(new Set(rows.map(({ meals }) => meals))).toEqual(new Set(['none']))
    expect(rows.every((row) => !('stars' in row))).toBe(true)
  })

  test.each([
    [
      'a column that must be there',
      { ...HOTEL.columns, stars: integer() },
      /sealed without the column stars: declare it with later/,
    ],
    [
      'a column of another kind',
      { ...HOTEL.columns, factor: integer() },
      /column factor holds decimal here, and this release reads integer/,
    ],
    ['a column less', { id: id() }, /does not know the column country_code/],
  ])('%s cannot be read, and is said', (_, columns, reason) => {
    const { readBy } = tables.get('hotel') ?? {}
    expect(readBy && whyUnreadable({ ...HOTEL, columns } as Table, readBy)).toMatch(reason)
  })
})
