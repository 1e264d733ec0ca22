/** Points within borders. */
import { type BorderMap, cellOf, LISTS, NOBODY } from '../../format/countries/file.ts'

export function countryAt(map: BorderMap, lat: number, lon: number): string | undefined {
  const entry = map.index[cellOf(lat, lon)] as number
  if (entry === NOBODY) return undefined
  if (entry < LISTS) return map.codes[entry - 1]
  const list = entry - LISTS
  for (let i = map.firstListed[list] as number; i < (map.firstListed[list + 1] as number); i++) {
    const area = map.listed[i] as number
    if (isInside(map, area, lat, lon)) return map.codes[area]
  }
  return undefined
}

/** By the even-odd rule over all rings of the area, holes and islands alike. */
export function isInside(
  { firstRing, firstCorner, corners }: BorderMap,
  area: number,
  lat: number,
  lon: number,
): boolean {
  let inside = false
  for (let ring = firstRing[area] as number; ring < (firstRing[area + 1] as number); ring++) {
    const last = (firstCorner[ring + 1] as number) - 1
    for (let i = firstCorner[ring] as number; i < last; i++) {
      const [y1, y2] = [corners[2 * i + 1] as number, corners[2 * i + 3] as number]
      if (y1 > lat === y2 > lat) continue
      const [x1, x2] = [corners[2 * i] as number, corners[2 * i + 2] as number]
      if (lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
  }
  return inside
}
