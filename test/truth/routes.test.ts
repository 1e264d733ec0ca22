/** Distances by sea, air and rail against published ones. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { airRoute } from '../../src/geo/networks/air.ts'
import { isNoRoute, type Route, type RouteResult } from '../../src/geo/networks/plan.ts'
import { railRoute } from '../../src/geo/networks/rail.ts'
import { readPassages } from '../../src/geo/networks/sea/passages.ts'
import { openSeaRoutes } from '../../src/geo/networks/sea/sea.ts'
import { openRoads } from '../../src/geo/routes/open.ts'
import { textOf } from '../../src/messages/messages.ts'
import { GEO_DIR, GEOGRAPHY } from '../../src/surfaces/process/package-root.ts'
import { places } from '../support/app.ts'
import { end, type TruthRow, truth } from '../support/truth.ts'

const KM_PER_NAUTICAL_MILE = 1.852

const sea = openSeaRoutes(join(GEO_DIR, 'sea.bin'), readPassages(GEOGRAPHY.tables))
const seaPairs = truth('sea-pairs.csv')
const airPairs = truth('air-pairs.csv')
const railPairs = truth('rail-pairs.csv')

function found(result: RouteResult): Route {
  if (isNoRoute(result)) throw new Error(textOf(result.reason))
  return result
}

const errorPercent = (km: number, published: number) => 100 * (km / published - 1)

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + Math.abs(number), 0) / numbers.length

describe('by sea', () => {
  const error = (row: TruthRow) => {
    const published = Number(row.nautical_miles) * KM_PER_NAUTICAL_MILE
    const avoid = row.avoid ? [row.avoid] : []
    return errorPercent(found(sea.route(end(row, 'from'), end(row, 'to'), { avoid })).distanceKm, published)
  }

  test('there are 60 pairs at least', () => expect(seaPairs.length).toBeGreaterThanOrEqual(60))

  test.each(seaPairs)('$from - $to: $nautical_miles nm within $tolerance_percent %', (row) => {
    expect(Math.abs(error(row))).toBeLessThanOrEqual(Number(row.tolerance_percent))
  })

  test.each(truth('voyages.csv'))('$from - $to through $through: $reason', (row) => {
    const [from, to] = [places.port(row.from ?? ''), places.port(row.to ?? '')]
    if (!from || !to) throw new Error(`${row.from} or ${row.to} is not known`)
    const { passages } = found(sea.route(from, to))
    const names = (list = '') => list.split('|').filter((name) => name !== '')
    expect(passages).toEqual(expect.arrayContaining(names(row.through)))
    expect(passages.filter((name) => names(row.not_through).includes(name))).toEqual([])
    // There and back by the same passages.
    expect([...found(sea.route(to, from)).passages].reverse()).toEqual(passages)
  })

  test('the mean error is not above the one that answers state', () => {
    const stated = found(sea.route({ lat: 51.92, lon: 4.5 }, { lat: 40.7, lon: -74 })).expectedErrorPercent
    expect(mean(seaPairs.map(error))).toBeLessThanOrEqual(stated)
  })
})

describe('by air', () => {
  test('there are 30 pairs at least', () => expect(airPairs.length).toBeGreaterThanOrEqual(30))

  test.each(airPairs)('$from - $to: $km km within $tolerance_percent %', ({ from, to, ...row }) => {
    const [a, b] = [places.airport(from ?? ''), places.airport(to ?? '')]
    if (!a || !b) throw new Error(`${from} or ${to} is not known`)
    const error = errorPercent(airRoute(a, b).distanceKm, Number(row.km))
    expect(Math.abs(error)).toBeLessThanOrEqual(Number(row.tolerance_percent))
  })
})

test('by rail the mean error is not above the one that answers state, and the worst below 20 %', async () => {
  const { route } = openRoads(GEO_DIR)
  const routes = await Promise.all(
    railPairs.map(async (row) => found(await railRoute(route, end(row, 'from'), end(row, 'to')))),
  )
  const errors = routes.map((rail, i) => errorPercent(rail.distanceKm, Number(railPairs[i]?.km)))
  expect(mean(errors)).toBeLessThanOrEqual(routes[0]?.expectedErrorPercent ?? 0)
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(20)
})
