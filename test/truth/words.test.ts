/**
 * Words of data/synonyms against the publications that we hold: a word that is the name of a row of its own never means
 * another row without saying so. Either the edition has that row, or the word is marked `nearest`.
 */
import { expect, test } from 'vitest'
import { readRows } from '../../scripts/import/lib/tables.ts'
import { installedSynonyms } from '../../src/surfaces/process/data/synonyms.ts'
import { csv } from './editions/published.ts'

const synonyms = installedSynonyms()

/** By kind of words: where the rows of the publication are, and the part of their label that names the class. */
const PUBLISHED: Readonly<Record<string, readonly (readonly [topic: string, group: RegExp])[]>> = {
  fuel: [
    ['fuel', /./],
    ['bioenergy', /./],
  ],
  travel_vehicle: [
    ['land', /^(Cars|Motorbike|Taxis|Bus|Rail)/],
    ['sea', /^Ferry/],
  ],
  cabin: [['flight', /./]],
}

/** What the publication calls a row, without the words that all of its group have. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/ \(.*\)$/, '')
    .replace(/ (car|class)$/, '')
}

/** The rows of ours that are these of the publisher, by the importer's own table. */
const ours = csvOfNames()
function csvOfNames(): ReadonlyMap<string, string> {
  const rows = readRows(new URL('../../scripts/import/', import.meta.url).pathname, 'uk-names.csv')
  // The first of a label is that without a fuel.
  return new Map(
    rows.map(({ row = '', label = '' }) => [plain(label.split(': ').at(1) ?? ''), row] as const).reverse(),
  )
}

const names = Object.entries(PUBLISHED).flatMap(([kind, places]) => {
  const rows = csv('extracts/uk-2026.csv').filter(({ topic, group = '' }) =>
    places.some(([of, like]) => of === topic && like.test(group)),
  )
  return [...new Set(rows.flatMap(({ item, detail }) => [item, detail]))]
    .filter((name): name is string => Boolean(name))
    .map((name) => ({ kind, name, word: plain(name) }))
})

test('there are names to compare', () => {
  expect(names.length).toBeGreaterThan(60)
  expect(names.map(({ word }) => word)).toEqual(expect.arrayContaining(['butane', 'executive', 'coach']))
  expect(ours.get('butane')).toBe('fuel-butane')
})

/** Names of one row that people write in several ways: the meaning is that very row. */
const ITSELF: Readonly<Record<string, string>> = {
  'gas oil': 'red_diesel',
  'burning oil': 'kerosene',
  'fuel oil': 'fuel_oil',
  'natural gas': 'natural_gas',
  'biodiesel me': 'biodiesel',
  'wood logs': 'wood_logs',
  logs: 'wood_logs',
  'wood pellets': 'wood_pellets',
}

test.each(names)('$kind: $name', ({ kind, word }) => {
  const found = synonyms.read(kind, word)
  if (found === undefined || found.isNearest) return
  const row = ours.get(word) ?? ''
  expect(ITSELF[word] ?? row.split('-').at(-1), `${word} means ${found.meaning}`).toBe(found.meaning)
})
