/** Where the releases are tagged in git, their tables are compared with what they were. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dataFile } from '../../scripts/lib/edition-tables.ts'
import { differencesFrom, releaseTags } from '../../scripts/lib/release-tags.ts'

const tags = releaseTags()

/** A clone may come without tags, and a package without git. */
describe.skipIf(tags.length === 0)('tables of a tagged release', () => {
  test.each(tags)('of %s are what they were', (tag) => {
    expect(differencesFrom(tag)).toEqual([])
  })
})

test('a released table is found by the path it was sealed under', () => {
  expect(readFileSync(dataFile('2025.2/hotel.csv'), 'utf8')).toMatch(/^id,country_code,factor,/)
})
