/** Arrays as long as the network, used by one search at a time: to make new ones for each would keep the collector busy. */
import type { SeaGraph } from './graph.ts'

export interface SeaWorkspace {
  readonly costKm: Float64Array
  readonly parent: Int32Array
  /** Whether the parent is one that should be in sight, which is checked only when the node is taken. */
  readonly bySight: Uint8Array
  readonly done: Uint8Array
  /** Along links; infinite for nodes that are not worth a look. */
  readonly toGoalKm: Float64Array
  /** On the great circle; 0 where not known yet. */
  readonly toStartKm: Float64Array
}

/** For the nodes of the network, and after them start and goal. */
export function seaWorkspace({ vectors }: SeaGraph): SeaWorkspace {
  const nodes = vectors.length + 2
  return {
    costKm: new Float64Array(nodes),
    parent: new Int32Array(nodes),
    bySight: new Uint8Array(nodes),
    done: new Uint8Array(nodes),
    toGoalKm: new Float64Array(nodes),
    toStartKm: new Float64Array(nodes),
  }
}
