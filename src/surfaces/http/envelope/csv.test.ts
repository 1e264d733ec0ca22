/** What a spreadsheet gets: RFC 4180, and nothing that it would run. */
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvStream } from './csv.ts'

test('a header and rows; what is absent is empty', async () => {
  const sheet = {
    columns: ['id', 'figure', 'known'],
    rows: [
      ['a', 0.5, true],
      ['b', undefined, false],
    ],
  }
  expect(await text(csvStream(sheet))).toBe('id,figure,known\na,0.5,true\nb,,false\n')
})

test('no rows: the header alone', async () => {
  expect(await text(csvStream({ columns: ['id', 'figure'], rows: [] }))).toBe('id,figure\n')
})

test('commas, quotes and line breaks come back as they were', async () => {
  const rows = [['a,b', 'say "x"', 'two\nlines']]
  expect(parse(await text(csvStream({ columns: ['1', '2', '3'], rows })), { from_line: 2 })).toEqual(rows)
})

test('a text that a spreadsheet would run has an apostrophe before it, a number has none', async () => {
  const rows = [['=1+1', '@SUM(A1)', '+49', '-x', '-5.631354', -8.5, '=HYPERLINK("http://x")']]
  const columns = rows[0]?.map((_, i) => String(i)) ?? []
  const [, cells] = parse(await text(csvStream({ columns, rows })))
  expect(cells).toEqual([
    "'=1+1",
    "'@SUM(A1)",
    "'+49",
    "'-x",
    '-5.631354',
    '-8.5',
    '\'=HYPERLINK("http://x")',
  ])
})
