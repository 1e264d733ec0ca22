/**
 * The shortest way over the sea: lazy Theta* (Nash, Koenig, Tovey 2010), which is A* on the network where a ship may also
 * sail straight from any point to any other that it can see over open water.
 */
import FlatQueue from 'flatqueue'
import { crosses, type Gate } from './passages.ts'
import type { SeaNetwork } from './sea-file.ts'
import { isOpen, isWater } from './sea-water.ts'
import { kmBetween, pointOf, type Vector, vectorOf } from './sphere.ts'

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

/** Points of the way from one end to the other, both included; undefined when there is none. */
export function shortestWay(
  graph: SeaGraph,
  from: End,
  to: End,
  closed: readonly Gate[],
): Vector[] | undefined {
  const search = begin(graph, from, to, closed)
  const { start, goal, done, queue } = search
  if (isVisible(search, start, goal)) return [from.vector, to.vector]
  search.costKm[start] = 0
  queue.push(start, 0)
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (done[node] || !isConfirmed(search, node)) continue
    done[node] = 1
    if (node === goal) return wayTo(search)
    expand(search, node)
  }
  return undefined
}

/** What a search keeps while it runs. Its nodes are those of the graph, then start and goal. */
interface Search {
  readonly graph: SeaGraph
  readonly from: End
  readonly to: End
  readonly closed: readonly Gate[]
  readonly start: number
  readonly goal: number
  readonly costKm: Float64Array
  readonly parent: Int32Array
  /** Whether the parent is one that should be in sight, which is checked only when the node is taken. */
  readonly bySight: Uint8Array
  readonly done: Uint8Array
  readonly queue: FlatQueue<number>
  readonly endsOpen: readonly [start: boolean, goal: boolean]
}

function begin(graph: SeaGraph, from: End, to: End, closed: readonly Gate[]): Search {
  const start = graph.vectors.length
  const goal = start + 1
  const inWater = ({ vector }: End) => {
    const { lat, lon } = pointOf(vector)
    return isWater(graph.water, lat, lon)
  }
  return {
    graph,
    from,
    to,
    closed,
    start,
    goal,
    costKm: new Float64Array(goal + 1).fill(Number.POSITIVE_INFINITY),
    parent: new Int32Array(goal + 1).fill(-1),
    bySight: new Uint8Array(goal + 1),
    done: new Uint8Array(goal + 1),
    queue: new FlatQueue(),
    endsOpen: [inWater(from), inWater(to)],
  }
}

function expand(search: Search, node: number): void {
  const { parent, done } = search
  const before = parent[node] as number
  const seesBack = before >= 0 && isOpenNode(search, before) && isOpenNode(search, node)
  for (const next of neighbours(search, node)) {
    if (done[next]) continue
    const bySight = seesBack && isOpenNode(search, next)
    const from = bySight ? before : node
    const km = bySight ? sailKm(search, before, next) : linkKm(search, node, next)
    const costKm = (search.costKm[from] as number) + km
    if (costKm < (search.costKm[next] as number)) {
      search.bySight[next] = bySight ? 1 : 0
      enqueue(search, next, from, costKm)
    }
  }
}

/** False when the node was reached over water that turns out to be blocked: it then waits for its turn by a link. */
function isConfirmed(search: Search, node: number): boolean {
  const { bySight, costKm, parent, done } = search
  if (!bySight[node] || isVisible(search, parent[node] as number, node)) return true
  bySight[node] = 0
  costKm[node] = Number.POSITIVE_INFINITY
  let best = -1
  for (const next of neighbours(search, node)) {
    if (!done[next]) continue
    const viaKm = (costKm[next] as number) + linkKm(search, next, node)
    if (viaKm < (costKm[node] as number)) {
      costKm[node] = viaKm
      best = next
    }
  }
  if (best >= 0) enqueue(search, node, best, costKm[node] as number)
  return false
}

function enqueue(search: Search, node: number, parent: number, costKm: number): void {
  search.costKm[node] = costKm
  search.parent[node] = parent
  search.queue.push(node, costKm + sailKm(search, node, search.goal))
}

function neighbours(search: Search, node: number): number[] {
  const { graph, from, to, start, goal, closed } = search
  const found: number[] = []
  if (node === start) found.push(...from.accessKm.keys())
  else if (node === goal) found.push(...to.accessKm.keys())
  else {
    const { first, targets } = graph
    for (let i = first[node] as number; i < (first[node + 1] as number); i++) found.push(targets[i] as number)
    if (to.accessKm.has(node)) found.push(goal)
  }
  return closed.length === 0 ? found : found.filter((next) => !isClosed(search, node, next))
}

/** Length of a link: one of the network, or an end's way to it. */
function linkKm(search: Search, a: number, b: number): number {
  const { from, to, start, goal } = search
  if (b === goal) return to.accessKm.get(a) ?? Number.POSITIVE_INFINITY
  if (a === goal) return to.accessKm.get(b) ?? Number.POSITIVE_INFINITY
  if (a === start) return from.accessKm.get(b) ?? Number.POSITIVE_INFINITY
  return sailKm(search, a, b)
}

function sailKm(search: Search, a: number, b: number): number {
  return kmBetween(vector(search, a), vector(search, b))
}

function isVisible(search: Search, a: number, b: number): boolean {
  return (
    isOpenNode(search, a) &&
    isOpenNode(search, b) &&
    isOpen(search.graph.water, vector(search, a), vector(search, b)) &&
    !isClosed(search, a, b)
  )
}

function isClosed(search: Search, a: number, b: number): boolean {
  return search.closed.some((gate) => crosses(gate, vector(search, a), vector(search, b)))
}

function isOpenNode({ graph, start, goal, endsOpen }: Search, node: number): boolean {
  if (node < start) return graph.open[node] as boolean
  return node === goal ? endsOpen[1] : endsOpen[0]
}

function vector({ graph, from, to, start }: Search, node: number): Vector {
  if (node < start) return graph.vectors[node] as Vector
  return node === start ? from.vector : to.vector
}

function wayTo(search: Search): Vector[] {
  const way: Vector[] = []
  for (let node = search.goal; node >= 0; node = search.parent[node] as number) way.push(vector(search, node))
  return way.reverse()
}
