import { expect, test } from 'vitest'
import { tableRows } from '../../../scripts/lib/edition-tables.ts'
import { edition, services } from '../../../test/support/app.ts'
import { ZERO_RATIONAL } from '../../engine/numbers/rational.ts'
import { gridsOf } from './shared/grids.ts'
import { lifeCycleOf } from './shared/present-grid.ts'
import { shownIntensity } from './shared/terms.ts'

const EDITION = '2025.1'
const technologies = tableRows(EDITION, 'grid_technologies')

test('shares by generation mix follow from the mix and the technology factors of the edition', () => {
  const shares = new Map(tableRows(EDITION, 'grid_direct_shares').map((row) => [row.country_code, row]))
  let checked = 0
  for (const mix of tableRows(EDITION, 'grid_mix')) {
    const share = shares.get(mix.country_code)
    if (share?.basis !== 'generation_mix') continue
    const weighted = (factor: string) =>
      technologies.reduce(
        (sum, row) => sum + Number(mix[`${row.technology}_percent`]) * Number(row[factor]),
        0,
      )
    const byHand = weighted('direct_factor') / weighted('life_cycle_factor')
    expect(Math.abs(byHand - Number(share.direct_share)), mix.country_code).toBeLessThan(0.0001)
    checked++
  }
  expect(checked).toBeGreaterThan(170)
})

test('a grid that nobody publishes is made of its mix: the Central African Republic, all hydro, 100 % x 24 g', async () => {
  const [estimate] = tableRows('2025.2', 'grid_estimates')
  const mix = tableRows(EDITION, 'grid_mix').find((row) => row.country_code === estimate?.country_code)
  const grams = (factor: string) =>
    technologies.reduce(
      (sum, row) => sum + (Number(mix?.[`${row.technology}_percent`]) * Number(row[factor])) / 100,
      0,
    )
  expect(Number(estimate?.factor)).toBe(grams('life_cycle_factor'))
  expect(Number(estimate?.direct_share)).toBe(grams('direct_factor') / grams('life_cycle_factor'))
  const { editions } = services
  const now = await editions.require('2025.2')
  const grid = gridsOf(now).byCountry.get('CF')
  expect(grid).toMatchObject({ isEstimate: true, basis: 'life_cycle' })
  expect(grid?.notices.map(({ code }) => code)).toEqual(['estimated_factor', 'clean_grid'])
})

test('a life-cycle intensity is the sum of its parts, exactly; a direct one is its direct part', () => {
  for (const grid of [...gridsOf(edition).byCountry.values(), ...gridsOf(edition).states.values()]) {
    const sum = shownIntensity(lifeCycleOf(grid))
    if (grid.boundary === 'life_cycle') expect(sum, grid.id).toBe(shownIntensity(grid.intensity))
    else expect(shownIntensity(grid.direct), grid.id).toBe(shownIntensity(grid.intensity))
  }
})

test('official figures by country, for checking by eye', () => {
  // EEA 2024 direct: DE 291, FR 36, PL 566, SE 6 g/kWh. Ember's year is another one: within a fifth.
  for (const [country, official] of [
    ['DE', 291],
    ['FR', 36],
    ['PL', 566],
    ['SE', 6],
  ] as const) {
    const direct = shownIntensity(gridsOf(edition).byCountry.get(country)?.direct ?? ZERO_RATIONAL)
    expect(direct / official, country).toBeGreaterThan(0.8)
    expect(direct / official, country).toBeLessThan(1.2)
  }
})
