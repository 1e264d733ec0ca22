/** What holds for every place and for every text. */
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAirports } from '../../geography/places/airports.ts'
import { fold } from '../../src/engine/helpers/fold.ts'
import { distanceKm } from '../../src/geo/places/distance.ts'
import { loadGazetteer } from '../../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../../src/surfaces/process/package-root.ts'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const airports = readAirports()
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string())

describe('folding', () => {
  test('twice is once', () => {
    fc.assert(
      fc.property(text, (given) => fold(fold(given)) === fold(given)),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['São Paulo', 'sao paulo'],
    ['Saint-Étienne', 'st etienne'],
    ["Xi'an", 'xian'],
    ['ŁÓDŹ', 'lodz'],
    ['Straße', 'strasse'],
    ['東京', '東京'],
    ['  A–B, c.  ', 'a b c'],
    ['!?', ''],
  ])('%s is %s', (given, folded) => expect(fold(given)).toBe(folded))
})

describe('resolving', () => {
  test('no text makes it throw, and what it finds is on Earth', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { lat, lon } = gazetteer.resolve(given)?.place ?? { lat: 0, lon: 0 }
        expect(Math.abs(lat)).toBeLessThanOrEqual(90)
        expect(Math.abs(lon)).toBeLessThanOrEqual(180)
      }),
      { numRuns: 5000 },
    )
  })

  test('is deterministic', () => {
    fc.assert(
      fc.property(fc.constantFrom(...airports.map(({ name }) => name)), (name) => {
        expect(gazetteer.resolve(name)).toEqual(gazetteer.resolve(name))
      }),
    )
  })

  test('every airport by its code', () => {
    for (const { code = '', lat, lon } of airports) {
      const place = gazetteer.resolve(code, { prefer: 'airport' })?.place
      expect(place?.code, code).toBe(code)
      // Coordinates are kept to a hundred-thousandth of a degree.
      expect(distanceKm(lat, lon, place?.lat ?? 0, place?.lon ?? 0), code).toBeLessThan(0.01)
      expect(gazetteer.resolve(code)?.place.code, code).toBe(code)
    }
  })

  test('a town that a region is named after is no assumption; the main town of a region is', () => {
    const codes = (query: string, countryCode: string) =>
      gazetteer.resolve(query, { countryCode })?.notices.map(({ code }) => code)
    expect(codes('Valletta', 'MT')).toEqual([])
    expect(codes('Ulaanbaatar', 'MN')).toEqual([])
    expect(codes('Bavaria', 'DE')).toEqual(['location_assumed'])
  })

  test('every port by its UN/LOCODE, in small letters too unless that is a town', () => {
    const ports = letters.flatMap((letter) =>
      gazetteer.search(`port of ${letter}`, { kind: 'port', limit: 20 }),
    )
    expect(ports.length).toBeGreaterThan(300)
    for (const { place } of ports) {
      expect(gazetteer.resolve(place.code ?? '')?.place).toEqual(place)
      const small = gazetteer.resolve((place.code ?? '').toLowerCase())?.place
      if (small?.kind !== 'town') expect(small).toEqual(place)
    }
  })

  test.each([
    ['Cavan', 'town'],
    ['CAVAN', 'port'],
    ['OSLO', 'town'],
    ['EDDM', 'airport'],
    ['Ulm', 'town'],
    ['ULM', 'airport'],
  ])('%s is a %s', (query, kind) => expect(gazetteer.resolve(query)?.place.kind).toBe(kind))

  test('three letters as the caller prefers', () => {
    expect(gazetteer.resolve('ULM', { prefer: 'airport' })?.place.code).toBe('ULM')
    // New Ulm in Minnesota has the code; Ulm as names are written is the greater town in Germany.
    expect(gazetteer.resolve('Ulm', { prefer: 'airport' })?.place.countryCode).toBe('DE')
    expect(gazetteer.resolve('ULM', { prefer: 'town' })?.place.name).toBe('Ulm')
    expect(gazetteer.resolve('JFK', { prefer: 'town' })?.place.code).toBe('JFK')
  })

  test('nothing outside of the country asked for', () => {
    const queries = [
      'London',
      'Paris',
      'Springfield',
      'ORD',
      'San José, Costa Rica',
      'NLRTM',
      'Victoria',
      'MUC',
    ]
    for (const query of queries) {
      for (const countryCode of ['US', 'CA', 'FR', 'JP', 'CL']) {
        const found = gazetteer.resolve(query, { countryCode })
        expect([undefined, countryCode], `${query} in ${countryCode}`).toContain(found?.place.countryCode)
      }
    }
  })
})

describe('searching', () => {
  // Not of 1: 'Columbus Airport' is first of all the one of the city, 'Man Airport' the one with that code.
  test('lists the place of just this name, in order of score', () => {
    fc.assert(
      fc.property(fc.constantFrom(...airports), fc.integer({ min: 2, max: 20 }), ({ name }, limit) => {
        const list = gazetteer.search(name, { limit, kind: 'airport' })
        expect(list.length).toBeLessThanOrEqual(limit)
        expect(list.map(({ place }) => fold(place.name))).toContain(fold(name))
        const scores = list.map(({ score }) => score)
        if (scores.length < limit) expect(scores).toEqual([...scores].sort((a, b) => b - a))
      }),
    )
  })

  /** ISO 3166-1: the code of a state reaches its territories. */
  const REACH: Record<string, string[]> = { US: ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'] }

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('DE', 'US', 'ZZ'), (given, countryCode) => {
        for (const { place } of gazetteer.search(given, { countryCode })) {
          expect(REACH[countryCode] ?? [countryCode]).toContain(place.countryCode)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['mün', 'Munich'],
    ['par', 'Paris'],
    ['new yo', 'New York City'],
    ['san fr', 'San Francisco'],
    ['東京', 'Tokyo'],
    ['springfield, il', 'Springfield'],
    ['springfield il', 'Springfield'],
    ['heathr', 'London Heathrow Airport'],
    ['9410', 'San Francisco'],
  ])('%s finds %s first', (query, name) => {
    expect(gazetteer.search(query)[0]?.place.name).toBe(name)
  })
})

describe('nearest', () => {
  test('airport: the served one, not an airfield next door', () => {
    expect(gazetteer.nearestAirport(48.1375, 11.575)?.code).toBe('MUC')
    expect(gazetteer.nearestAirport(40.7127, -74.0061)?.code).toMatch(/LGA|EWR|JFK/)
    expect(gazetteer.nearestAirport(-17.7, 179.99)?.countryCode).toBe('FJ')
  })

  test('port and town', () => {
    expect(gazetteer.nearestPort(51.95, 4.1)?.countryCode).toBe('NL')
    // Willemstad: the code of its port begins with AN, which ISO 3166-1 has withdrawn.
    expect(gazetteer.nearestPort(12.12, -68.88)?.countryCode).toBe('CW')
    expect(gazetteer.nearestTown(52.52, 13.405)?.countryCode).toBe('DE')
  })

  test('capitals and busiest airports', () => {
    expect(gazetteer.capital('FR')?.name).toBe('Paris')
    expect(gazetteer.capital('AU')?.name).toBe('Canberra')
    expect(gazetteer.busiestAirport('GB')?.code).toBe('LHR')
    expect(gazetteer.busiestAirport('FJ')?.kind).toBe('airport')
    expect(gazetteer.capital('ZZ')).toBeUndefined()
  })
})
