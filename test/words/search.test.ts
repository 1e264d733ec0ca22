/** Which words and sentences the lint finds in messages and pages. */
import { describe, expect, test } from 'vitest'
import { readRules, type Where } from '../../scripts/lib/words/rules.ts'
import { longSentences, wordsToAvoid } from '../../scripts/lib/words/search.ts'

const rules = readRules()
const found = (text: string, ...where: Where[]) =>
  wordsToAvoid([{ text, line: 7 }], where, rules).map((problem) => problem.found)

test.each(rules)('$pattern catches "$caught" in each kind of its texts', (rule) => {
  for (const where of rule.where) {
    expect(wordsToAvoid([{ text: rule.caught, line: 1 }], [where], [rule]), where).toHaveLength(1)
  }
})

test('a problem has its line, the words around it and what to write', () => {
  expect(wordsToAvoid([{ text: 'Nothing is replaced in silence.', line: 7 }], ['text-en'], rules)).toEqual([
    { line: 7, found: 'Nothing is replaced [in silence].', instead: 'without notice' },
  ])
})

test('a rule applies to its own kind of text alone', () => {
  expect(found('two figures', 'text-en')).toEqual([])
  expect(found('two figures', 'text-en', 'notices')).toEqual(['two [figures]'])
  expect(found('Gut zu wissen', 'text-en')).toEqual([])
})

test('informal German is found as whole words', () => {
  expect(found('Hast du dein Land?', 'text-de')).toEqual(['Hast [du] dein Land?', 'Hast du [dein] Land?'])
  expect(found('Verwenden Sie das Datum für Ihr Land, auch den Durchschnitt.', 'text-de')).toEqual([])
})

describe('what is not searched', () => {
  test.each([
    ['code', 'Send `figure` or `in silence`.'],
    ['a placeholder', 'Send {figure} for {in_silence}.'],
    ['an option', 'Add <set>figure=in silence</set> or read <field>figure</field>.'],
  ])('%s', (_, text) => {
    expect(found(text, 'text-en', 'notices')).toEqual([])
  })

  test('but every branch of a choice is', () => {
    const plural = '{n, plural, one {a borrowed {unit}} other {# rows in silence}} of {name}'
    expect(found(plural, 'text-en')).toHaveLength(2)
  })
})

describe('sentences', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

  test('of more than 30 words are too long', () => {
    expect(longSentences([{ text: `${words(30)}. ${words(30)}.`, line: 1 }])).toEqual([])
    expect(longSentences([{ text: `${words(30)}. ${words(31)}.`, line: 1 }])).toHaveLength(1)
  })

  test('count the longest branch of a choice, and a placeholder as a word', () => {
    const text = `{n, plural, one {${words(5)}} other {${words(20)}}} ${words(9)} {name}`
    expect(longSentences([{ text, line: 1 }])).toEqual([])
    expect(longSentences([{ text: `${text} more`, line: 1 }])).toHaveLength(1)
  })
})
