/**
 * The first look at a sea route: lengths along the links of the network alone, by A* from the goal. They lead the real
 * search around continents, where the straight line to the goal says little.
 */
import FlatQueue from 'flatqueue'
import { kmBetween, type Vector } from '../../../engine/helpers/sphere.ts'
import { type End, isClosed, type SeaGraph } from './graph.ts'
import type { Gate } from './passages.ts'
import type { SeaWorkspace } from './workspace.ts'

/** Ways this much longer than the shortest one on links are looked at: what straight lines can make up for. */
const SLACK = 1.03

/** By node, the length to the goal along links; infinite where no good way can lead. Undefined without any way. */
export function guide(
  graph: SeaGraph,
  from: End,
  to: End,
  closed: readonly Gate[],
  { toGoalKm, toStartKm, done }: Pick<SeaWorkspace, 'toGoalKm' | 'toStartKm' | 'done'>,
): Float64Array | undefined {
  const { vectors, first, targets, lengthsKm } = graph
  toGoalKm.fill(Number.POSITIVE_INFINITY)
  toStartKm.fill(0)
  done.fill(0)
  const queue = new FlatQueue<number>()
  const reach = (node: number, km: number) => {
    toGoalKm[node] = km
    toStartKm[node] ||= kmBetween(vectors[node] as Vector, from.vector)
    queue.push(node, km + (toStartKm[node] as number))
  }
  for (const [node, km] of openAccess(graph, to, closed)) reach(node, km)
  const arrivalKm = openAccess(graph, from, closed)
  let limitKm = Number.POSITIVE_INFINITY
  while ((queue.peekValue() ?? Number.POSITIVE_INFINITY) < limitKm) {
    const node = queue.pop() as number
    if (done[node]) continue
    done[node] = 1
    const km = toGoalKm[node] as number
    limitKm = Math.min(limitKm, (km + (arrivalKm.get(node) ?? Number.POSITIVE_INFINITY)) * SLACK)
    for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
      const next = targets[i] as number
      const viaKm = km + (lengthsKm[i] as number)
      if (viaKm >= (toGoalKm[next] as number)) continue
      if (!isClosed(closed, vectors[node] as Vector, vectors[next] as Vector)) reach(next, viaKm)
    }
  }
  return limitKm === Number.POSITIVE_INFINITY ? undefined : toGoalKm
}

function openAccess({ vectors }: SeaGraph, { vector, accessKm }: End, closed: readonly Gate[]) {
  return new Map([...accessKm].filter(([node]) => !isClosed(closed, vector, vectors[node] as Vector)))
}
