/**
 * The shortest way over the sea: lazy Theta* (Nash, Koenig, Tovey 2010), which is A* on the network where a ship may also
 * sail straight from any point to any other that it can see over open water.
 */
import FlatQueue from 'flatqueue'
import { kmBetween, pointOf, type Vector } from '../../../engine/helpers/sphere.ts'
import { ArtefactError } from '../../format/checks.ts'
import { type End, isClosed, isOpenPoint, type SeaGraph } from './graph.ts'
import { guide } from './guide.ts'
import type { Gate } from './passages.ts'
import { isOpen, isWater } from './water.ts'
import type { SeaWorkspace } from './workspace.ts'

/** Nodes taken before others get their turn: some milliseconds. */
const SLICE_NODES = 150

/**
 * Points of the way from one end to the other, both included; undefined when there is none. Yields now and then, so that
 * a caller can let others have their turn.
 */
export function* shortestWay(
  graph: SeaGraph,
  from: End,
  to: End,
  closed: readonly Gate[],
  work: SeaWorkspace,
): Generator<void, Vector[] | undefined> {
  const search = begin(graph, from, to, closed, work)
  const { start, goal, done, queue } = search
  if (isVisible(search, start, goal)) return [from.vector, to.vector]
  if (!guide(graph, from, to, closed, work)) return undefined
  yield
  clear(work)
  let taken = 0
  search.costKm[start] = 0
  queue.push(start, 0)
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (done[node] || !isConfirmed(search, node)) continue
    done[node] = 1
    if (++taken % SLICE_NODES === 0) yield
    if (node === goal) return wayTo(search)
    expand(search, node)
  }
  return undefined
}

/** What a search keeps while it runs. Its nodes are those of the graph, then start and goal. */
interface Search extends SeaWorkspace {
  readonly graph: SeaGraph
  readonly from: End
  readonly to: End
  readonly closed: readonly Gate[]
  readonly start: number
  readonly goal: number
  readonly queue: FlatQueue<number>
  readonly endsOpen: readonly [start: boolean, goal: boolean]
}

function begin(graph: SeaGraph, from: End, to: End, closed: readonly Gate[], work: SeaWorkspace): Search {
  const start = graph.vectors.length
  const goal = start + 1
  const inWater = ({ vector }: End) => {
    const { lat, lon } = pointOf(vector)
    return isWater(graph.water, lat, lon)
  }
  return {
    ...work,
    graph,
    from,
    to,
    closed,
    start,
    goal,
    queue: new FlatQueue(),
    endsOpen: [inWater(from), inWater(to)],
  }
}

/** After the guide, which has a use for `done` of its own. */
function clear({ costKm, parent, bySight, done }: SeaWorkspace): void {
  costKm.fill(Number.POSITIVE_INFINITY)
  parent.fill(-1)
  bySight.fill(0)
  done.fill(0)
}

function expand(search: Search, node: number): void {
  const { parent, done, toGoalKm } = search
  const before = parent[node] as number
  const seesBack = before >= 0 && isOpenNode(search, before) && isOpenNode(search, node)
  forLinks(search, node, (next, linkKm) => {
    if (done[next] || (next < search.start && toGoalKm[next] === Number.POSITIVE_INFINITY)) return
    const bySight = seesBack && isOpenNode(search, next)
    const from = bySight ? before : node
    const costKm = (search.costKm[from] as number) + (bySight ? sailKm(search, before, next) : linkKm)
    if (costKm < (search.costKm[next] as number)) {
      search.bySight[next] = bySight ? 1 : 0
      enqueue(search, next, from, costKm)
    }
  })
}

/** False when the node was reached over water that turns out to be blocked: it then waits for its turn by a link. */
function isConfirmed(search: Search, node: number): boolean {
  const { bySight, costKm, parent, done } = search
  if (!bySight[node] || isVisible(search, parent[node] as number, node)) return true
  bySight[node] = 0
  costKm[node] = Number.POSITIVE_INFINITY
  let best = -1
  forLinks(search, node, (next, linkKm) => {
    if (!done[next]) return
    const viaKm = (costKm[next] as number) + linkKm
    if (viaKm < (costKm[node] as number)) {
      costKm[node] = viaKm
      best = next
    }
  })
  if (best >= 0) enqueue(search, node, best, costKm[node] as number)
  return false
}

/** How much longer the ways along links are than the real ones at most, by experience: links lead in eight directions. */
const LINK_STRETCH = 1.02

function enqueue(search: Search, node: number, parent: number, costKm: number): void {
  search.costKm[node] = costKm
  search.parent[node] = parent
  const straightKm = sailKm(search, node, search.goal)
  const linksKm = node < search.start ? (search.toGoalKm[node] as number) : 0
  search.queue.push(node, costKm + Math.max(straightKm, linksKm / LINK_STRETCH))
}

/** The links of a node that are not closed: those of the network, and those between an end and the network. */
function forLinks(search: Search, node: number, visit: (next: number, km: number) => void): void {
  const { graph, from, to, start, goal, closed } = search
  const here = vector(search, node)
  const isFree = (next: number) => !isClosed(closed, here, vector(search, next))
  if (node >= start) {
    const { accessKm } = node === start ? from : to
    for (const [next, km] of accessKm) if (isFree(next)) visit(next, km)
    return
  }
  const { first, targets, lengthsKm } = graph
  for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
    if (isFree(targets[i] as number)) visit(targets[i] as number, lengthsKm[i] as number)
  }
  const fromStartKm = from.accessKm.get(node)
  if (fromStartKm !== undefined && isFree(start)) visit(start, fromStartKm)
  const toGoalKm = to.accessKm.get(node)
  if (toGoalKm !== undefined && isFree(goal)) visit(goal, toGoalKm)
}

function sailKm(search: Search, a: number, b: number): number {
  return kmBetween(vector(search, a), vector(search, b))
}

function isVisible(search: Search, a: number, b: number): boolean {
  return (
    isOpenNode(search, a) &&
    isOpenNode(search, b) &&
    isOpen(search.graph.water, vector(search, a), vector(search, b)) &&
    !isClosed(search.closed, vector(search, a), vector(search, b))
  )
}

function isOpenNode({ graph, start, goal, endsOpen }: Search, node: number): boolean {
  if (node < start) return isOpenPoint(graph, node)
  return node === goal ? endsOpen[1] : endsOpen[0]
}

function vector({ graph, from, to, start }: Search, node: number): Vector {
  if (node < start) return graph.vectors[node] as Vector
  return node === start ? from.vector : to.vector
}

const IN_A_CIRCLE = 'the network of the sea is damaged: a way in it leads in a circle'

function wayTo(search: Search): Vector[] {
  const way: Vector[] = []
  for (let node = search.goal; node >= 0; node = search.parent[node] as number) {
    // Each node was reached from one that was done before: only a damaged network leads in a circle.
    if (way.push(vector(search, node)) > search.parent.length) throw new ArtefactError(IN_A_CIRCLE)
  }
  return way.reverse()
}
