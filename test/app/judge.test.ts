/** Whether an answer is the figure of a report. All masses in kg. */
import { expect, test } from 'vitest'
import { judge, multipleOf } from '../../app/pages/check/judge.ts'

const figure = (kg: number, halfStepKg: number) => ({ kg, halfStepKg })
const answer = { kg: 31.2, lowKg: 17.16, highKg: 49.92 }

test.each([
  // 31.2 stands for 31.15 to 31.25, and 31 for 30.5 to 31.5.
  [figure(31.2, 0.05), 'same'],
  [figure(31, 0.5), 'same'],
  [figure(31.3, 0.05), 'near'],
  [figure(17.16, 0.005), 'near'],
  [figure(50, 0.5), 'differs'],
  [figure(-31.2, 0.05), 'differs'],
])('%o', (given, verdict) => {
  expect(judge(given, answer)).toBe(verdict)
})

test.each([
  [figure(31_200, 50), 'thousand'],
  [figure(0.0312, 0.00005), 'thousandth'],
  [figure(62.4, 0.05), 'double'],
  [figure(15.6, 0.05), 'half'],
  [figure(93.6, 0.05), undefined],
  // Two digits are near a multiple of everything.
  [figure(62, 0.5), undefined],
])('%o is its %s', (given, multiple) => {
  expect(multipleOf(given, 31.2)).toBe(multiple)
})

test('of nothing there is no multiple', () => {
  expect(multipleOf(figure(0, 0), 0)).toBeUndefined()
})
