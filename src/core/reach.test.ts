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
