/** The texts of the app: every parameter has a label in every language, every text can be filled in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { params as germanParams } from '../../app/messages/de/params.ts'
import { de } from '../../app/messages/de.ts'
import { params as englishParams } from '../../app/messages/en/params.ts'
import { en } from '../../app/messages/en.ts'
import { type Texts, textFor, textWith, worded } from '../../app/messages/texts.ts'
import { DOMAINS } from '../../src/api/operations.ts'
import { parse } from '../../src/messages/parse.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { edition } from '../support/app.ts'

const calculators = DOMAINS.flatMap(({ name, status, operations }) => {
  const operation = operations.find(({ path }) => path.endsWith('/emissions'))
  return operation ? [{ name, status, names: Object.keys(operation.query(edition).properties) }] : []
})
/** Those that no form shows. */
const UNSEEN = ['explain', 'format', 'field']

test.each([
  ['English', englishParams],
  ['German', germanParams],
] as const)('%s has a label for every parameter of every calculator', (_, { labels }) => {
  const names = calculators.flatMap((calculator) => calculator.names)
  const missing = names.filter((name) => !UNSEEN.includes(name) && !Object.hasOwn(labels, name))
  expect([...new Set(missing)]).toEqual([])
})

test('every calculator has a name and a card in both languages; a new one may do without while it is beta', () => {
  for (const { name, status } of calculators) {
    if (status === 'beta' && textFor(en.calculator.names, name) === undefined) continue
    for (const all of [en, de]) {
      expect(textFor(all.calculator.names, name), name).toBeDefined()
      expect(textFor(all.start.cards, name)?.example, name).toBeDefined()
    }
  }
})

const readerOf = (language: string) => ({
  plural: new Intl.PluralRules(language),
  number: new Intl.NumberFormat(language),
})
const english = worded<typeof en>(en, readerOf('en'))
const german = worded<typeof en>(de, readerOf('de'))

test('a text is filled in with the digits and the plural of its language', () => {
  expect(english.usage.plan.of({ limit: 12_000 })).toBe('of 12,000 calculations')
  expect(german.usage.plan.of({ limit: 12_000 })).toBe('von 12.000 Berechnungen')
  const counted = (ok: number, left: number) => english.files.result.counted({ ok, left })
  expect(counted(1, 0)).toBe('The row is in the total.')
  expect(counted(1500, 0)).toBe('All 1,500 rows are in the total.')
  expect(counted(1, 2)).toBe('1 row is in the total, 2 left out.')
  expect(german.check.found.variation({ label: 'Netzverluste', is_on: false })).toMatch(
    /^Ohne „Netzverluste“/,
  )
})

test('texts whose keys are data are found by them, and nothing else is', () => {
  expect(textFor(english.parts.tiers, 'exact')).toBe('Published value')
  expect(textFor(english.parts.tiers, 'constructor')).toBeUndefined()
  expect(textWith(german.files.faults, 'too_many_rows', { max: 200_000 })).toContain('200.000 Zeilen')
  expect(textWith(german.files.faults, 'macros', {})).toContain('Makros')
})

/** Braces and placeholders that do not fit are errors of types; a plural without `other` is found when it is read. */
test.each([
  ['English', en],
  ['German', de],
] as const)('every text in %s can be read', (_, all) => {
  const read = (part: Texts) => {
    for (const text of Object.values(part)) {
      if (typeof text === 'string') expect(() => parse(text), text).not.toThrow()
      else read(text)
    }
  }
  read(all)
})

test('every passage of ships has a name', () => {
  const [, ...rows] = readFileSync(join(PACKAGE_ROOT, 'data/geography/passages.csv'), 'utf8')
    .trim()
    .split('\n')
  for (const row of rows) {
    const [name = '', label] = row.split(',')
    expect(textFor(english.map.passages, name)).toBe(label)
  }
})
