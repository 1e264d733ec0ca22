import { expect, test } from 'vitest'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import { numberReader } from './numbers.ts'
import { Refusal } from './refusal.ts'

const NO_WORDS: Synonyms = {
  find: () => undefined,
  read: () => undefined,
  findAmbiguous: () => undefined,
  ofKind: () => new Map(),
  ambiguousOfKind: () => [],
}
const units = { words: NO_WORDS, findOwnUnit: () => ({ unit: undefined, choice: [] }) }
const nights = numberReader('nights', { type: 'integer', minimum: 1, maximum: 365 }, units)
const weight = numberReader('weight', { type: 'number', exclusiveMinimum: 0, maximum: 1000 }, units)

function refused(value: number | Refusal) {
  if (!(value instanceof Refusal)) throw new Error(`refused was expected, ${value} is read`)
  return value.problem
}

test('a limit that is itself not allowed', () => {
  expect(weight('0.001')).toBe(0.001)
  for (const text of ['0', '-1']) {
    expect(refused(weight(text)).message).toBe(
      `weight must be a number above 0 and up to 1,000; you sent '${text}'.`,
    )
  }
})

test('only what is allowed is suggested', () => {
  expect(refused(nights('7.0'))).toMatchObject({
    suggestion: '7',
    message: expect.stringMatching(/Send 7\.$/),
  })
  for (const text of ['0', '400', '366.0']) {
    const { message, suggestion } = refused(nights(text))
    expect([suggestion, message.includes('Send')]).toEqual([undefined, false])
  }
  expect(refused(weight('12,5')).suggestion).toBe('12.5')
  expect(refused(nights('12,5')).message).toMatch(/Use a decimal point/)
})

test('a point without decimals, and separators that are none', () => {
  expect(refused(weight('5.')).suggestion).toBe('5')
  const { suggestion, message } = refused(weight('1_000'))
  expect(suggestion).toBeUndefined()
  expect(message).toMatch(/no thousands separator, for example 1234\.5\.$/)
})
