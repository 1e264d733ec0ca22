/** Trying parameters of the road model against published distances, without compiling the graph each time. */
import FlatQueue from 'flatqueue'
import type { TownGraph } from '../../src/geo/format/road/file.ts'
import { costOf } from '../../src/geo/networks/road/link.ts'
import { type Access, accessTo } from '../../src/geo/networks/road/snap.ts'
import type { Judged } from './accuracy.ts'
import type { MeasuredLink } from './links.ts'
import { type RoadModels, roadKm } from './model.ts'
import type { RoadPair } from './truth.ts'

export interface FitGraph {
  readonly nodes: number
  readonly links: readonly MeasuredLink[]
  /** Links of a node: those from `first[n]` up to `first[n + 1]` of `at`, each by its number and its other end. */
  readonly first: Uint32Array
  readonly at: Uint32Array
  readonly other: Uint32Array
}

/** Pairs of one origin, with the ways from the ends to their towns. */
export interface FitPairs {
  readonly starts: readonly Access[]
  readonly pairs: readonly { readonly pair: RoadPair; readonly ends: readonly Access[] }[]
}

export function fitGraph(nodes: number, links: readonly MeasuredLink[]): FitGraph {
  const first = new Uint32Array(nodes + 1)
  for (const { a, b } of links) {
    first[a + 1] = (first[a + 1] ?? 0) + 1
    first[b + 1] = (first[b + 1] ?? 0) + 1
  }
  for (let i = 1; i <= nodes; i++) first[i] = (first[i] ?? 0) + (first[i - 1] ?? 0)
  const next = first.slice()
  const at = new Uint32Array(2 * links.length)
  const other = new Uint32Array(2 * links.length)
  for (const [number, { a, b }] of links.entries()) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const slot = next[from] as number
      next[from] = slot + 1
      at[slot] = number
      other[slot] = to
    }
  }
  return { nodes, links, first, at, other }
}

/** `graph`: where towns are. */
export function fitPairs(graph: TownGraph, pairs: readonly RoadPair[]): FitPairs[] {
  const groups = new Map<string, RoadPair[]>()
  for (const pair of pairs) {
    const key = `${pair.origin.lat},${pair.origin.lon}`
    groups.set(key, [...(groups.get(key) ?? []), pair])
  }
  return [...groups.values()].map((group) => ({
    starts: accessTo(graph, (group[0] as RoadPair).origin),
    pairs: group.map((pair) => ({ pair, ends: accessTo(graph, pair.destination) })),
  }))
}

/** The distance of every pair by models. */
export function judge(graph: FitGraph, groups: readonly FitPairs[], models: RoadModels): Judged[] {
  const metres = Float64Array.from(graph.links, (link) =>
    link.candidate === undefined
      ? link.metres
      : 1000 * roadKm(link.candidate, link.terrain, link.waterKm, models[link.region], link.landFactor),
  )
  return groups.flatMap((group) => judgeGroup(graph, metres, group))
}

/** Dijkstra's search from one origin until all of its ends are reached. */
function judgeGroup(graph: FitGraph, metres: Float64Array, { starts, pairs }: FitPairs): Judged[] {
  const cost = new Float64Array(graph.nodes).fill(Number.POSITIVE_INFINITY)
  const length = new Float64Array(graph.nodes)
  const done = new Uint8Array(graph.nodes)
  const queue = new FlatQueue<number>()
  for (const { node, metres: access } of starts) {
    cost[node] = access
    length[node] = access
    queue.push(node, access)
  }
  const wanted = new Set(pairs.flatMap(({ ends }) => ends.map(({ node }) => node)))
  while (wanted.size > 0) {
    const node = queue.pop()
    if (node === undefined) break
    if (done[node]) continue
    done[node] = 1
    wanted.delete(node)
    for (let slot = graph.first[node] as number; slot < (graph.first[node + 1] as number); slot++) {
      const link = graph.at[slot] as number
      const next = graph.other[slot] as number
      const along = metres[link] as number
      const nextCost = (cost[node] as number) + costOf(along, (graph.links[link] as MeasuredLink).flags)
      if (nextCost >= (cost[next] as number)) continue
      cost[next] = nextCost
      length[next] = (length[node] as number) + along
      queue.push(next, nextCost)
    }
  }
  return pairs.map(({ pair, ends }) => {
    const [best] = [...ends].sort(
      (p, q) => (cost[p.node] as number) + p.metres - (cost[q.node] as number) - q.metres,
    )
    const isFound = best !== undefined && cost[best.node] !== Number.POSITIVE_INFINITY
    return {
      ...pair,
      publishedKm: pair.km,
      foundKm: isFound ? ((length[best.node] as number) + best.metres) / 1000 : undefined,
    }
  })
}
