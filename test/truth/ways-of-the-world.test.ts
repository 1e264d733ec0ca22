/** Ways that maps and timetables leave no doubt about: borders, ferries, ports. */
import { describe, expect, test } from 'vitest'
import { isNoRoute, type PlannedRoute, type RouteMode } from '../../src/geo/networks/plan.ts'
import type { Place } from '../../src/geo/places/places.ts'
import { textOf } from '../../src/messages/messages.ts'
import { places, services } from '../support/app.ts'
import { truth } from '../support/truth.ts'

function placeOf(name: string, countryCode: string): Place {
  const found = places.search(name, { countryCode, kind: 'town', limit: 1 })[0]?.place
  if (!found) throw new Error(`${name}, ${countryCode} is not known`)
  return found
}

async function way(from: string, to: string, mode: RouteMode): Promise<PlannedRoute> {
  const [a, b] = [from, to].map((text) => {
    const [name = '', country = ''] = text.split(', ')
    return placeOf(name, country)
  })
  if (!a || !b) throw new Error('two places')
  const found = await services.routing.plan(a, b, mode)
  if (isNoRoute(found)) throw new Error(textOf(found.reason))
  return found
}

const codes = ({ countries }: PlannedRoute) => countries.map(({ countryCode }) => countryCode)
const notices = ({ notices: list }: PlannedRoute) => list.map(({ code }) => code)

describe('by road', () => {
  test.each([
    ['Moscow, RU', 'Vladivostok, RU', ['RU']],
    ['Moscow, RU', 'Rostov-na-Donu, RU', ['RU']],
    ['Victoria, CA', 'Vancouver, CA', ['CA']],
  ])('%s - %s stays in %j', async (from, to, within) => {
    expect(codes(await way(from, to, 'road'))).toEqual(within)
  })

  test.each([
    // Kilometres at sea from timetables and charts: +- a tenth.
    ['Palermo, IT', 'Tunis, TN', 320],
    ['Marseille, FR', 'Algiers, DZ', 760],
    ['Aomori, JP', 'Hakodate, JP', 113],
    ['Lerwick, GB', 'Aberdeen, GB', 351],
    ['Denpasar, ID', 'Mataram, ID', 85],
  ])('%s - %s takes a ferry of about %d km', async (from, to, km) => {
    const found = await way(from, to, 'road')
    expect(notices(found)).toContain('ferry_on_route')
    expect(Math.abs((found.ferryKm ?? 0) / km - 1)).toBeLessThan(0.15)
  })

  test('a road far round has a warning: Algiers to Oujda, over a border that has been closed since 1994', async () => {
    const found = await way('Tlemcen, DZ', 'Oujda, MA', 'road')
    expect(notices(found)).toContain('roundabout_route')
    expect(notices(await way('Paris, FR', 'Lyon, FR', 'road'))).not.toContain('roundabout_route')
  })
})

describe('by sea', () => {
  test.each([
    ['Vostochny, RU', 'Busan, KR', 'RUVYP', 'KRPUS'],
    ['Los Angeles, US', 'Shanghai, CN', 'USLAX', 'CNSHA'],
    ['Nuuk, GL', 'Aalborg, DK', 'GLGOH', 'DKAAL'],
    ['Narvik, NO', 'Rotterdam, NL', 'NONVK', 'NLRTM'],
  ])('%s - %s: from %s to %s', async (from, to, first, last) => {
    const { origin, destination } = await way(from, to, 'sea')
    expect([origin.code, destination.code]).toEqual([first, last])
  })

  test.each([
    ['Banyuwangi, ID', 'Gilimanuk, ID', 5],
    ['Denpasar, ID', 'Mataram, ID', 85],
    ['Holyhead, GB', 'Dublin, IE', 112],
  ])('%s - %s: the ferry, %d km', async (from, to, km) => {
    expect(await way(from, to, 'sea')).toMatchObject({ method: 'ferry_table', distanceKm: km })
  })

  test.each([
    'SARTA',
    'QARLF',
    'USNSS',
    'ZASDB',
    'ZAZBA',
    'LKHBA',
    'MXLZC',
    'RUVYP',
    'PECHY',
    'NONVK',
    'GLGOH',
    'SHSHN',
  ])('port %s is known', (code) => expect(places.port(code)?.kind).toBe('port'))
})

describe('the port of an inland city', () => {
  const cities = truth('inland-ports.csv')

  test('there are 60', () => expect(cities.length).toBeGreaterThanOrEqual(60))

  test.each(cities)(
    '$city, $country to $to: $accepted',
    async ({ city = '', country = '', to = '', accepted = '' }) => {
      const port = places.port(to)
      if (!port) throw new Error(`${to} is not known`)
      const chain = await services.routing.chain(placeOf(city, country), port, 'sea')
      if (isNoRoute(chain)) throw new Error(textOf(chain.reason))
      expect(accepted.split(' ')).toContain(chain.legs[chain.main]?.origin.code)
    },
  )
})
