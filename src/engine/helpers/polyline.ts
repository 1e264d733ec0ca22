/**
 * Encoded polylines: differences between points in units of the last decimal, zigzag, in groups of five bits, low ones
 * first, each as a printable character. The format: https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
import type { Point } from './sphere.ts'

/** What clients expect of a polyline. */
const API_DECIMALS = 5
const BITS = 5
const GROUP_MASK = 0b11111
const MORE = 0b100000
/** Groups are shifted into the printable characters, which begin behind this one. */
const FIRST_CHARACTER = 63
/** The farthest two longitudes lie apart, 360 degrees with six decimals, has 30 bits with its sign: six groups. */
const GROUPS_MAX = 6

/** Points in degrees, rounded to `decimals`, as text. */
export function encodePolyline(points: readonly Point[], decimals = API_DECIMALS): string {
  const unit = 10 ** decimals
  let [lat, lon] = [0, 0]
  let text = ''
  for (const point of points) {
    const [nextLat, nextLon] = [Math.round(point.lat * unit), Math.round(point.lon * unit)]
    text += encoded(nextLat - lat) + encoded(nextLon - lon)
    lat = nextLat
    lon = nextLon
  }
  return text
}

/** The points of a text, in degrees. Throws on anything that is no polyline; the points may lie anywhere. */
export function decodePolyline(text: string, decimals: number): Point[] {
  const unit = 10 ** decimals
  const points: Point[] = []
  let [lat, lon] = [0, 0]
  for (let at = 0; at < text.length; ) {
    const north = difference(text, at)
    const east = difference(text, north.end)
    lat += north.value
    lon += east.value
    points.push({ lat: lat / unit, lon: lon / unit })
    at = east.end
  }
  return points
}

function encoded(difference: number): string {
  let left = difference < 0 ? ~(difference << 1) : difference << 1
  let text = ''
  while (left >= MORE) {
    text += String.fromCharCode((MORE | (left & GROUP_MASK)) + FIRST_CHARACTER)
    left >>>= BITS
  }
  return text + String.fromCharCode(left + FIRST_CHARACTER)
}

function difference(text: string, start: number): { value: number; end: number } {
  let bits = 0
  for (let group = 0; group < GROUPS_MAX; group++) {
    const character = text.charCodeAt(start + group) - FIRST_CHARACTER
    // NaN behind the end of the text, too.
    if (!(character >= 0 && character < 2 * MORE)) break
    bits |= (character & GROUP_MASK) << (group * BITS)
    if (character < MORE) return { value: bits & 1 ? ~(bits >>> 1) : bits >>> 1, end: start + group + 1 }
  }
  throw new Error('not a polyline')
}
