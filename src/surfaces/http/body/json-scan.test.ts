import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestingOf } from '../../../contract/nesting.ts'
import { type JsonExcess, JsonScan } from './json-scan.ts'

const LIMITS = { levelsMax: 3, elementsMax: 2 }

/** What is found in the bytes of a text, cut behind every so many. */
function scanned(text: string, length = Number.MAX_SAFE_INTEGER, limits = LIMITS): JsonExcess | undefined {
  const scan = new JsonScan(limits)
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) {
    const excess = scan.push(bytes.subarray(at, at + length))
    if (excess !== undefined) return excess
  }
  return undefined
}

test.each([
  ['[1,2]', undefined],
  ['[1,2,3]', 'elements'],
  // Known at the comma: the rest need not come.
  ['[1,2,', 'elements'],
  ['[[1,2,3],{"a":1,"b":2,"c":3}]', undefined],
  ['{"a":1,"b":2,"c":3}', undefined],
  ['["a,b,c\\",d,","]"]', undefined],
  [' \n[ [[1]] ]', undefined],
  ['[[[[', 'levels'],
  ['"[[[["', undefined],
  ['[[[]],[[]]]', undefined],
  ['', undefined],
])('%s', (text, excess) => {
  expect(scanned(text)).toBe(excess)
  expect(scanned(text, 1)).toBe(excess)
})

test('of any JSON the nesting and the number of elements, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.json(), fc.integer({ min: 1, max: 7 }), (text, length) => {
      const value: unknown = JSON.parse(text)
      const elements = Array.isArray(value) ? value.length : 0
      const levels = nestingOf(text, 1000)
      const limits = { levelsMax: Math.max(1, levels), elementsMax: Math.max(1, elements) }
      expect(scanned(text, length, limits)).toBeUndefined()
      if (levels > 1)
        expect(scanned(text, length, { levelsMax: levels - 1, elementsMax: 1000 })).toBe('levels')
      if (elements > 1)
        expect(scanned(text, length, { levelsMax: 1000, elementsMax: elements - 1 })).toBe('elements')
    }),
    { numRuns: 1000 },
  )
})
