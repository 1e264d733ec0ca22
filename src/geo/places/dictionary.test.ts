import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packDictionary } from '../../../geography/places/dictionary.ts'
import { visitBestFirst } from './best-first.ts'
import { lookUp } from './dictionary.ts'

const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const numbers = fc
  .uniqueArray(fc.nat(1_000_000), { minLength: 1, maxLength: 8 })
  .map((list) => list.sort((a, b) => a - b))
const entries = fc
  .array(fc.tuple(key, numbers), { minLength: 1, maxLength: 200 })
  .map((list) => new Map(list))

test('every key gives its numbers, any other gives none', () => {
  fc.assert(
    fc.property(entries, key, (map, other) => {
      const dictionary = packDictionary(map)
      for (const [name, list] of map) expect(lookUp(dictionary, name)).toEqual(list)
      if (!map.has(other)) expect(lookUp(dictionary, other)).toEqual([])
    }),
  )
})

test('a prefix gives all keys that begin with it', () => {
  fc.assert(
    fc.property(entries, (map) => {
      const dictionary = packDictionary(map)
      const [first = ''] = map.keys()
      const [prefix = ''] = first
      const expected = [...map].filter(([name]) => name.startsWith(prefix)).map(([, list]) => list)
      const found: number[][] = []
      visitBestFirst(
        dictionary,
        prefix,
        () => false,
        (_, list) => found.push(list),
      )
      expect(found.map(String).sort()).toEqual(expected.map(String).sort())
    }),
  )
})
