/** Labels by id: each language has the same tables with the same ids. */
import { expect, test } from 'vitest'
import { GERMAN_TABLES } from './de/label-tables.ts'
import { ENGLISH_TABLES } from './en/label-tables.ts'
import { labelFor } from './names.ts'

test('each id of an English table has a German label, and none is empty', () => {
  for (const [table, labels] of Object.entries(ENGLISH_TABLES)) {
    const german = GERMAN_TABLES[table] ?? {}
    expect(
      Object.keys(labels).filter((id) => !german[id]?.trim()),
      table,
    ).toEqual([])
  }
})

test('no German table is without an English one', () => {
  expect(Object.keys(GERMAN_TABLES).filter((table) => !(table in ENGLISH_TABLES))).toEqual([])
})

test('a label of another language, and an id without a label', () => {
  expect(labelFor('treatment', 'anaerobic_digestion', 'de')).toBe('Vergärung')
  expect(labelFor('treatment', 'anaerobic_digestion', 'en')).toBe('anaerobic digestion')
  expect(labelFor('treatment', 'sea_disposal', 'de')).toBe('sea disposal')
  expect(labelFor('no_such_table', 'sea_disposal', 'de')).toBe('sea disposal')
})
