import { describe, expect, test } from 'vitest'
import { edition } from '../../../../test/support/app.ts'
import { tractionGrids } from './traction-grids.ts'

const grids = (...countries: [string, number][]) =>
  tractionGrids(
    edition,
    countries.map(([countryCode, distanceMetres]) => ({ countryCode, distanceMetres })),
    'vehicle',
  )

const shares = (found: ReturnType<typeof grids>) =>
  found?.stretches.map(({ grid, distanceMetres }) => [grid.countryCode, distanceMetres])

describe('tractionGrids', () => {
  test('each country draws from its own grid', () => {
    const found = grids(['FR', 300_001], ['DE', 200_000])
    expect(shares(found)).toEqual([
      ['FR', 300_001],
      ['DE', 200_000],
    ])
    expect(found?.fallbacks).toEqual([])
  })

  test('a country without a known grid draws as the rest of the way, and a warning says so', () => {
    // Gibraltar has no grid; its 10,000 m go to Spain and Portugal by 3 : 1.
    const found = grids(['GI', 10_000], ['ES', 300_000], ['PT', 100_000])
    expect(shares(found)).toEqual([
      ['ES', 307_500],
      ['PT', 102_500],
    ])
    expect(found?.fallbacks).toEqual([
      expect.objectContaining({
        code: 'estimated_factor',
        severity: 'warning',
        subject: 'vehicle',
        isFallback: true,
        key: 'estimated_factor.traction_grid',
        values: { country: 'GI' },
      }),
    ])
  })

  test('without any known grid there is none', () => {
    expect(grids(['GI', 1000])).toBeUndefined()
  })

  test('a borrowed grid and an assumed loss are warnings', () => {
    const said = grids(['AD', 1000])?.fallbacks
    expect(said?.map(({ code }) => code)).toEqual(['estimated_factor', 'default_td_losses'])
    for (const notice of said ?? []) expect(notice).toMatchObject({ subject: 'vehicle', isFallback: true })
  })

  test('no distance at all still has a grid, for the trail', () => {
    expect(shares(grids(['NO', 0]))).toEqual([['NO', 0]])
  })
})
