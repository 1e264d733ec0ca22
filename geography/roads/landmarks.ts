/** Landmarks for A*: nodes at the rim of each connected part, and the costs from them to all nodes. */
import FlatQueue from 'flatqueue'
import { type TownGraph, UNIT_METRES, UNREACHED } from '../../src/geo/format/road/file.ts'
import { costOf } from '../../src/geo/networks/road/link.ts'

type Rows = Pick<TownGraph, 'first' | 'targets' | 'units' | 'flags'>

/** Parts with fewer nodes are searched fast enough without. */
const PART_NODES_MIN = 200
/** A part gets one landmark for so many nodes, at least and at most so many. */
const NODES_A_LANDMARK = 2000
const LANDMARKS_MIN = 3
const LANDMARKS_MAX = 16

export function landmarks(rows: Rows, part: Uint16Array): Pick<TownGraph, 'landmarkKm' | 'landmarkCount'> {
  const sizes = new Map<number, number>()
  for (const number of part) sizes.set(number, (sizes.get(number) ?? 0) + 1)
  const costs = [...sizes]
    .filter(([, size]) => size >= PART_NODES_MIN)
    .flatMap(([number, size]) => {
      const wanted = Math.round(size / NODES_A_LANDMARK)
      return landmarksOf(rows, part.indexOf(number), Math.min(LANDMARKS_MAX, Math.max(LANDMARKS_MIN, wanted)))
    })
  const landmarkKm = new Uint16Array(part.length * costs.length)
  for (const [index, cost] of costs.entries()) {
    for (let node = 0; node < part.length; node++) {
      const km = Math.floor((cost[node] as number) / 1000)
      landmarkKm[node * costs.length + index] = Number.isFinite(km) ? Math.min(km, UNREACHED - 1) : UNREACHED
    }
  }
  return { landmarkKm, landmarkCount: costs.length }
}

/** Each as far as can be from those before it. */
function landmarksOf(rows: Rows, anyNode: number, count: number): Float64Array[] {
  const found: Float64Array[] = []
  let nearest = costsFrom(rows, anyNode)
  for (let i = 0; i < count; i++) {
    const cost = costsFrom(rows, farthest(nearest))
    found.push(cost)
    nearest = i === 0 ? cost : nearest.map((value, node) => Math.min(value, cost[node] as number))
  }
  return found
}

function farthest(costs: Float64Array): number {
  let best = -1
  let bestCost = -1
  for (const [node, cost] of costs.entries()) {
    if (Number.isFinite(cost) && cost > bestCost) {
      best = node
      bestCost = cost
    }
  }
  return best
}

function costsFrom({ first, targets, units, flags }: Rows, source: number): Float64Array {
  const costs = new Float64Array(first.length - 1).fill(Number.POSITIVE_INFINITY)
  const queue = new FlatQueue<number>()
  costs[source] = 0
  queue.push(source, 0)
  while (queue.length > 0) {
    const least = queue.peekValue() as number
    const node = queue.pop() as number
    if (least > (costs[node] as number)) continue
    const last = first[node + 1] as number
    for (let link = first[node] as number; link < last; link++) {
      const cost = least + costOf((units[link] as number) * UNIT_METRES, flags[link] as number)
      const target = targets[link] as number
      if (cost >= (costs[target] as number)) continue
      costs[target] = cost
      queue.push(target, cost)
    }
  }
  return costs
}
