import { expect, test } from 'vitest'
import { prefers, prefersHtml, takesGzip } from './accept.ts'

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
  expect(prefers('text/csv', accept)).toBe(csv)
})

test.each([
  // Firefox and Chromium, for what is opened.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['text/html', true],
  ['text/html;q=0.5, application/json;q=0.4', true],
  ['application/json, text/html', false],
  ['text/html, */*', false],
  ['*/*', false],
  ['application/json', false],
  [undefined, false],
])('%s is a wish for a page: %s', (accept, page) => {
  expect(prefersHtml(accept)).toBe(page)
})

test.each([
  ['gzip, deflate, br, zstd', true],
  ['GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip;q=x', false],
  ['br', false],
  ['*', false],
  ['', false],
  [undefined, false],
])('%s takes gzip: %s', (accepted, gzip) => {
  expect(takesGzip(accepted)).toBe(gzip)
})
