import { describe, expect, test } from 'vitest'
import { Wordings } from './wording.ts'

const HOTEL = (nights: string, rooms = '1') =>
  `{"id":"r1","type":"hotel","params":{"country":"GB","nights":${nights},"rooms":${rooms}}}`
const FROM = '{"id":"r1",'.length

/** What is found after lines with the same words were seen. */
function found(line: string, before: readonly string[] = [line, line], from = FROM) {
  const wordings = new Wordings()
  for (const one of before) expect(wordings.find(one, from)).toBeUndefined()
  return wordings.find(line, from)
}

test('the third line with the same words is known by them, and its numbers are read', () => {
  const line = found(HOTEL('12', '3'), [HOTEL('1'), HOTEL('2')])
  expect(line?.wording.names).toEqual(['nights', 'rooms'])
  expect(line?.numbers).toEqual([
    { digits: 12, scale: 0 },
    { digits: 3, scale: 0 },
  ])
})

test('lines with the same words share one object, others have another', () => {
  const wordings = new Wordings()
  const other = HOTEL('1').replace('GB', 'FR')
  for (const line of [HOTEL('1'), HOTEL('2'), other, other]) wordings.find(line, FROM)
  const [one, two, three] = [HOTEL('3'), HOTEL('44.5'), other].map((line) => wordings.find(line, FROM))
  expect(one?.wording).toBe(two?.wording)
  expect(three?.wording).not.toBe(one?.wording)
  expect(two?.numbers[0]).toEqual({ digits: 445, scale: 1 })
})

test('blanks behind colons, and a line without an id before the rest', () => {
  const line = '{"type": "fuel", "params": {"fuel_type": "diesel", "amount": 12.25}}'
  expect(found(line, [line, line], 0)?.numbers).toEqual([{ digits: 1225, scale: 2 }])
})

describe('left to be read as a whole', () => {
  test.each([
    ['no number', '{"id":"r1","type":"hotel","params":{"country":"GB"}}'],
    ['digits in a text', '{"id":"r1","type":"hotel","params":{"country":"GB","nights":3,"note":"a:5"}}'],
    ['a number beside the parameters', '{"id":"r1","type":"hotel","row":7,"params":{"nights":3}}'],
    ['a number in a list', '{"id":"r1","type":"hotel","params":{"nights":[{"a":3}]}}'],
    ['a parameter twice', '{"id":"r1","type":"hotel","params":{"nights":3,"nights":4}}'],
    ['another id', '{"id":"r1","type":"hotel","id":"r2","params":{"nights":3}}'],
    ['a fraction without digits', HOTEL('3.')],
    ['two points', HOTEL('3.1.2')],
    ['an exponent', HOTEL('3e2')],
    ['no JSON', `${HOTEL('3')}}`],
  ])('%s', (_, line) => {
    expect(found(line)).toBeUndefined()
  })

  test.each(['07', '1234567890123', '0.1234567'])('%s among numbers', (number) => {
    expect(found(HOTEL(number), [HOTEL('1'), HOTEL('2')])).toBeUndefined()
  })
})
