import { expect, test } from 'vitest'
import { decodePolyline, encodePolyline } from './polyline.ts'

/** The example of the format's description. */
const POINTS = [
  { lat: 38.5, lon: -120.2 },
  { lat: 40.7, lon: -120.95 },
  { lat: 43.252, lon: -126.453 },
]
const TEXT = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'

test('the published example, both ways', () => {
  expect(encodePolyline(POINTS, 5)).toBe(TEXT)
  expect(decodePolyline(TEXT, 5)).toEqual(POINTS)
})

test('no points are no text', () => {
  expect(encodePolyline([], 5)).toBe('')
  expect(decodePolyline('', 6)).toEqual([])
})

test.each([5, 6])('the ends of the Earth come back with %i decimals', (decimals) => {
  const corners = [-90, 90, 0, -1e-5, 1e-5].flatMap((lat) =>
    [-180, 180, 0, 1e-5].map((lon) => ({ lat, lon })),
  )
  expect(decodePolyline(encodePolyline(corners, decimals), decimals)).toEqual(corners)
})

test.each([
  ['half a point', '_p~iF'],
  ['a number without its end', '_'],
  ['a number that is too long', '________'],
  ['characters of no polyline', 'é '],
])('%s is refused', (_, text) => {
  expect(() => decodePolyline(text, 5)).toThrow('not a polyline')
})
