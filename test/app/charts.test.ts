/** What charts and the map reckon with: marks of scales, classes of colours, steps of the arrow keys, months. */
import { expect, test } from 'vitest'
import { daysOf, monthBeside, monthOf } from '../../app/pages/usage/months.ts'
import { ticksTo } from '../../app/parts/chart/ticks.ts'
import { classOf } from '../../app/world/scale.ts'
import { nearest } from '../../app/world/steer.ts'

test.each([
  // A quarter of 13.9 is 3.475: the next round step is 5.
  [13.9, 4, [0, 5, 10, 15]],
  // A quarter of 0.30624 is 0.077: 0.1.
  [0.30624, 4, [0, 0.1, 0.2, 0.3, 0.4]],
  [400, 4, [0, 100, 200, 300, 400]],
  [1, 3, [0, 0.5, 1]],
  [0, 4, [0, 1]],
  [-5, 4, [0, 1]],
  [Number.NaN, 4, [0, 1]],
  [Number.POSITIVE_INFINITY, 4, [0, 1]],
])('up to %d in about %d steps', (max, count, ticks) => {
  expect(ticksTo(max, count)).toEqual(ticks)
})

test.each([
  [0, 1],
  [99.9, 1],
  [100, 2],
  [349, 3],
  [9999, 4],
])('%d is of class %d', (value, number) => {
  expect(classOf(value, [100, 200, 350])).toBe(number)
})

test('arrow keys go to what lies ahead rather than aside', () => {
  const places = [
    { name: 'right', x: 10, y: 1 },
    { name: 'aside', x: 5, y: 9 },
    { name: 'up', x: 0, y: -5 },
  ]
  const from = { x: 0, y: 0 }
  expect(nearest(places, from, 'ArrowRight')?.name).toBe('right')
  expect(nearest(places, from, 'ArrowUp')?.name).toBe('up')
  // 1 ahead and 10 aside, which count twice, are 21; 9 ahead and 5 aside are 19.
  expect(nearest(places, from, 'ArrowDown')?.name).toBe('aside')
  expect(nearest(places, from, 'ArrowLeft')).toBeUndefined()
  expect(nearest(places, from, 'Enter')).toBeUndefined()
})

test('months over the turn of a year, their days, and what is none', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(monthBeside('2026-01', -1)).toBe('2025-12')
  expect(monthBeside('2025-12', 1)).toBe('2026-01')
  expect(daysOf('2024-02')).toHaveLength(29)
  expect(daysOf('2025-02').at(-1)).toBe('2025-02-28')
  expect(monthOf('2026-13', now)).toBe('2026-11')
  expect(monthOf('<b>', now)).toBe('2026-11')
})
