/** Words for vehicles: what they mean to an edition that has a row of their own, and to one that has none. */
import { expect, test } from 'vitest'
import { asking, codesIn, noticeIn } from '../../../../test/support/asking.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

const { ask, get } = asking('/v1/travel/emissions')
const IN_BRITAIN =
  'origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds&transport_mode=car'
const drive = (vehicle: string, edition: string) =>
  ask(`transport_mode=car&distance_km=100&vehicle_type=${vehicle}&edition=${edition}`)

test.each([
  // UK factors 2025, cars by market segment, unknown fuel, kg per km × 100.
  ['executive', 'executive', 17_846],
  ['luxury', 'luxury', 25_196],
  ['mini', 'mini', 13_051],
  ['mpv', 'mpv', 18_030],
  ['4x4', 'dual_purpose', 19_690],
  ['SUV', 'dual_purpose', 19_690],
  ['people carrier', 'mpv', 18_030],
  ['executive_diesel', 'executive_diesel', 17_088],
  ['upper-medium', 'upper_medium', 16_752],
])('%s has its own row in 2025.3', async (word, type, grams) => {
  const attributes = await drive(encodeURIComponent(word), '2025.3')
  expect(attributes.travel.vehicle_type).toBe(type)
  expect(attributes.emissions.co2e_grams).toBe(grams)
  expect(codesIn(attributes)).not.toContain('nearest_class')
})

test.each([
  // UK factors 2025, cars by size, unknown fuel, kg per km × 100.
  ['executive', 'large', 22_678],
  ['luxury', 'large', 22_678],
  ['suv', 'large', 22_678],
  ['mini', 'small', 14_322],
  ['city car', 'small', 14_322],
])('%s is the nearest class in 2025.2, which keeps its result', async (word, type, grams) => {
  const attributes = await drive(encodeURIComponent(word), '2025.2')
  expect(attributes.travel.vehicle_type).toBe(type)
  expect(attributes.emissions.co2e_grams).toBe(grams)
  expect(codesIn(attributes).filter((code) => code === 'nearest_class')).toHaveLength(1)
  expect(noticeIn(attributes, 'nearest_class')).toMatchObject({
    severity: 'warning',
    is_fallback: true,
    field: 'vehicle_type',
    values: { value: word, meaning: type },
  })
})

test('a mode that a vehicle type settles is no nearest class', async () => {
  const said = await ask('transport_mode=metro&distance_km=10')
  expect(noticeIn(said, 'nearest_class')).toMatchObject({ field: 'transport_mode' })
  const settled = await ask('transport_mode=metro&vehicle_type=underground&distance_km=10')
  expect(codesIn(settled)).not.toContain('nearest_class')
})

test('strict=true refuses the nearest class', async () => {
  const reply = await get(`${IN_BRITAIN}&distance_km=100&vehicle_type=executive&edition=2025.2&strict=true`)
  expectRefused(reply, { code: 'no_exact_factor', field: 'vehicle_type', says: ['executive'] })
})
