import { expect, test } from 'vitest'
import { idFirst } from './id-first.ts'

const REST = '"type":"hotel"}'

test.each([
  ['{"id":"r1",', 'r1'],
  ['{"id": "a b.c:d/e-f", ', 'a b.c:d/e-f'],
  ['{"id":"",', ''],
  [`{"id":"${'x'.repeat(100)}",`, 'x'.repeat(100)],
  ['{"id":17,', '17'],
  ['{"id": 123456789012345,', '123456789012345'],
])('%s', (begin, id) => {
  expect(idFirst(begin + REST)).toEqual({ id, from: begin.length })
})

test.each([
  '{"id":"é",',
  '{"id":"a\\"b",',
  '{"id":"r1"',
  '{"id" :"r1",',
  ' {"id":"r1",',
  '{"id":1.5,',
  '{"id":-1,',
  '{"id":null,',
  '{"id":1234567890123456,',
  `{"id":"${'x'.repeat(101)}",`,
  '{',
])('%s is read with the row', (begin) => {
  expect(idFirst(begin + REST)).toEqual({ id: undefined, from: 0 })
})
