import { describe, expect, test } from 'vitest'
import { services } from '../../../test/support/app.ts'
import { textOf } from '../../messages/messages.ts'
import { GEOGRAPHY } from '../../surfaces/process/package-root.ts'
import type { Chain } from '../networks/plan.ts'
import { isNoRoute, type NoRoute, type RouteMode } from '../networks/plan.ts'
import type { Place } from '../places/places.ts'

const AUTO_ROAD_KM = 3500

/** "Munich, DE", or a code. */
function place(text: string): Place {
  const [query = '', countryCode] = text.split(', ')
  const found = services.places.resolve(query, countryCode === undefined ? {} : { countryCode })
  if (!found) throw new Error(`${text} is not known`)
  return found.place
}

const plan = (from: string, to: string, mode: RouteMode, avoid: string[] = []): Promise<Chain | NoRoute> =>
  services.routing.chain(place(from), place(to), mode, { avoid })
const auto = (from: string, to: string) => services.routing.autoChain(place(from), place(to), AUTO_ROAD_KM)

function found(chain: Chain | NoRoute): Chain {
  if (isNoRoute(chain)) throw new Error(textOf(chain.reason))
  return chain
}

const modes = ({ legs }: Chain) => legs.map(({ mode }) => mode).join(' ')
const ports = ({ legs, main }: Chain) => [legs[main]?.origin.code, legs[main]?.destination.code]
const codes = ({ notices }: Chain) => notices.map(({ code }) => code)

describe('by sea', () => {
  test('a port is its own: no road before or after it', async () => {
    const chain = found(await plan('NLRTM', 'CNSHA', 'sea'))
    expect([modes(chain), ...ports(chain)]).toEqual(['sea', 'NLRTM', 'CNSHA'])
    expect(chain.notices).toEqual([])
  })

  test.each([
    // The side of the continent on which the other port lies decides, as well as the road.
    ['Munich, DE', 'CNSHA', ['IT', 'SI', 'HR']],
    ['Munich, DE', 'USNYC', ['NL', 'BE', 'DE']],
    ['Denver, US', 'CNSHA', ['US']],
    ['Kigali, RW', 'NLRTM', ['KE', 'TZ']],
    ['La Paz, BO', 'NLRTM', ['CL', 'PE']],
    ['Ulaanbaatar, MN', 'NLRTM', ['CN']],
    ['Moscow, RU', 'NLRTM', ['RU', 'LV', 'EE', 'LT']],
    ['Kathmandu, NP', 'NLRTM', ['IN', 'BD']],
  ])('%s - %s: through a port of %j', async (from, to, countries) => {
    const chain = found(await plan(from, to, 'sea'))
    expect(countries).toContain(chain.legs[chain.main]?.origin.countryCode)
    expect(modes(chain)).toBe('road sea')
    expect(codes(chain)).toContain('port_chosen')
  })

  test('Denver - Shanghai leaves from the Pacific, Denver - Rotterdam from the Atlantic or the Gulf', async () => {
    const lonOf = async (to: string) => {
      const chain = found(await plan('Denver, US', to, 'sea'))
      return chain.legs[chain.main]?.origin.lon ?? 0
    }
    expect(await lonOf('CNSHA')).toBeLessThan(-115)
    expect(await lonOf('NLRTM')).toBeGreaterThan(-100)
  })

  test('a city ships from the port of its name rather than from its neighbour', async () => {
    const chain = found(await plan('Los Angeles, US', 'CNSHA', 'sea'))
    expect(ports(chain)).toEqual(['USLAX', 'CNSHA'])
  })

  test('a place at its port has a short road, and no notice', async () => {
    const chain = found(await plan('Rotterdam, NL', 'CNSHA', 'sea'))
    expect(ports(chain)).toEqual(['NLRTM', 'CNSHA'])
    expect(chain.legs[0]?.distanceKm).toBeLessThan(30)
    expect(codes(chain)).toEqual([])
  })

  test('neighbouring ports are joined by a short leg', async () => {
    const chain = found(await plan('Rotterdam, NL', 'Antwerp, BE', 'sea'))
    expect(chain.legs[chain.main]?.distanceKm).toBeLessThan(300)
    expect(ports(chain)).toEqual(['NLRTM', 'BEANR'])
  })

  test('a town with a port of inland ships is told that lorries are taken', async () => {
    expect(codes(found(await plan('Duisburg, DE', 'CNSHA', 'sea')))).toContain('inland_port_not_used')
    expect(codes(found(await plan('Munich, DE', 'CNSHA', 'sea')))).not.toContain('inland_port_not_used')
  })

  test('a chain that is all road says so', async () => {
    expect(codes(found(await plan('Munich, DE', 'Hamburg, DE', 'sea')))).toContain('roundabout_chain')
  })

  test('avoiding a passage may change the way, never the promise', async () => {
    const chain = found(await plan('Munich, DE', 'CNSHA', 'sea', ['suez']))
    expect(chain.legs[chain.main]?.passages).not.toContain('suez')
    expect(chain.legs[chain.main]?.passages).toContain('cape_of_good_hope')
  })

  test.each([
    ['no port in reach', 'Almaty, KZ', 'Rotterdam, NL', [], /from Almaty to a seaport/],
    ['a port of inland ships', 'DEDUI', 'NLRTM', [], /Duisburg \(DEDUI\) is an inland port/],
    ['the only way out is avoided', 'ROCND', 'NLRTM', ['bosporus'], /without Bosporus/],
  ])('%s: a reason', async (_, from, to, avoid, reason) => {
    const chain = await plan(from, to, 'sea', avoid)
    expect(isNoRoute(chain) && textOf(chain.reason)).toMatch(reason)
  })
})

