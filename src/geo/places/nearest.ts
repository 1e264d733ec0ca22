/** The place of a kind nearest to coordinates. */
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { opening } from '../format/checks.ts'
import { SECTION } from '../format/places/file.ts'
import type { Store } from './store.ts'

const WORD = 4

export interface Nearest {
  town(lat: number, lon: number): number | undefined
  airport(lat: number, lon: number): number | undefined
  port(lat: number, lon: number): number | undefined
  /** Nearest first: at most `most` of them, all within `withinKm`. */
  ports(lat: number, lon: number, most: number, withinKm: number): readonly number[]
}

export function nearestPlaces(store: Store): Nearest {
  const airports = finder(store, SECTION.nearAirports)
  const ports = finder(store, SECTION.nearPorts)
  const towns = finder(store, SECTION.nearTowns)
  return {
    town: (lat, lon) => towns(lat, lon, 1)[0],
    airport: (lat, lon) => airports(lat, lon, 1)[0],
    port: (lat, lon) => ports(lat, lon, 1)[0],
    ports,
  }
}

type Finder = (lat: number, lon: number, most: number, withinKm?: number) => readonly number[]

/** The tree is opened when it is first asked. */
function finder(store: Store, section: number): Finder {
  let tree: { index: KDBush; places: Uint32Array } | undefined
  return (lat, lon, most, withinKm) => {
    tree ??= opening('places.bin', () => open(store.bytes(section)))
    const { index, places } = tree
    return around(index, lon, lat, most, withinKm).flatMap((found) => places[found] ?? [])
  }
}

/** The length of the tree, the tree, and the number of the place of each of its points. */
function open({ buffer, byteOffset, byteLength }: Uint8Array): { index: KDBush; places: Uint32Array } {
  const [length = 0] = new Uint32Array(buffer, byteOffset, 1)
  const start = byteOffset + WORD
  const end = start + length
  return {
    // A tree needs a buffer of its own.
    index: KDBush.from(buffer.slice(start, end)),
    places: new Uint32Array(buffer, end, (byteOffset + byteLength - end) / WORD),
  }
}
