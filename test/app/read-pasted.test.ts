/** What is pasted to be checked: told apart, bounded, and never thrown at. */
import { expect, test } from 'vitest'
import { PASTED_MAX, readPasted } from '../../app/pages/check/read.ts'
import { ROWS_MAX, readRows } from '../../app/pages/check/read-rows.ts'

const ANSWER = '{"data":{"id":"x"},"meta":{"edition":"2025.1"}}'
const kindOf = (text: string) => {
  const pasted = readPasted(text, '.')
  return pasted.kind === 'refused' ? pasted.why : pasted.kind
}

test.each([
  ['31.2 kg', 'figure'],
  [ANSWER, 'answers'],
  [`[${ANSWER},${ANSWER}]`, 'answers'],
  [`${ANSWER}\n${ANSWER}`, 'answers'],
  [`{"row":1,"status":"ok","answer":${ANSWER}}`, 'answers'],
  ['{"row":1,"type":"hotel","co2e_kg":31.2}', 'rows'],
  ['type,co2e_kg\nhotel,31.2', 'rows'],
  ['', 'nothing'],
  [' \n ', 'nothing'],
  ['x'.repeat(PASTED_MAX + 1), 'too_long'],
  ['{"data":', 'broken_json'],
  ['['.repeat(PASTED_MAX), 'broken_json'],
  ['null', 'other_json'],
  ['{"data":null,"meta":null}', 'other_json'],
  ['{"__proto__":{"data":{},"meta":{}}}', 'other_json'],
  ['a,b\n1,2', 'no_figure'],
])('%#', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test('of many answers ten are checked, and all counted', () => {
  const pasted = readPasted(Array(25).fill(ANSWER).join('\n'), '.')
  expect(pasted).toMatchObject({ kind: 'answers', total: 25, answers: { length: 10 } })
})

test('a row: its figure, calculator, edition, and its cells as parameters', () => {
  const rows = readRows('\uFEFFCountry;Nights;co2e_kg;factor_id;edition\r\n"GB";3;31.2;hotel-GB;2024.1\r\n')
  expect(rows).toEqual([
    {
      kg: 31.2,
      text: '31.2 kg',
      calculator: 'hotel',
      edition: '2024.1',
      cells: { country: 'GB', nights: '3' },
    },
  ])
})

test('a cell between quotes may have the delimiter; rows without a figure are left out; twenty are enough', () => {
  const lines = ['note,type,co2e_kg', '"a, b",fuel,2', ',fuel,', ...Array(50).fill('x,fuel,1')]
  const rows = readRows(lines.join('\n')) ?? []
  expect(rows[0]?.cells).toEqual({ note: 'a, b' })
  expect(rows.length).toBeLessThanOrEqual(ROWS_MAX)
  expect(rows.every(({ kg }) => kg > 0)).toBe(true)
})
