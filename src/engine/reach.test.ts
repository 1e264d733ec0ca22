import { expect, test } from 'vitest'
import { reach, together } from './reach.ts'

interface Part {
  readonly below: number
  readonly above: number
  readonly keys: ReadonlySet<string>
}

function reachOf(parts: readonly Part[]) {
  const groups = together(parts.map(({ keys }) => keys))
  const far = (of: (one: Part) => number) => reach(groups, parts.map(of))
  return { below: far(({ below }) => below), above: far(({ above }) => above) }
}

const part = (below: number, above: number, ...keys: string[]) => ({ below, above, keys: new Set(keys) })

test('what shares nothing is added as squares', () => {
  // 3² + 4² = 5², 6² + 8² = 10².
  expect(reachOf([part(3, 6, 'a'), part(4, 8, 'b')])).toEqual({ below: 5, above: 10 })
})

test('what shares a figure is added', () => {
  expect(reachOf([part(3, 6, 'a'), part(4, 8, 'a', 'b')])).toEqual({ below: 7, above: 14 })
})

test('what shares a figure by a third is added too', () => {
  // (1 + 2 + 3) and nothing beside it.
  expect(reachOf([part(1, 1, 'a'), part(2, 2, 'b'), part(3, 3, 'a', 'b')])).toEqual({ below: 6, above: 6 })
})

test('nothing reaches nowhere', () => {
  expect(reachOf([])).toEqual({ below: 0, above: 0 })
})

test('a unit of each part, and how many it has', () => {
  const groups = together([part(0, 0, 'a'), part(0, 0, 'b'), part(0, 0, 'a')].map(({ keys }) => keys))
  // 2 x 1 + 2 x 2 = 6 of the first figure and 4 x 2 = 8 of the second: 6² + 8² = 10².
  expect(reach(groups, [1, 2, 2], [2, 4, 2])).toBe(10)
  expect(reach([[0, 1]], [1, 2], [3, 4])).toBe(11)
  // 2² + 3² + 6² = 7².
  expect(reach([[0], [1], [2]], [1, 1, 3], [2, 3, 2])).toBe(7)
})
