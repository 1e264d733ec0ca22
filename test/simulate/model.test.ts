/** The account by which simulations are judged, with what a client may have seen. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Answers } from './answers.ts'
import { readStays, stays } from './rows.ts'

const at = (text: string) => Date.parse(`${text}Z`)

test('what was answered across a month belongs to either', () => {
  const answers = new Answers()
  const given = { key: 0, what: 'batch' }
  answers.add({
    ...given,
    fromMs: at('2026-11-10T00:00'),
    toMs: at('2026-11-10T00:01'),
    least: 100,
    most: 100,
  })
  answers.add({ ...given, fromMs: at('2026-11-30T23:59'), toMs: at('2026-12-01T00:01'), least: 30, most: 50 })
  answers.add({ ...given, fromMs: at('2026-12-02T00:00'), toMs: at('2026-12-02T00:01'), least: 7, most: 9 })
  answers.add({
    ...given,
    key: 1,
    fromMs: at('2026-12-02T00:00'),
    toMs: at('2026-12-02T00:01'),
    least: 1,
    most: 1,
  })
  expect(answers.months()).toEqual(['2026-11', '2026-12'])
  expect(answers.inMonth(0, '2026-11')).toEqual({ least: 100, most: 150 })
  expect(answers.inMonth(0, '2026-12')).toEqual({ least: 7, most: 59 })
  expect(answers.inAll(0)).toEqual({ least: 137, most: 159 })
})

/** 10.4 kg a room-night in the United Kingdom; row 1 has 2 nights, row 2 has 3, and so on. */
const row = (number: number, kg: number, id = `b-${number}`) =>
  `{"row":${number},"id":"${id}","status":"ok","co2e_kg":${kg}}\n`
const closed = (rows: string, rest = '"complete":true') =>
  `${rows}{"closing":{${rest},"sha256":"${createHash('sha256').update(rows).digest('hex')}"}}\n`

test('rows that are right have no faults', () => {
  expect(stays('b', 2)).toContain('"id":"b-2","type":"hotel","params":{"country":"GB","nights":3}')
  const read = readStays('b', closed(row(1, 20.8) + row(2, 31.2)))
  expect(read).toMatchObject({ ok: 2, refused: 0, faults: [], closing: { complete: true } })
})

test('a row for which the month has no answer is no fault', () => {
  const refused = '{"row":2,"id":"b-2","status":"error","error":{"code":"quota_exceeded"}}\n'
  expect(readStays('b', closed(row(1, 20.8) + refused))).toMatchObject({ ok: 1, refused: 1, faults: [] })
})

test('what is cut ends with its last whole line', () => {
  const read = readStays('b', `${row(1, 20.8)}{"row":2,"i`)
  expect(read).toEqual({ ok: 1, refused: 0, closing: undefined, faults: [] })
})

test.each([
  ['another number', closed(row(1, 20.9))],
  ['a row twice', closed(row(1, 20.8) + row(1, 20.8))],
  ['another order', closed(row(2, 31.2) + row(1, 20.8))],
  ['a row of somebody else', closed(row(1, 20.8, 'c-1'))],
  ['an error', closed('{"row":1,"id":"b-1","status":"error","error":{"code":"internal_error"}}\n')],
  ['a changed line', closed(row(1, 20.8)).replace('"status"', '"statu"')],
])('%s is a fault', (_, text) => {
  expect(readStays('b', text).faults.length).toBeGreaterThan(0)
})
