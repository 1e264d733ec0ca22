/** The place of a kind nearest to coordinates. */
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { SECTION } from './layout.ts'
import type { Store } from './store.ts'

const WORD = 4

export interface Nearest {
  town(lat: number, lon: number): number | undefined
  airport(lat: number, lon: number): number | undefined
  port(lat: number, lon: number): number | undefined
}

export function nearestPlaces(store: Store): Nearest {
  return {
    town: finder(store, SECTION.nearTowns),
    airport: finder(store, SECTION.nearAirports),
    port: finder(store, SECTION.nearPorts),
  }
}

/** The tree is opened when it is first asked. */
function finder(store: Store, section: number): (lat: number, lon: number) => number | undefined {
  let tree: { index: KDBush; places: Uint32Array } | undefined
  return (lat, lon) => {
    tree ??= open(store.bytes(section))
    const [found] = around(tree.index, lon, lat, 1)
    return found === undefined ? undefined : tree.places[found]
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
