/** What is asked again is not looked for again, as long as there is room. */
import { expect, test } from 'vitest'
import type { Place } from '../places/places.ts'
import { noRoute, type PlannedRoute, type RouteMode } from './plan.ts'
import { routeCache } from './route-cache.ts'

const place = (name: string, lat: number): Place => ({ name, kind: 'town', countryCode: 'GB', lat, lon: 0 })
const LEEDS = place('Leeds', 53.8)
const YORK = place('York', 53.96)

function counted(points: number) {
  let asked = 0
  const find = routeCache()('plan', async (origin: Place, destination: Place, mode: RouteMode) => {
    asked++
    if (mode === 'sea') return noRoute('no_route.no_places', {})
    const line = Array.from({ length: points }, () => ({ lat: origin.lat, lon: destination.lon }))
    return { mode, origin, destination, points: line } as unknown as PlannedRoute
  })
  return { find, asked: () => asked }
}

test('the same question is answered once, another one by itself', async () => {
  const { find, asked } = counted(3)
  const first = await find(LEEDS, YORK, 'road')
  expect(await find({ ...LEEDS }, { ...YORK }, 'road')).toBe(first)
  expect(asked()).toBe(1)
  expect(await find(YORK, LEEDS, 'road')).toMatchObject({ origin: YORK, destination: LEEDS })
  expect(await find(LEEDS, YORK, 'rail')).toMatchObject({ mode: 'rail' })
  expect(await find({ ...LEEDS, code: 'LBA', kind: 'airport' }, YORK, 'road')).toMatchObject({
    origin: { code: 'LBA' },
  })
  expect(asked()).toBe(4)
})

test('that there is no way is remembered too', async () => {
  const { find, asked } = counted(3)
  expect(await find(LEEDS, YORK, 'sea')).toEqual(await find(LEEDS, YORK, 'sea'))
  expect(asked()).toBe(1)
})

test('long lines are forgotten, those asked for longest ago first', async () => {
  // Two lines fit into 300,000 points, three do not.
  const { find, asked } = counted(120_000)
  await find(LEEDS, YORK, 'road')
  await find(LEEDS, YORK, 'rail')
  await find(LEEDS, YORK, 'air')
  expect(asked()).toBe(3)
  await find(LEEDS, YORK, 'air')
  await find(LEEDS, YORK, 'rail')
  expect(asked()).toBe(3)
  await find(LEEDS, YORK, 'road')
  expect(asked()).toBe(4)
})
