/** German for every sentence of a data table that readers see. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { allEditions } from '../../../test/support/all-editions.ts'
import type { Edition } from '../../factors/edition.ts'
import { listed } from '../../factors/tables/sealed-columns.ts'
import { PACKAGE_DATA } from '../../surfaces/process/package-root.ts'
import { GERMAN_TABLE_TEXTS, germanTableText, tableTextKey } from './de/table-texts.ts'
import { tableTextFor } from './names.ts'

/** Columns of texts that are no sentences of ours. */
const WITHOUT_SENTENCES: Readonly<Record<string, RegExp>> = {
  'the publisher names it': /^sources\.|\.(?:publisher_row|name|display_name|title)$/,
  'a code or an id': /\.(?:\w+_code|alpha3|code|state|subregion|area|covers|key|use|range_ids|naics)$/,
  'an id that names.ts names':
    /\.(?:fuel_type|vehicle_type|material|treatment|gas|provider|effort|model_id)$/,
  'words that are read, not written': /\.(?:aliases|alias|words|word|families)$/,
  'another row of the same table': /\.(?:behaves_as|rows_of)$/,
  'named by an id: see factor-names.test.ts':
    /^(?:freight_vehicles|fuels|waste_materials|waste_treatments|refrigerant_gases)\.label$/,
  'a country or a town': /\.(?:country_name|territory|city)$/,
  'a unit: see factor-names.test.ts': /\.(?:factor_)?unit$/,
  'as the provider of the cloud has it': /^cloud_regions\.(?:region|kind)$/,
  'a date': /\.release_date$/,
  'a law by its name': /^freight_payloads\.law$/,
}

/** Whose rows notices quote. */
const QUOTED_ROWS = ['freight_regional', 'travel_regional']

let editions: Edition[]
let texts: Set<string>
beforeAll(async () => {
  editions = await allEditions()
  const ofEditions = editions.flatMap(({ tables }) => tables.flatMap(textsOf))
  texts = new Set([
    ...ofEditions,
    ...columnOf('synonyms/ambiguous.csv', 'readings'),
    ...columnOf('synonyms/units.csv', 'note'),
    ...columnOf('gwp100.csv', 'note'),
    ...columnOf('refrigerant_components.csv', 'note'),
  ])
})

/** Of a table beside the editions. */
function columnOf(file: string, column: string): string[] {
  const rows: Record<string, string>[] = parse(readFileSync(join(PACKAGE_DATA, file)), {
    columns: true,
  })
  return rows.map((row) => row[column] ?? '').filter((text) => text !== '')
}

function textsOf({ table, rows }: Edition['tables'][number]): string[] {
  const columns = listed(table.columns)
    .filter(({ schema }) => schema['x-column'] === 'text')
    .map(({ name }) => name)
    .filter((name) => isOurs(table.name, name))
  const ofRows = rows.flatMap((row) => columns.map((name) => row[name]).filter((cell) => cell !== undefined))
  return [...ofRows.map(String), table.about?.boundary ?? []].flat()
}

function isOurs(table: string, column: string): boolean {
  if (column === 'publisher_row') return QUOTED_ROWS.includes(table)
  return !Object.values(WITHOUT_SENTENCES).some((pattern) => pattern.test(`${table}.${column}`))
}

test('each has German, with the same numbers', () => {
  expect(texts.size).toBeGreaterThan(300)
  expect([...texts].filter((text) => germanTableText(text) === undefined)).toEqual([])
})

test('none has more numbers than the English one, or fewer', () => {
  const counts = Object.entries(GERMAN_TABLE_TEXTS).map(([english, german]) => [
    german,
    english.split('#').length,
    german.split('#').length,
  ])
  const different = counts.filter(([, english, german]) => english !== german)
  // The number of a table in a book is no amount, and stands as the book has it.
  expect(different.map(([german]) => german)).toEqual([
    'IPCC-Richtlinien #, Band #, Tabelle 2.2: Grenzen von #4 % für kg CO2 je TJ',
  ])
})

test('no German stands for a sentence that no edition has', () => {
  const parts = [...texts].flatMap((text) => [text, ...text.split('; ')])
  const used = new Set(parts.map(tableTextKey))
  const ofBoundaries = ['life_cycle', 'direct', 'gross calorific value', 'net calorific value']
  expect(
    Object.keys(GERMAN_TABLE_TEXTS).filter((key) => !used.has(key) && !ofBoundaries.includes(key)),
  ).toEqual([])
})

test.each([
  ['published tonne row / 1000', 'veröffentlichte Zeile je Tonne / 1000'],
  [
    'GLEC 608 to 1,363, EPA 750, Flexport 1,130 g per tonne-km against the UK rows: 6 of 6',
    'GLEC 608 bis 1.363, EPA 750, Flexport 1.130 g je Tonnen-km gegenüber den britischen Zeilen: 6 von 6',
  ],
  [
    'IPCC 2006 Guidelines vol. 2 table 2.2, 95 % limits of kg CO2 per TJ',
    'IPCC-Richtlinien 2006, Band 2, Tabelle 2.2: Grenzen von 95 % für kg CO2 je TJ',
  ],
  [
    '3,600,000 J are 1 kWh: send unit=kwh and the number divided by 3600000',
    '3.600.000 J sind 1 kWh: Senden Sie unit=kwh und die Zahl geteilt durch 3600000',
  ],
  ['direct combustion; gross calorific value', 'direkte Verbrennung; Brennwert'],
  ['a note of an operator', 'a note of an operator'],
  ['constructor', 'constructor'],
])('%s', (english, german) => {
  expect(tableTextFor(english, 'de')).toBe(german)
  expect(tableTextFor(english, 'en')).toBe(english)
})
