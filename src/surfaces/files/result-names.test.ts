import { expect, test } from 'vitest'
import { freeNames, resultName } from './result-names.ts'

test('a name that is free stays, a taken one has ours before it', () => {
  expect(freeNames(['type', 'status', 'scope_1_kg'], ['Type', 'kWh', 'Scope 1 kg'])).toEqual([
    'everygram_type',
    'status',
    'everygram_scope_1_kg',
  ])
})

test('results of results', () => {
  const names = freeNames(['type', 'scope_1_kg'], ['type', 'scope_1_kg', 'everygram_type'])
  expect(names).toEqual(['everygram_type_2', 'everygram_scope_1_kg'])
  expect(names.map(resultName)).toEqual(['type', 'scope_1_kg'])
})
