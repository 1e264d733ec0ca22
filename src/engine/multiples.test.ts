import { expect, test } from 'vitest'
import type { Contribution } from './contribution.ts'
import { EVERYWHERE, figureEntry } from './figure.ts'
import { multiples } from './multiples.ts'
import { decimal } from './numbers/decimal.ts'
import { rational } from './numbers/rational.ts'

const entry = figureEntry({
  category: 'emission_factor',
  name: 'A figure',
  id: 'figure',
  value: decimal('0.7'),
  unit: 'kgCO2e/kWh',
  year: 2025,
  tier: 'exact',
  region: EVERYWHERE,
  source: { id: 'source', publisher: 'A publisher', dataset: 'A dataset', licence: 'CC0' },
})
const times = (numerator: string, denominator: string): Contribution => ({
  entry,
  quantity: rational(decimal(numerator), decimal(denominator)),
  unit: 'kWh',
  part: 'direct',
  inputs: [],
})

test('quantity and kilograms of each', () => {
  // 6 x 5 / 94 = 15 / 47 = 0.319148936170212766, x 0.7 = 0.2234042553191489361; 6 x 0.25 = 1.5, x 0.7 = 1.05.
  expect(multiples([times('5', '94'), times('0.25', '1')])(rational(decimal(6)))).toEqual([
    0.319148936170213, 0.223404255319149, 1.5, 1.05,
  ])
})
