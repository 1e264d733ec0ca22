/** The yearly tables of every year pass the checks of an edition beside the standing tables of data/2025. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { editionOf, YEARS } from '../../../scripts/import/lib/editions.ts'
import { PARTS } from '../../../src/domains/domains.ts'
import { type EditionTexts, readEdition } from '../../../src/domains/editions.ts'
import type { Table } from '../../../src/tables/table.ts'

const DATA = new URL('../../../data/', import.meta.url).pathname

/** A table of the edition where there is one, else the standing one, else what all editions share. */
function textsOf(edition: string): EditionTexts {
  const file = ({ name }: Table) =>
    [`${edition}/${name}.csv`, `2025/${name}.csv`, `${name}.csv`].find((path) =>
      existsSync(join(DATA, path)),
    ) ?? name
  return { file, text: (table) => readFileSync(join(DATA, file(table)), 'utf8') }
}

describe.each(YEARS)('%s', (year) => {
  const edition = editionOf(year)

  test('loads', () => {
    const name = { name: edition, label: edition, emissionFactorsYear: Number(year), hash: '' }
    expect(readEdition(name, textsOf(edition), PARTS).name).toBe(edition)
  })
})
