/** How far it is by sea from every port to every other, along the links of the network: to choose ports by. */
import FlatQueue from 'flatqueue'
import { kmBetween, type Vector } from '../../src/engine/helpers/sphere.ts'
import type { PortDistanceTable } from '../../src/geo/format/sea/port-distances.ts'
import type { RoutePoint } from '../../src/geo/networks/plan.ts'
import { endOf } from '../../src/geo/networks/sea/access.ts'
import type { SeaGraph } from '../../src/geo/networks/sea/graph.ts'

type Port = RoutePoint & { readonly code?: string }

/** `containerPorts` lie at navigable water, however far inland; of others, those behind land count as farther. */
export function portDistances(
  graph: SeaGraph,
  ports: readonly Port[],
  containerPorts: ReadonlySet<string>,
): PortDistanceTable {
  const sorted = ports
    .flatMap(({ code, lat, lon }) =>
      code === undefined ? [] : [{ code, access: accessOf(graph, { lat, lon }, containerPorts.has(code)) }],
    )
    .sort((a, b) => (a.code < b.code ? -1 : 1))
  const km = sorted.map(({ access }, from) => {
    const fromPort = distancesFrom(graph, access)
    // Below the diagonal only: it is as far back.
    return sorted.slice(0, from).map((to) => {
      const arrivals = [...to.access].map(([node, accessKm]) => (fromPort[node] as number) + accessKm)
      return Math.min(...arrivals, Number.POSITIVE_INFINITY)
    })
  })
  return {
    codes: sorted.map(({ code }) => code),
    km: (from, to) => km[to]?.[from] ?? Number.POSITIVE_INFINITY,
  }
}

/** Ways to the network on the port's own shore: as long as they are, or with what a search adds for land. */
function accessOf(graph: SeaGraph, point: RoutePoint, isPort: boolean): ReadonlyMap<number, number> {
  const { vector, accessKm } = endOf(graph, point)
  if (!isPort) return accessKm
  return new Map([...accessKm.keys()].map((node) => [node, kmBetween(vector, graph.vectors[node] as Vector)]))
}

/** Dijkstra's search from the points that a port is joined to. */
function distancesFrom(graph: SeaGraph, starts: ReadonlyMap<number, number>): Float64Array {
  const { vectors, first, targets, lengthsKm } = graph
  const km = new Float64Array(vectors.length).fill(Number.POSITIVE_INFINITY)
  const queue = new FlatQueue<number>()
  const reach = (node: number, at: number) => {
    if (at >= (km[node] as number)) return
    km[node] = at
    queue.push(node, at)
  }
  for (const [node, access] of starts) reach(node, access)
  for (let at = queue.peekValue(); at !== undefined; at = queue.peekValue()) {
    const node = queue.pop() as number
    if (at > (km[node] as number)) continue
    for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
      reach(targets[i] as number, at + (lengthsKm[i] as number))
    }
  }
  return km
}
