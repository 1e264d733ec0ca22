/** Names that JSON.parse would take the last of. */
import { expect, test } from 'vitest'
import { nameGivenTwice, namesGivenTwice } from './json-keys.ts'

const twice = (text: string) => nameGivenTwice(text, JSON.parse(text))

test.each([
  ['{"nights":1,"nights":2}', 'nights'],
  ['{"a":{"b":1},"c":[{"d":1,"d":2}]}', 'd'],
  ['{"a" : 1, "a"\t: 2}', 'a'],
  // The same name, written with an escape.
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"text":"a\\":","x":1,"x":2}', 'x'],
])('%s has %s twice', (text, name) => {
  expect(twice(text)).toBe(name)
})

test.each([
  '{}',
  '[]',
  '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
  // Texts that look like names.
  '{"a":"x\\":1,\\"a\\":2","b":"c:"}',
  '{"a":["\\\\"],"b":":"}',
])('%s has none', (text) => {
  expect(twice(text)).toBeUndefined()
})

test('of a list, in which of its elements', () => {
  const text = '[{"a":1,"b":[1,2]},{"a":{"c":1,"c":2}},{"a":"x,y"},{"a":1,"a":2}]'
  expect([...namesGivenTwice(text, JSON.parse(text))]).toEqual([
    { name: 'c', element: 1 },
    { name: 'a', element: 3 },
  ])
})
