import { expect, test } from 'vitest'
import { placeCache } from './place-cache.ts'
import type { Resolved } from './places.ts'

const place = { name: 'x', kind: 'town', countryCode: 'DE', lat: 0, lon: 0 } as unknown as Resolved['place']

function counted() {
  let times = 0
  const resolve = placeCache((query) => {
    times++
    return query === 'nowhere'
      ? undefined
      : { place, match: 'name' as Resolved['match'], alternatives: [], notices: [] }
  })
  return { resolve, times: () => times }
}

test('a name is looked up once in a country and with a preference; so is one that is not there', () => {
  const { resolve, times } = counted()
  for (const _ of [1, 2]) {
    expect(resolve('Berlin')).toBeDefined()
    resolve('Berlin', { countryCode: 'DE' })
    resolve('Berlin', { countryCode: 'US' })
    resolve('Berlin', { countryCode: 'DE', prefer: 'airport' })
    expect(resolve('nowhere')).toBeUndefined()
  }
  expect(times()).toBe(5)
})

test('memory is bounded: 5,000 names, none of more than 60 characters', () => {
  const { resolve, times } = counted()
  const long = 'x'.repeat(61)
  resolve(long)
  resolve(long)
  expect(times()).toBe(2)
  for (let at = 0; at < 5001; at++) resolve(`town ${at}`)
  resolve('town 0')
  expect(times()).toBe(2 + 5001 + 1)
  resolve('town 5000')
  expect(times()).toBe(2 + 5001 + 1)
})
