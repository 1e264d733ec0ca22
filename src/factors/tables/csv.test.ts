/** Reading CSV by the rules of RFC 4180. */
import { expect, test } from 'vitest'
import { CsvError, csvRecords, csvRows } from './csv.ts'

test('records carry the line they begin on, also after a cell with line breaks', () => {
  expect(csvRecords('a,b\n"x\ny",1\nz,2\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', '1'] },
    { line: 4, cells: ['z', '2'] },
  ])
})

test('quotes, doubled quotes, commas and empty cells', () => {
  expect(csvRecords('"a ""b"", c",,\n')).toEqual([{ line: 1, cells: ['a "b", c', '', ''] }])
})

test('carriage returns before line feeds are no part of a cell', () => {
  expect(csvRecords('a,b\r\n1,2\r\n').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('an empty line is a record of one empty cell; a short record stays short', () => {
  expect(csvRecords('a,b\n\n1\n').map(({ cells }) => cells)).toEqual([['a', 'b'], [''], ['1']])
})

test('a quote that never ends is refused', () => {
  expect(() => csvRecords('a,b\n"x,1\n')).toThrow(CsvError)
})

test('rows by the names of the header', () => {
  expect(csvRows('a,b\n1,2\n3\n')).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: '' },
  ])
})
