/** There is an edition for every year from 2021, each with all tables, and each passes all checks. */
import { describe, expect, test } from 'vitest'
import { editionOf, YEARS } from '../../../scripts/import/lib/editions.ts'
import { loadEdition } from '../../../src/surfaces/process/data/load.ts'
import { PACKAGE_DATA } from '../../../src/surfaces/process/package-root.ts'

test('2021 to 2026', () => {
  expect(YEARS).toEqual(['2021', '2022', '2023', '2024', '2025', '2026'])
})

describe.each(YEARS)('%s', (year) => {
  test('loads, and is for its year', () => {
    const edition = loadEdition(PACKAGE_DATA, editionOf(year))
    expect(edition).toMatchObject({ year: Number(year), emissionFactorsYear: Number(year) })
  })
})
