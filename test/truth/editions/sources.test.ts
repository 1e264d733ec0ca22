/** Who says so: every row of every table that ships names a source, and every source can be looked up. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sealedPaths } from '../../../scripts/lib/edition-tables.ts'
import { judgementPage } from '../../../scripts/lib/judgement.ts'
import { EDITION_PARTS } from '../../../src/api/operations.ts'
import { tablesOf } from '../../../src/factors/editions/read.ts'
import { editionEntries } from '../../../src/surfaces/process/data/register.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../../src/surfaces/process/package-root.ts'
import { type Cells, csv } from './published.ts'

const register = csv('sources.csv')
const editions = editionEntries(PACKAGE_DATA)
  .filter(({ status }) => status === 'released')
  .map(({ name }) => name)
/** Paths below data/ of the tables of an edition, as they were sealed, or of a folder. */
const tablesIn = (folder: string) =>
  (editions.includes(folder)
    ? sealedPaths(folder)
    : readdirSync(join(PACKAGE_DATA, folder)).map((name) => `${folder}/${name}`)
  ).filter((path) => path.endsWith('.csv') && !path.endsWith('/sources.csv'))
const idsOf = (rows: Cells[]) => new Set(rows.map((row) => row.source_id))

test.each(tablesOf(EDITION_PARTS).map((table) => [table.name, table] as const))(
  'a row of %s cannot be read without its source',
  (_, table) => {
    expect(table.columns).toHaveProperty('source_id')
    expect(table.columns.source_id).not.toHaveProperty('~optional')
  },
)

describe.each([...editions, 'geography'])('%s', (folder) => {
  const beside = csv(`${folder}/sources.csv`)

  test.each(tablesIn(folder))('%s: every row has a source that stands beside it', (name) => {
    const known = idsOf(beside)
    expect(csv(name).filter((row) => !known.has(row.source_id))).toEqual([])
  })
})

describe('the register of publications', () => {
  test('says of every source where it is', () => {
    expect(register.filter(({ url }) => !/^(https:\/\/|docs\/)\S+$/.test(url ?? ''))).toEqual([])
  })

  test('leads to pages of our documentation that are there', () => {
    const pages = register.map(({ url = '' }) => url).filter((url) => url.startsWith('docs/'))
    expect(pages.length).toBeGreaterThan(0)
    for (const url of pages) {
      const [page = '', heading] = url.split('#')
      expect(existsSync(join(PACKAGE_ROOT, page)), url).toBe(true)
      if (!heading) continue
      const text = readFileSync(join(PACKAGE_ROOT, page), 'utf8').toLowerCase()
      expect(text, url).toContain(`\n## ${heading.replaceAll('-', ' ')}`)
    }
  })

  test('says which copy was read, and by its hash which file, of the UK factors and of Ember', () => {
    const read = register.filter(({ sha256 }) => sha256 !== '')
    const known = ['desnz-2021', 'desnz-2022', 'desnz-2023', 'desnz-2024', 'desnz-2026', 'ember-2026-04']
    expect([...idsOf(read)]).toEqual(expect.arrayContaining(known))
    expect(read.filter(({ read_from, date_read }) => read_from === '' || date_read === '')).toEqual([])
  })

  test('knows the year of every edition but of lists that show none', () => {
    const without = register.filter(({ document_year }) => document_year === '')
    expect(without.map(({ source_id }) => source_id)).toEqual([
      'unsd-m49',
      'oci-common-2026',
      'ccf-alibaba-regions',
      'boavizta-scaleway-regions',
    ])
  })
})

test('docs/judgement.md is what npm run data:judgement makes of the tables', () => {
  expect(readFileSync(join(PACKAGE_ROOT, 'docs', 'judgement.md'), 'utf8')).toBe(judgementPage(PACKAGE_DATA))
})
