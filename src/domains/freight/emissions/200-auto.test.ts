/** The mode that is chosen where none is named. */
import { describe, expect, test } from 'vitest'
import { asking, codesOf } from '../../../../test/support/asking.ts'

const { ask } = asking('/v1/freight/emissions')
const GB_DE = 'origin_country=GB&origin_location=London&destination_country=DE&destination_location=Berlin'

describe('auto', () => {
  test('a short road is taken', async () => {
    const { route, notices } = await ask(`${GB_DE}&weight=5000`)
    expect(route.transport_mode).toBe('road')
    expect(notices).toContainEqual(expect.objectContaining({ code: 'mode_chosen', field: 'transport_mode' }))
  })

  test('an ocean is sailed', async () => {
    const { route } = await ask('origin_country=CN&destination_country=BR&weight=1')
    expect(route.transport_mode).toBe('sea')
  })

  test("a lorry's words then mean the roads to and from the port", async () => {
    const { route, notices } = await ask(
      'origin_country=CN&origin_location=Beijing&destination_country=FR&destination_location=Paris&weight=1000&vehicle_type=articulated&fuel_source=hvo',
    )
    expect(route.legs.map(({ fuel_source }: { fuel_source: string }) => fuel_source)).toEqual([
      'hvo',
      'marine_fuel',
      'hvo',
    ])
    expect(codesOf(notices)).toContain('main_leg_by_other_mode')
  })
})

describe('auto over a continent', () => {
  test.each([
    // One continent, and the way round it is longer: Panama, the Baltic, Suez.
    ['US', 'New York', 'US', 'Los Angeles', 'road'],
    ['PT', 'Lisbon', 'RU', 'Moscow', 'road'],
    ['RU', 'Moscow', 'RU', 'Vladivostok', 'road'],
    ['CA', 'Vancouver', 'CA', 'Halifax', 'road'],
    // Two continents: sailed although a road would be shorter.
    ['CN', 'Shanghai', 'NL', 'Rotterdam', 'sea'],
    // One continent, with the sea between and the shorter way by it.
    ['CN', 'Shanghai', 'SG', 'Singapore', 'sea'],
    ['JP', 'Tokyo', 'IN', 'Mumbai', 'sea'],
  ])('%s %s to %s %s is by %s', async (from, origin, to, destination, mode) => {
    const ends = new URLSearchParams({
      origin_country: from,
      origin_location: origin,
      destination_country: to,
      destination_location: destination,
    })
    const { route, notices } = await ask(`${ends}&weight=1000`)
    expect(route.transport_mode).toBe(mode)
    const said = notices.find(({ code }: { code: string }) => code === 'mode_chosen')
    expect(said.key).toBe(mode === 'road' ? 'mode_chosen.one_continent' : 'mode_chosen.sea')
    if (mode === 'road') expect(said.detail).toContain('transport_mode=rail')
  })
})
