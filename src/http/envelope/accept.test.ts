import { expect, test } from 'vitest'
import { prefersCsv } from './accept.ts'

test.each([
  ['text/csv', true],
  ['Text/CSV; charset=utf-8', true],
  ['text/csv, application/json;q=0.9', true],
  ['text/csv, */*;q=0.1', true],
  ['text/csv;q=0.5, application/json;q=0.4, */*;q=0.9', true],
  ['text/csv, application/json', false],
  ['text/csv;q=0.5, */*', false],
  ['text/csv;q=0', false],
  ['text/csv;q=x', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['', false],
  [undefined, false],
])('%s', (accept, csv) => {
  expect(prefersCsv(accept)).toBe(csv)
})
