import { expect, test } from 'vitest'
import { canonicalRequest, pathParams, requestOf } from './request.ts'

const FACTOR = '/v1/factors/{factor_id}'

test('parameters of a path are named in braces', () => {
  expect(pathParams(FACTOR)).toEqual(['factor_id'])
  expect(pathParams('/v1/factors')).toEqual([])
})

test('one form: parameters by name, those of the path in the path', () => {
  const params = { factor_id: 'hotel-GB', limit: 5, edition: '2025.1' }
  expect(canonicalRequest(FACTOR, params)).toBe('/v1/factors/hotel-GB?edition=2025.1&limit=5')
  expect(canonicalRequest('/v1/hotel/compare', { nights: 2, countries: ['GB', 'FR'] })).toBe(
    '/v1/hotel/compare?countries=GB%2CFR&nights=2',
  )
  expect(canonicalRequest('/v1/editions', {})).toBe('/v1/editions')
  expect(canonicalRequest(FACTOR, { factor_id: 'a/b?c' })).toBe('/v1/factors/a%2Fb%3Fc')
})

test('a query string as it is written', () => {
  expect(requestOf(FACTOR, 'year=2024&factor_id=hotel-GB')).toBe('/v1/factors/hotel-GB?year=2024')
  expect(requestOf('/v1/places', 'q=M%C3%BCnch&country=DE')).toBe('/v1/places?q=M%C3%BCnch&country=DE')
  expect(requestOf('/v1/hotel/factors', '')).toBe('/v1/hotel/factors')
})
