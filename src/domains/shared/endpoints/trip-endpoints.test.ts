import { describe, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { ApiError } from '../../../engine/errors.ts'
import { textOf } from '../../../messages/messages.ts'
import type { TripParams } from './params.ts'
import type { TripEndpoint, TripMedium } from './trip-endpoint.ts'
import { requireTripEndpoints } from './trip-endpoints.ts'

const PARIS = { destination_country: 'FR', destination_location: 'Paris' }

async function origin(
  country?: string,
  location?: string,
  medium: TripMedium = 'surface',
): Promise<TripEndpoint> {
  const params = { origin_country: country, origin_location: location, ...PARIS }
  return (await requireTripEndpoints(services, params, medium)).origin
}

async function problems(params: TripParams) {
  const error = await requireTripEndpoints(services, params, 'surface').then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected')
  return error.problems.map(({ code, field }) => [code, field])
}

const codes = ({ notices }: TripEndpoint) => notices.map(({ code }) => code)

describe('a country alone', () => {
  test('is its capital, or its busiest airport for a flight, and says so', async () => {
    const surface = await origin('AU')
    expect([surface.place.name, codes(surface)]).toEqual(['Canberra', ['location_assumed']])
    const air = await origin('AU', undefined, 'air')
    expect([air.place.code, codes(air)]).toEqual(['SYD', ['location_assumed']])
    expect(surface.notices[0]).toMatchObject({ severity: 'warning', subject: 'origin_country' })
  })

  test("its name as the place is the same, and so is a country's capital without any airport", async () => {
    expect((await origin('AU', 'Australia', 'air')).place.code).toBe('SYD')
    expect((await origin('LI', undefined, 'air')).place.name).toBe('Vaduz')
  })

  test('is meant by its name in any language, which says the country by itself', async () => {
    for (const name of ['Deutschland', 'Allemagne', 'Niemcy', 'ドイツ']) {
      const { place, resolved } = await origin('DE', name)
      expect([place.name, resolved]).toEqual(['Berlin', `Berlin (${name})`])
      expect((await origin(undefined, name)).place.name).toBe('Berlin')
    }
  })

  test('stands for all of its towns, and an area for those of the area', async () => {
    expect((await origin('AU')).standsFor?.name).toBe('Australia')
    expect((await origin('AU', 'Xyzzyville')).standsFor?.name).toBe('Australia')
    const texas = (await origin('US', 'Xyzzyville, Texas')).standsFor
    expect(texas?.name).toBe('Texas')
    // Texas lies between 25.8 and 36.5 degrees north, 93.5 and 106.7 degrees west.
    for (const { lat, lon } of texas?.towns ?? []) {
      expect(lat > 25.8 && lat < 36.6 && lon > -106.7 && lon < -93.5).toBe(true)
    }
    expect((await origin('US', 'Houston')).standsFor).toBeUndefined()
  })

  test('is refused where it has neither town nor scheduled flights', async () => {
    expect(await problems({ origin_country: 'UM', ...PARIS })).toEqual([
      ['validation_error', 'origin_country'],
    ])
  })
})

describe('a place', () => {
  test('keeps the name that was asked for', async () => {
    expect((await origin('DE', 'munich')).resolved).toBe('Munich (munich)')
    expect((await origin('DE', 'Munich, Bavaria')).resolved).toBe('Munich (Munich, Bavaria)')
    expect((await origin('DE', 'München')).resolved).toBe('Munich (München)')
    expect((await origin(undefined, 'LHR')).resolved).toBe('London Heathrow Airport (LHR)')
    const atlanta = (await origin(undefined, 'ATL')).resolved
    expect(atlanta).toBe('Hartsfield Jackson Atlanta International Airport (ATL)')
    expect((await origin('TR', 'Van', 'air')).resolved).toBe('Van')
    expect((await origin('TR', 'VAN', 'air')).resolved).toBe('Van Ferit Melen Airport (VAN)')
    expect((await origin(undefined, '48.1, 11.5')).resolved).toBe('48.1,11.5')
  })

  test('that is not in its country falls back to the country, across borders', async () => {
    const end = await origin('US', 'Munich')
    expect([end.place.name, codes(end)]).toEqual(['Washington', ['location_not_found']])
    expect(end.notices[0]).toMatchObject({ severity: 'warning', subject: 'origin_location' })
    expect(end.notices.map((notice) => textOf(notice))[0]).toContain('Washington')
  })

  test('by code or coordinates wins over another country', async () => {
    for (const location of ['JFK', '40.7,-74']) {
      const end = await origin('FR', location)
      expect([end.place.countryCode, codes(end), end.isAssumed]).toEqual(['US', ['country_ignored'], false])
    }
  })

  test('of three letters is an airport in the air and a town on the ground', async () => {
    // Pau is a town in France, and PAU an airport in Myanmar.
    expect((await origin('FR', 'Pau', 'surface')).place).toMatchObject({ kind: 'town', countryCode: 'FR' })
    expect((await origin(undefined, 'PAU', 'air')).place).toMatchObject({ kind: 'airport', code: 'PAU' })
  })
})

test('a port is what a village of its name is not: the other end decides', async () => {
  const params = { destination_country: 'KR', destination_location: 'Busan' }
  const ends = await requireTripEndpoints(
    services,
    { origin_country: 'RU', origin_location: 'Vostochny', ...params },
    'surface',
  )
  expect(ends.origin.place.code).toBe('RUVYP')
})

test('an end that is not named lies in the country of the other, else in the United Kingdom', async () => {
  const ends = await requireTripEndpoints(services, { destination_country: 'FR' }, 'surface')
  expect(ends.origin).toMatchObject({ isUnnamed: true, place: { countryCode: 'FR' } })
  const neither = await requireTripEndpoints(services, {}, 'surface')
  for (const end of [neither.origin, neither.destination]) {
    expect(end).toMatchObject({ isUnnamed: true, place: { countryCode: 'GB' } })
    expect(end.notices.map(({ code, isFallback }) => [code, isFallback])).toEqual([
      ['location_assumed', true],
    ])
  }
})

describe('errors', () => {
  test('a country is needed, but for codes and coordinates', async () => {
    expect(await problems({ origin_location: 'Munich', destination_location: 'CDG' })).toEqual([
      ['validation_error', 'origin_country'],
    ])
    expect(await problems({ origin_country: 'BV', ...PARIS })).toEqual([
      ['validation_error', 'origin_country'],
    ])
  })

  test('a group of countries is no place', async () => {
    for (const [country, group] of [
      ['DE', 'Europe'],
      ['DE', 'EU'],
      [undefined, 'World'],
    ] as const) {
      const params = { origin_location: group, ...(country && { origin_country: country }), ...PARIS }
      expect(await problems(params)).toEqual([['place_not_found', 'origin_location']])
    }
    // A town in the Philippines.
    expect((await origin('PH', 'Asia')).place).toMatchObject({ kind: 'town', countryCode: 'PH' })
  })

  test('what was assumed is a fallback, and only that', async () => {
    const ends = await requireTripEndpoints(
      services,
      { origin_country: 'US', origin_location: 'Munich', destination_country: 'GB' },
      'air',
    )
    const fallbacks = ({ notices }: TripEndpoint) =>
      notices.filter(({ isFallback }) => isFallback).map(({ subject }) => subject)
    expect([ends.origin, ends.destination].map(fallbacks)).toEqual([
      ['origin_location'],
      ['destination_country'],
    ])
    const exact = await requireTripEndpoints(services, { origin_location: 'JFK', ...PARIS }, 'air')
    expect([exact.origin, exact.destination].flatMap(fallbacks)).toEqual([])
  })
})

describe('one of several readings', () => {
  const asked = (from: TripParams, to: TripParams) =>
    requireTripEndpoints(services, { ...from, ...to }, 'undecided')

  test('bears the name of the place that is taken', async () => {
    // Orly is nearer to Nice than Roissy is.
    const { origin } = await asked(
      { origin_country: 'FR', origin_location: 'Paris airport' },
      { destination_country: 'FR', destination_location: 'Nice' },
    )
    expect(origin.resolved).toContain(origin.place.name)
    expect(origin.notices.map((notice) => textOf(notice)).join()).toContain(`we assumed ${origin.place.name}`)
  })

  test('is not the airport of a town beside the town', async () => {
    for (const [country, name] of [
      ['TR', 'Istanbul'],
      ['RU', 'Vladivostok'],
      ['GB', 'Exeter'],
    ]) {
      expect(codes(await origin(country, name, 'undecided'))).toEqual([])
    }
  })
})

describe('a territory', () => {
  test('is in reach of the code of its sovereign by postcode too', async () => {
    const { place, notices } = await origin('US', '00901')
    expect([place.name, notices.filter(({ isFallback }) => isFallback)]).toEqual(['San Juan', []])
  })
})
