/** Nearest point of a list, and the distance to it. */
import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'

export interface Point {
  readonly lat: number
  readonly lon: number
}

export interface Near<T> {
  readonly item: T
  readonly distanceKm: number
}

export function nearestOf<T extends Point>(items: readonly T[]): (at: Point) => Near<T> | undefined {
  const index = new KDBush(items.length)
  for (const { lat, lon } of items) index.add(lon, lat)
  index.finish()
  return ({ lat, lon }) => {
    const [found] = around(index, lon, lat, 1)
    const item = found === undefined ? undefined : items[found]
    return item && { item, distanceKm: distanceKm(item, { lat, lon }) }
  }
}

export function distanceKm(a: Point, b: Point): number {
  return distance(a.lon, a.lat, b.lon, b.lat)
}
