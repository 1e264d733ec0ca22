import { expect, test } from 'vitest'
import { OPERATIONS } from '../../../api/operations.ts'
import { nearPath } from './near-path.ts'

const PATHS = [...OPERATIONS.map(({ path }) => path), '/readyz']

test.each([
  ['/v1/hotle/emissions', '/v1/hotel/emissions'],
  ['/v1/hotel/emission', '/v1/hotel/emissions'],
  ['/hotel/emissions', '/v1/hotel/emissions'],
  ['/v1/freight', '/v1/freight/emissions'],
  ['/v1/freight/', '/v1/freight/emissions'],
  ['/electricity', '/v1/electricity/emissions'],
  ['/v1/Travel/Emissions', '/v1/travel/emissions'],
  ['/v1/place', '/v1/places'],
  ['/v1/electricity/grids', '/v1/electricity/grid'],
  ['/ready', '/readyz'],
])('%s may mean %s', (path, meant) => {
  expect(nearPath(path, PATHS)).toBe(meant)
})

test.each([
  '/v2/water',
  '/v1',
  '/',
  '/v1/x',
  '/admin',
  '/v1/hotel/bookings',
  '/../etc/passwd',
  `/${'a'.repeat(2000)}`,
])('%s may mean nothing', (path) => {
  expect(nearPath(path, PATHS)).toBeUndefined()
})
