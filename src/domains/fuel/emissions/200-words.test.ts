/** Butane and propane: rows of their own in open revisions, the nearest class before. */
import { expect, test } from 'vitest'
import { asking, codesIn, noticeIn } from '../../../../test/support/asking.ts'

const { ask } = asking('/v1/fuel/emissions')
const burn = (fuel: string, edition: string, unit = 'litre') =>
  ask(`fuel_type=${fuel}&amount=1000&unit=${unit}&edition=${edition}`)

test.each([
  // UK factors 2025: 1.74533 + 0.19765 and 1.54358 + 0.1817 kg per litre.
  ['butane', 'litre', 1_942_980],
  ['propane', 'litre', 1_725_280],
  // 3033.38067 + 344.30947 kg per tonne.
  ['butane', 'kg', 3_377_690],
  // 0.2141 + 0.02519 kg per kWh, gross.
  ['propane', 'kwh', 239_290],
])('1000 of %s in %s, 2025.3', async (fuel, unit, grams) => {
  const attributes = await burn(fuel, '2025.3', unit)
  expect(attributes.emissions.co2e_grams).toBe(grams)
  expect(codesIn(attributes)).not.toContain('nearest_class')
})

test('2025.2 takes LPG for butane, and says so', async () => {
  const attributes = await burn('butane', '2025.2')
  // 1.55713 + 0.18551 kg per litre.
  expect(attributes.emissions.co2e_grams).toBe(1_742_640)
  expect(noticeIn(attributes, 'nearest_class')).toMatchObject({
    severity: 'warning',
    is_fallback: true,
    field: 'fuel_type',
    message: "We have no class of its own for 'butane', so we used the nearest one, lpg.",
  })
})
