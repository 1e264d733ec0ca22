import { expect, test } from 'vitest'
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
  const problem = { code: 'validation_error' as const, message: 'no', value: '{' }
  expect([...rowsOf(storedRow({ id: undefined, question: problem }), 1)][0]?.question).toEqual(problem)
})

test('without the first ones', () => {
  const text = ['a', 'b', 'c'].map((id) => storedRow({ id, question })).join('')
  expect([...rowsOf(withoutFirst(text, 2), 3)].map(({ id, number }) => [id, number])).toEqual([['c', 3]])
  expect(withoutFirst(text, 3)).toBe('')
})

test('an id of 200 characters is kept whole; a longer one is an error of its row, and a part of it is kept', () => {
  const [whole] = rowsOf(storedRow({ id: 'x'.repeat(200), question }), 1)
  expect(whole).toEqual({ number: 1, id: 'x'.repeat(200), question })
  const [cut] = rowsOf(storedRow({ id: 'x'.repeat(201), question }), 1)
  expect(cut?.id).toBe('x'.repeat(200))
  expect(cut?.question).toMatchObject({
    code: 'validation_error',
    field: 'id',
    message: 'id has 201 characters; at most 200 are kept.',
  })
  // A character of two units stands across the cut: no half of it is kept.
  const [astral] = rowsOf(storedRow({ id: `${'x'.repeat(199)}😀x`, question }), 1)
  expect(astral?.id).toBe('x'.repeat(199))
})

test('a text is divided behind any of its rows', () => {
  const text = [1, 2, 3].map((at) => storedRow({ id: String(at), question })).join('')
  for (let rows = 0; rows <= 3; rows++) {
    expect(firstRows(text, rows) + withoutFirst(text, rows)).toBe(text)
    expect([...rowsOf(firstRows(text, rows), 1)]).toHaveLength(rows)
  }
})
