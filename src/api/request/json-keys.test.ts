/** Names that JSON.parse would take the last of. */
import { expect, test } from 'vitest'
import { nameGivenTwice } from './json-keys.ts'

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
