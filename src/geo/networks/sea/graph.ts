/** The network of sea.bin, made ready to be searched. */

import { type Vector, vectorOf } from '../../../engine/helpers/sphere.ts'
import type { SeaNetwork } from '../../format/sea/file.ts'
import { crosses, type Gate } from './passages.ts'
import { isWater } from './water.ts'

export interface SeaGraph extends SeaNetwork {
  readonly vectors: readonly Vector[]
}

/** A port, and its ways to points of the network: node and length with a penalty for land, in km. */
export interface End {
  readonly vector: Vector
  readonly accessKm: ReadonlyMap<number, number>
}

export function prepareGraph(network: SeaNetwork): SeaGraph {
  const { coordinates } = network
  const vectors: Vector[] = []
  for (let i = 0; i < coordinates.length; i += 2) {
    vectors.push(vectorOf({ lat: coordinates[i] as number, lon: coordinates[i + 1] as number }))
  }
  return { ...network, vectors }
}

/** Whether a point of the network lies in open water, from where others can be seen. */
export function isOpenPoint({ coordinates, water }: SeaGraph, node: number): boolean {
  return isWater(water, coordinates[2 * node] as number, coordinates[2 * node + 1] as number)
}

export function isClosed(closed: readonly Gate[], a: Vector, b: Vector): boolean {
  return closed.length > 0 && closed.some((gate) => crosses(gate, a, b))
}
