/** NOTICE names everything that is shipped and is not ours, with the words and the licence that its publisher asks for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { licenceOf } from '../scripts/lib/licences.ts'
import { COMPILED_IN } from '../scripts/lib/sbom.ts'
import { csvRows } from '../src/factors/tables/csv.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

interface Source {
  readonly source_id: string
  readonly publisher: string
  readonly licence: string
  readonly attribution: string
  readonly url: string
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const read = readFileSync(join(PACKAGE_ROOT, 'NOTICE'), 'utf8')
const notice = plain(read)
const registers = [
  'sources.csv',
  'geography/sources.csv',
  ...readdirSync(join(PACKAGE_DATA, 'tables', 'sources'))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => `tables/sources/${name}`),
]
/** Licences that ask for a notice, a link or their text: those of public works and of cited facts ask for none. */
const ASKS = [
  'Open Government Licence v3.0',
  'Open Government Licence - Canada',
  'Government Open Data License - India',
  'CC BY 4.0',
  'Licence Ouverte',
  'Government of Japan Standard Terms of Use 2.0',
  'Unicode License v3',
  'EUPL 1.2',
  'ODbL 1.0',
  'MIT',
  'BSD-3-Clause',
  'ISC',
]

describe.each(registers)('data/%s', (file) => {
  const sources: Source[] = csvRows(readFileSync(join(PACKAGE_DATA, file), 'utf8'))

  test('each source is there in the words of its publisher', () => {
    expect(sources.length).toBeGreaterThan(0)
    for (const { source_id, attribution } of sources) {
      expect(attribution, source_id).not.toBe('')
      expect(notice, source_id).toContain(plain(attribution))
    }
  })

  test('each that asks for it with its licence and its address', () => {
    const asking = sources.filter(({ licence }) => ASKS.some((name) => licence.includes(name)))
    expect(asking.length).toBeGreaterThan(0)
    for (const { source_id, attribution, licence, url } of asking) {
      const entry = `Licence: ${plain(licence)} ${plain(attribution)} ${url}`
      expect(notice, source_id).toContain(entry)
    }
  })
})

/** Terms of which there is no page in a language and at an address that would last. */
const NOT_LINKED = 'Government of Japan Standard Terms of Use 2.0'

test('each licence that asks for something is linked', () => {
  const list = read.slice(read.indexOf('Licences in full:'), read.indexOf('Packages whose data'))
  const linked = list.split('\n').filter((line) => line.includes(': https://'))
  for (const name of ASKS.filter((one) => one !== NOT_LINKED)) {
    expect(
      linked.some((line) => line.trim().startsWith(name)),
      name,
    ).toBe(true)
  }
})

test('each package whose data is compiled in is named with its licence', () => {
  for (const name of COMPILED_IN) {
    expect(notice).toContain(`${name}: ${licenceOf(PACKAGE_ROOT, join('node_modules', name)).licence}`)
  }
})
