/** Words are found by kind, however they are written, and a table that contradicts itself is refused. */
import { expect, test } from 'vitest'
import { type SynonymFile, synonymProblems, synonymsOf } from './synonyms.ts'

const HEADER = 'word,meaning,kind,match,note,source_id'
const filesOf = (...words: SynonymFile[]) => ({
  synonyms: words,
  ambiguous: [],
  sourceIds: () => new Set(['everygram-2025']),
})
const wordsIn = (...rows: string[]) => synonymsOf(filesOf(fileOf(...rows)))

function fileOf(...rows: string[]) {
  return { file: 'data/synonyms/fuel.csv', text: `${[HEADER, ...rows].join('\n')}\n` }
}

const GASOLINE = 'gasoline,petrol,fuel,same,,everygram-2025'

test('a word is found by its kind, whatever its letter case and blanks', () => {
  const words = wordsIn(
    GASOLINE,
    'natural gas,natural_gas,fuel,same,,everygram-2025',
    'l,litre,unit,same,,everygram-2025',
    'gás natural,natural_gas,fuel,same,,everygram-2025',
  )
  expect(words.find('fuel', 'gasoline')).toBe('petrol')
  expect(words.find('fuel', ' Natural   GAS ')).toBe('natural_gas')
  expect(words.find('fuel', 'GÁS natural')).toBe('natural_gas')
  expect(words.find('unit', 'L')).toBe('litre')
})

test('a word of another kind, or of none, is not found', () => {
  const words = wordsIn(GASOLINE)
  expect(words.find('unit', 'gasoline')).toBeUndefined()
  expect(words.find('fuel', 'gas')).toBeUndefined()
  expect(words.find('fuel', '')).toBeUndefined()
  expect(synonymsOf(filesOf()).find('fuel', 'gasoline')).toBeUndefined()
})

test.each([
  ['capital letters', 'Gasoline,petrol,fuel,same,,everygram-2025', /^word: 'Gasoline' does not match/],
  ['two blanks', 'natural  gas,natural_gas,fuel,same,,everygram-2025', /^word: .* does not match/],
  ['no meaning', 'gasoline,,fuel,same,,everygram-2025', /^meaning: must not be empty$/],
  ['an unknown source', 'gasoline,petrol,fuel,same,,nobody', /^source_id: unknown source 'nobody'$/],
])('%s', (_, row, reason) => {
  const problems = [{ file: 'data/synonyms/fuel.csv', line: 2, reason: expect.stringMatching(reason) }]
  expect(synonymProblems(filesOf(fileOf(row)))).toEqual(problems)
  expect(() => wordsIn(row).find('fuel', 'gasoline')).toThrow(expect.objectContaining({ problems }))
})

test('a word says whether its meaning is the same or only the nearest class', () => {
  const words = wordsIn(GASOLINE, 'butane,lpg,fuel,nearest,,everygram-2025')
  expect(words.read('fuel', 'gasoline')).toMatchObject({ meaning: 'petrol', isNearest: false })
  expect(words.read('fuel', ' Butane')).toMatchObject({ word: 'butane', meaning: 'lpg', isNearest: true })
  const silent = filesOf(fileOf('butane,lpg,fuel,,,everygram-2025', 'l,litre,unit,,,everygram-2025'))
  expect(synonymProblems(silent)).toMatchObject([
    { line: 2, reason: 'match: same or nearest, for a word of fuel' },
  ])
})

test('a word with two meanings of one kind, in one file or in two', () => {
  const other = 'gasoline,diesel,fuel,same,,everygram-2025'
  const more = { ...fileOf(other), file: 'more.csv' }
  const twice = "'gasoline' already means petrol as fuel"
  expect(synonymProblems(filesOf(fileOf(GASOLINE, other)))).toMatchObject([
    { line: 3, reason: 'duplicate key fuel gasoline, also on line 2' },
  ])
  expect(synonymProblems(filesOf(fileOf(GASOLINE), more))).toEqual([
    { file: 'more.csv', line: 2, reason: twice },
  ])
})

test('a file is read when a word of one of its kinds is asked for', () => {
  const units = { file: 'data/synonyms/units.csv', text: `${HEADER}\nno word,,unit,same,,everygram-2025\n` }
  const words = synonymsOf(filesOf(fileOf(GASOLINE), units))
  expect(words.find('fuel', 'gasoline')).toBe('petrol')
  expect(words.find('cabin', 'gasoline')).toBeUndefined()
  expect(() => words.find('unit', 'l')).toThrow('units.csv:2')
})
