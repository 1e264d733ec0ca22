/** Two choices share a key only where all their fields are the same: nobody is served another's response. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceKey, type Key, ofEdition } from './choice.ts'

const OBJECTS = [ofEdition({}), ofEdition({}), ofEdition({ country: 'FR' }), ofEdition({ country: 'FR' })]

/** Texts that look like what keys are made of, and any others. */
const text = fc.oneof(
  fc.constantFrom('', ';', ':', '+', '-', '#', '+;', '-;', '#1;', '0:;', '1:', 'true', 'false', 'undefined'),
  fc.stringMatching(/^[0-9:;+\-#]{0,8}$/),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const value: fc.Arbitrary<Key> = fc.oneof(
  text,
  fc.boolean(),
  fc.constant(undefined),
  fc.constantFrom(...OBJECTS),
)
const values = fc.array(value, { maxLength: 6 })

/** The fields of one kind of choice: always the same names, in one order. */
const choiceOf = (all: readonly Key[]) => Object.fromEntries(all.map((one, at) => [`field${at}`, one]))
/** Editions, which are one object each. */
const EDITIONS = [{}, {}]
const [EDITION] = EDITIONS as [object]
const keyOf = (all: readonly Key[], edition = EDITION) => choiceKey(edition, choiceOf(all))

const isSame = (a: readonly Key[], b: readonly Key[]) =>
  a.length === b.length && a.every((one, at) => Object.is(one, b[at]))

describe('the key of a choice', () => {
  test('is that of another only where every field is the same, and the edition', () => {
    const anyEdition = fc.constantFrom(...EDITIONS)
    fc.assert(
      fc.property(values, values, anyEdition, anyEdition, (one, other, edition, next) => {
        const areAlike = edition === next && isSame(one, other)
        expect(keyOf(one, edition) === keyOf(other, next)).toBe(areAlike)
      }),
      { numRuns: 5000 },
    )
  })

  test('changes with any one field', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), fc.nat(5), value, (all, at, next) => {
        const place = at % all.length
        const changed = all.with(place, next)
        expect(keyOf(changed) === keyOf(all)).toBe(Object.is(all[place], next))
      }),
      { numRuns: 2000 },
    )
  })

  test('is another in another edition', () => {
    const [one, other] = EDITIONS
    fc.assert(
      fc.property(values, (all) => {
        expect(keyOf(all, one)).not.toBe(keyOf(all, other))
      }),
    )
  })

  test('is the same whenever it is made', () => {
    fc.assert(
      fc.property(values, (all) => {
        expect(keyOf([...all])).toBe(keyOf(all))
      }),
    )
  })
})

describe('two choices differ that', () => {
  test.each<[string, readonly Key[], readonly Key[]]>([
    ['divide a text elsewhere', ['a', 'bc'], ['ab', 'c']],
    ['have a separator in a text', ['a;1:b'], ['a', 'b']],
    ['have a separator at the end of a text', ['a;', ''], ['a', ';']],
    ['have the next field in a text', ['a;field1:b', 'c'], ['a', 'b;field1:c']],
    ['have a text with the length of another', ['1:a;'], ['a']],
    ['have an empty text or none', [''], [undefined]],
    ['have an empty text or false', [''], [false]],
    ['have false or none', [false], [undefined]],
    ['have true or its text', [true], ['true']],
    ['have false or its sign', [false], ['-']],
    ['have none in another place', [undefined, 'a'], ['a', undefined]],
    ['have one field more that is none', ['a'], ['a', undefined]],
    ['have an object or its number as a text', [OBJECTS[0]], ['#1']],
    ['have two objects that look alike', [OBJECTS[2]], [OBJECTS[3]]],
    ['have two objects in another order', [OBJECTS[0], OBJECTS[1]], [OBJECTS[1], OBJECTS[0]]],
    ['differ in the case of a letter', ['FR'], ['fr']],
    ['differ by an accent written as a letter of its own', ['é'], ['e\u0301']],
  ])('%s', (_, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })
})

test('a field that is left out is none of those that are there', () => {
  fc.assert(
    fc.property(text, (some) => {
      expect(choiceKey(EDITION, { from: some })).not.toBe(choiceKey(EDITION, { to: some }))
      expect(choiceKey(EDITION, { from: some })).not.toBe(choiceKey(EDITION, { from: some, to: undefined }))
    }),
  )
})

test('an object is itself, whatever happens to its fields', () => {
  const row: { country: string } = { country: 'FR' }
  const before = choiceKey(EDITION, { row: ofEdition(row) })
  row.country = 'DE'
  expect(choiceKey(EDITION, { row: ofEdition(row) })).toBe(before)
})

test('many objects have many keys', () => {
  const keys = Array.from({ length: 10_000 }, () => choiceKey(EDITION, { row: ofEdition({}) }))
  expect(new Set(keys).size).toBe(keys.length)
})
