/** What holds between years: the same rows everywhere, known figures, and tables that nobody has touched by hand. */
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publication } from '../../../scripts/import/uk/publication.ts'
import { UK_TABLES } from '../../../scripts/import/uk/tables.ts'
import { sealedPaths } from '../../../scripts/lib/edition-tables.ts'
import { type Cells, csv, EDITIONS, table, ukExtract } from './published.ts'

const idsOf = (rows: Cells[]) => rows.map((row) => row.id ?? row.key).sort()

/** Its tables: publications are those of the year. */
const files = (edition: string) =>
  sealedPaths(edition)
    .filter((path) => path.startsWith(`${edition}/`) && path.endsWith('.csv'))
    .map((path) => basename(path))
    .filter((name) => name !== 'sources.csv')

test('every year has the same tables', () => {
  for (const [, edition] of EDITIONS) expect(files(edition)).toEqual(files('2025.2'))
})

/** Of these the publication of a year has rows that another year lacks. */
const OF_THEIR_YEAR = ['refrigerants.csv', 'waste.csv']

describe.each(files('2025.2').filter((file) => !OF_THEIR_YEAR.includes(file)))('%s', (file) => {
  const name = file.replace('.csv', '')

  test('has rows of the same ids in every year: no edition lacks one', () => {
    const ids = idsOf(table('2025.2', name))
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, edition] of EDITIONS) expect(idsOf(table(edition, name))).toEqual(ids)
  })
})

describe.each(EDITIONS)('the UK tables of %s', (year, edition) => {
  test('are what the importer makes of the extract', () => {
    const uk = publication(year)
    for (const [name, rowsOf] of Object.entries(UK_TABLES))
      expect(rowsOf(uk), name).toEqual(table(edition, name))
  })
})

/** What a train takes: of another model since 2025.2, and no UK factor. */
const RAISED = new Set(['rail-electric-energy', 'rail-diesel-energy'])
/** Domains that release 0.1.0 did not have; what vehicles draw is worked out with more decimals: travel.test.ts has it. */
const OTHERS = ['water', 'waste', 'homeworking', 'refrigerants', 'travel_electricity']

test('2025.2 has every row of the UK factors that release 0.1.0 had, as it was', () => {
  for (const name of Object.keys(UK_TABLES).filter((known) => !OTHERS.includes(known))) {
    const now = table('2025.2', name)
    const before = csv(`2025.1/${name}.csv`).filter(({ id }) => !RAISED.has(id ?? ''))
    expect(now.filter((row) => before.some((old) => (old.id ?? old.key) === (row.id ?? row.key)))).toEqual(
      before,
    )
  }
})

/** As the publications print them: long haul in economy class with forcing, and electricity generated. */
test.each([
  ['2021', '2021.1', '0.14787', '0.21233'],
  ['2022', '2022.1', '0.14787', '0.19338'],
  ['2024', '2024.1', '0.20011', '0.20705'],
  ['2025', '2025.2', '0.11704', '0.177'],
  ['2026', '2026.1', '0.11704', '0.13096'],
] as const)('the long-haul seat and the kWh of %s', (year, edition, seat, kwh) => {
  const long = table(edition, 'flight_factors').find((row) => row.id === 'flight-long-economy')
  expect(long?.factor).toBe(seat)
  expect(ukExtract(year)('electricity', 'Electricity generated: Electricity: UK', 'kwh').co2e).toBe(kwh)
})
