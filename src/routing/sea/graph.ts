/** The network of sea.bin, made ready to be searched. */

import { type Vector, vectorOf } from '../../core/sphere.ts'
import type { SeaNetwork } from '../../geo-format/sea/file.ts'
import { crosses, type Gate } from './passages.ts'
import { isWater } from './water.ts'

export interface SeaGraph extends SeaNetwork {
  readonly vectors: readonly Vector[]
  /** Whether a point lies in open water, from where others can be seen. */
  readonly open: readonly boolean[]
}

/** A port, and its ways to points of the network: node and length with a penalty for land, in km. */
export interface End {
  readonly vector: Vector
  readonly accessKm: ReadonlyMap<number, number>
}

export function prepareGraph(network: SeaNetwork): SeaGraph {
  const { coordinates, water } = network
  const vectors: Vector[] = []
  const open: boolean[] = []
  for (let i = 0; i < coordinates.length; i += 2) {
    const [lat, lon] = [coordinates[i] as number, coordinates[i + 1] as number]
    vectors.push(vectorOf({ lat, lon }))
    open.push(isWater(water, lat, lon))
  }
  return { ...network, vectors, open }
}

export function isClosed(closed: readonly Gate[], a: Vector, b: Vector): boolean {
  return closed.length > 0 && closed.some((gate) => crosses(gate, a, b))
}
