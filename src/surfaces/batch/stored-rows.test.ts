import { expect, test } from 'vitest'
import { problem } from '../../engine/errors.ts'
import { firstRows, rowsOf, storedRow, withoutFirst } from './stored-rows.ts'

const question = { type: 'hotel', params: { country: 'GB', note: 'a\tb\nc\u2028"é' } }

test('what is in a row comes back, whatever is in it', () => {
  const ids = ['r1', undefined, '', 'a\tb\nc', '"\\', 'ü\u{1F331}']
  const text = ids.map((id) => storedRow({ id, question })).join('')
  const rows = [...rowsOf(text, 41)]
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows.map(({ number }) => number)).toEqual([41, 42, 43, 44, 45, 46])
  for (const one of rows) expect(one.question).toEqual(question)
})

test('what is wrong with a row comes back too', () => {
  const wrong = { ...problem('validation_error.job_no_rows', {}), value: '{' }
  expect([...rowsOf(storedRow({ id: undefined, question: wrong }), 1)][0]?.question).toEqual(wrong)
})

test('without the first ones', () => {
  const text = ['a', 'b', 'c'].map((id) => storedRow({ id, question })).join('')
  expect([...rowsOf(withoutFirst(text, 2), 3)].map(({ id, number }) => [id, number])).toEqual([['c', 3]])
  expect(withoutFirst(text, 3)).toBe('')
})

test('a text is divided behind any of its rows', () => {
  const text = [1, 2, 3].map((at) => storedRow({ id: String(at), question })).join('')
  for (let rows = 0; rows <= 3; rows++) {
    expect(firstRows(text, rows) + withoutFirst(text, rows)).toBe(text)
    expect([...rowsOf(firstRows(text, rows), 1)]).toHaveLength(rows)
  }
})
