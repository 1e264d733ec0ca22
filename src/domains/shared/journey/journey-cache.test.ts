import { expect, test } from 'vitest'
import { edition } from '../../../../test/support/app.ts'
import type { Context } from '../../../contract/operation.ts'
import { journeyCache } from './journey-cache.ts'

interface Question {
  readonly from: string
  readonly weight: number
}

function counted() {
  const asked: string[] = []
  const journeyOf = journeyCache<Question, 'from', { readonly name: string }>({
    by: ['from'],
    find: async (_context, { from }) => {
      asked.push(from)
      return { name: from }
    },
    routesOf: () => [],
  })
  return { asked, journeyOf }
}

/** `isLasting`: without a geocoder and a road engine. */
const context = (isLasting: boolean, batch?: object) =>
  ({ edition, places: { isLasting }, routing: { isLasting }, batch }) as unknown as Context

test('is found once, whatever the weight', async () => {
  const { asked, journeyOf } = counted()
  const lasting = context(true)
  expect(await journeyOf(lasting, { from: 'Leeds', weight: 1 })).toEqual({
    journey: { name: 'Leeds' },
    isKnown: false,
  })
  expect((await journeyOf(lasting, { from: 'Leeds', weight: 2 })).isKnown).toBe(true)
  await journeyOf(lasting, { from: 'London', weight: 1 })
  expect(asked).toEqual(['Leeds', 'London'])
})

test('with a geocoder once for the rows of a batch, and again for the next one', async () => {
  const { asked, journeyOf } = counted()
  const first = context(false, {})
  for (const weight of [1, 2, 3]) await journeyOf(first, { from: 'Leeds', weight })
  expect(asked).toEqual(['Leeds'])
  await journeyOf(context(false, {}), { from: 'Leeds', weight: 1 })
  expect(asked).toEqual(['Leeds', 'Leeds'])
})

test('with a geocoder each time where there is no batch', async () => {
  const { asked, journeyOf } = counted()
  for (const weight of [1, 2]) await journeyOf(context(false), { from: 'Leeds', weight })
  expect(asked).toEqual(['Leeds', 'Leeds'])
})