describe('by air', () => {
  test('an airport is its own, a town has roads to the nearest', async () => {
    expect(modes(found(await plan('LHR', 'JFK', 'air')))).toBe('air')
    const chain = found(await plan('Frankfurt, DE', 'JFK', 'air'))
    expect([modes(chain), ...ports(chain)]).toEqual(['road air', 'FRA', 'JFK'])
  })

  test('two places of one airport: a reason', async () => {
    const chain = await plan('Munich, DE', 'Freising, DE', 'air')
    expect(isNoRoute(chain) && textOf(chain.reason)).toMatch(/MUC/)
  })
})

describe('auto', () => {
  test.each([
    ['a short road', 'London, GB', 'Berlin, DE', 'road'],
    ['a long one is sailed instead', 'Beijing, CN', 'Madrid, ES', 'sea'],
    ['an island', 'Male, MV', 'Colombo, LK', 'sea'],
    ['a long road where no sea is near', 'Astana, KZ', 'Beijing, CN', 'road'],
    ['neither road nor sea', 'Almaty, KZ', 'São Paulo, BR', 'air'],
  ] as const)('%s', async (_, from, to, mode) => {
    const chain = found(await auto(from, to))
    expect(chain.mode).toBe(mode)
    expect(chain.notices[0]).toMatchObject({ code: 'mode_chosen', subject: 'mode' })
  })

  test('where no road was searched for, none is spoken of', async () => {
    const [notice] = found(await auto('London, GB', 'Sydney, AU')).notices
    expect(notice && textOf(notice)).toBe('We chose sea: there is no road route of up to 3,500 km.')
  })

  test('what was not asked for is a fallback', async () => {
    expect(found(await auto('Almaty, KZ', 'São Paulo, BR')).notices[0]).toMatchObject({ isFallback: true })
    expect(found(await auto('Beijing, CN', 'Madrid, ES')).notices[0]).toMatchObject({ isFallback: true })
  })

  test('nothing leads to an island without port, airport and road: every reason', async () => {
    const chain = await auto('Adamstown, PN', 'London, GB')
    expect(isNoRoute(chain) && textOf(chain.reason)).toMatch(/road.*seaport.*airport/s)
  })
})

test('every leg begins where the one before it ends', async () => {
  const { legs } = found(await plan('Munich, DE', 'Chicago, US', 'sea'))
  for (const [i, { destination }] of legs.entries()) {
    const next = legs[i + 1]?.origin
    if (next) expect(next).toEqual(destination)
  }
})

test('each container port is in the gazetteer and has a way out to sea', async () => {
  const { readPortClasses, regularPorts } = await import('../networks/container-ports.ts')
  const list = [...regularPorts(readPortClasses(GEOGRAPHY.tables))]
  expect(list.length).toBeGreaterThan(300)
  expect(list.filter((code) => services.places.port(code) === undefined)).toEqual([])
})
