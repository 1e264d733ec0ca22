import { expect, test } from 'vitest'
import type { Collected } from '../../parts/collected.ts'
import { sumsOf } from './sums.ts'

const result = (id: string, kg: number, more: Partial<Collected> = {}): Collected => ({
  id,
  title: id,
  calculator: 'hotel',
  href: '/app',
  request: '',
  kg,
  range: { lowKg: kg, highKg: kg },
  scopesKg: { scope_3_category_6: kg },
  edition: '2025.1',
  sources: [],
  methodology: '',
  addedAt: '2026-01-01T00:00:00Z',
  ...more,
})

test('location- and market-based are two sums', () => {
  const electricity = result('e', 120, { scopesKg: { scope_2: 100, scope_3_category_3: 20 }, marketKg: 30 })
  const { kg, marketKg, scopes } = sumsOf([electricity, result('h', 10)])
  // 120 + 10; by contract 100 become 30: 130 - 70.
  expect({ kg, marketKg }).toEqual({ kg: 130, marketKg: 60 })
  expect(scopes.map(({ name }) => name)).toEqual(['scope_2', 'scope_3_category_3', 'scope_3_category_6'])
})

test('what is outside of scopes is in no total', () => {
  const cooling = result('r', 50, { scopesKg: { scope_1: 30, outside_of_scopes: 20 } })
  const { kg, outsideKg, scopes } = sumsOf([cooling])
  expect({ kg, outsideKg, scopes }).toEqual({ kg: 30, outsideKg: 20, scopes: [{ name: 'scope_1', kg: 30 }] })
})

test('ranges of results that share a factor are added, of others as squares', () => {
  const range = (low: number, high: number) => ({ range: { lowKg: low, highKg: high } })
  const alike = [
    result('a', 10, { ...range(7, 13), factorIds: ['f'] }),
    result('b', 10, { ...range(6, 14), factorIds: ['f'] }),
  ]
  // 3 + 4, and √(3² + 4²).
  expect(sumsOf(alike)).toMatchObject({ kg: 20, lowKg: 13, highKg: 27 })
  const apart = [result('a', 10, range(7, 13)), result('b', 10, range(6, 14))]
  expect(sumsOf(apart)).toMatchObject({ lowKg: 15, highKg: 25 })
})

test('nothing is nothing', () => {
  expect(sumsOf([])).toMatchObject({ kg: 0, lowKg: 0, highKg: 0, outsideKg: 0, scopes: [] })
})
