/** The words of the app: every parameter has a label in every language, and languages differ in no key. */
import { expect, test } from 'vitest'
import { params as germanParams } from '../../app/messages/de/params.ts'
import { de } from '../../app/messages/de.ts'
import { params as englishParams } from '../../app/messages/en/params.ts'
import { en } from '../../app/messages/en.ts'
import { DOMAINS } from '../../src/api/operations.ts'
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
  const missing = names.filter((name) => !UNSEEN.includes(name) && labels[name] === undefined)
  expect([...new Set(missing)]).toEqual([])
})

test('every calculator has a name and a card in both languages; a new one may do without while it is beta', () => {
  for (const { name, status } of calculators) {
    if (status === 'beta' && en.calculator.names[name] === undefined) continue
    for (const words of [en, de]) {
      expect(words.calculator.names[name], name).toBeDefined()
      expect(words.start.cards[name]?.example, name).toBeDefined()
    }
  }
})

test('what stands for words of the API has the same keys in both languages', () => {
  expect(Object.keys(de.parts.names).sort()).toEqual(Object.keys(en.parts.names).sort())
  expect(Object.keys(de.parts.tiers).sort()).toEqual(Object.keys(en.parts.tiers).sort())
  expect(Object.keys(de.params.labels).sort()).toEqual(Object.keys(en.params.labels).sort())
})
