/**
 * A* with landmarks (ALT; Goldberg and Harrelson 2005): by the triangle inequality, the cost from a landmark to here and to
 * the goal bounds the cost from here to the goal from below. Yields every so many steps, so that nothing waits long for it.
 */
import FlatQueue from 'flatqueue'
import { ArtefactError } from '../../format/checks.ts'
import { type TownGraph, UNIT_METRES, UNREACHED } from '../../format/road/file.ts'
import { isFerry } from '../../format/road/flags.ts'
import { costOf } from './link.ts'
import type { Access } from './snap.ts'

export interface Way {
  /** Index of the nodes and of the links between them. */
  readonly nodes: readonly number[]
  readonly links: readonly number[]
  readonly start: Access
  readonly end: Access
}

/** Arrays as long as the graph, used by one search at a time. */
export interface Workspace {
  readonly cost: Float64Array
  readonly link: Int32Array
  readonly from: Int32Array
  /** Number of the search that last wrote a node; older values count as not there. */
  readonly round: Uint32Array
  current: number
}

export interface Question {
  readonly graph: TownGraph
  readonly starts: readonly Access[]
  readonly ends: readonly Access[]
  readonly withoutFerries: boolean
  readonly isDomestic: boolean
}

/** Nodes settled between two yields: about a millisecond. A search of the whole largest part takes ten. */
const STEPS_A_SLICE = 2500
/**
 * Nodes taken by one search at most, for each node of the network. Landmarks are rounded, so that a node may be taken again;
 * of 600 ways between any two towns none took more than 0.9. Only a damaged network needs more.
 */
const STEPS_A_NODE_MAX = 4
/** Landmarks looked at in one search: the best for its start and goal. */
const LANDMARKS_USED = 5
/** Landmark costs are rounded down to whole km: a difference of two is off by less than one. */
const LANDMARK_SLACK_M = 1000

export function workspace(nodes: number): Workspace {
  return {
    cost: new Float64Array(nodes),
    link: new Int32Array(nodes),
    from: new Int32Array(nodes),
    round: new Uint32Array(nodes),
    current: 0,
  }
}

/** The cheapest way. Throws an ArtefactError where the network is damaged so that no search ends. Returns undefined where there is none. */
export function* search(question: Question, work: Workspace): Generator<void, Way | undefined> {
  const { graph, starts, ends } = question
  const bound = lowerBound(graph, starts, ends)
  const queue = new FlatQueue<number>()
  const round = ++work.current
  for (const { node, metres } of starts) reach(work, round, node, metres, -1, -1)
  for (const { node, metres } of starts) queue.push(node, metres + bound(node))
  let best: { end: Access; cost: number } | undefined
  const stepsMax = STEPS_A_NODE_MAX * graph.lat.length
  for (let step = 1; queue.length > 0; step = nextStep(step, stepsMax)) {
    const least = queue.peekValue() as number
    const node = queue.pop() as number
    if (best && least >= best.cost) break
    const cost = work.cost[node] as number
    if (least > cost + bound(node) + 1) continue
    const end = ends.find((access) => access.node === node)
    if (end && cost + end.metres < (best?.cost ?? Number.POSITIVE_INFINITY)) {
      best = { end, cost: cost + end.metres }
    }
    relax(question, work, round, node, cost, (next, nextCost) => queue.push(next, nextCost + bound(next)))
    if (step % STEPS_A_SLICE === 0) yield
  }
  return best && wayTo(best.end, starts, work)
}

function nextStep(step: number, most: number): number {
  if (step < most) return step + 1
  throw new ArtefactError('the network of roads is damaged: a search in it does not end')
}

function relax(
  { graph, withoutFerries, isDomestic }: Question,
  work: Workspace,
  round: number,
  node: number,
  cost: number,
  improved: (next: number, cost: number) => void,
): void {
  const last = graph.first[node + 1] as number
  for (let link = graph.first[node] as number; link < last; link++) {
    const flags = graph.flags[link] as number
    if (withoutFerries && isFerry(flags)) continue
    const next = graph.targets[link] as number
    const nextCost = cost + costOf((graph.units[link] as number) * UNIT_METRES, flags, isDomestic)
    if (work.round[next] === round && (work.cost[next] as number) <= nextCost) continue
    reach(work, round, next, nextCost, node, link)
    improved(next, nextCost)
  }
}

function reach(work: Workspace, round: number, node: number, cost: number, from: number, link: number): void {
  work.round[node] = round
  work.cost[node] = cost
  work.from[node] = from
  work.link[node] = link
}

function wayTo(end: Access, starts: readonly Access[], work: Workspace): Way {
  const nodes: number[] = []
  const links: number[] = []
  for (let node = end.node; node >= 0; node = work.from[node] as number) {
    nodes.push(node)
    if ((work.link[node] as number) >= 0) links.push(work.link[node] as number)
  }
  const first = nodes.at(-1)
  const start = starts.find(({ node }) => node === first) as Access
  return { nodes: nodes.reverse(), links: links.reverse(), start, end }
}

interface Landmark {
  readonly index: number
  readonly least: number
  readonly most: number
}

/** Never more than the cost from a node to the nearest end. */
function lowerBound(
  graph: TownGraph,
  starts: readonly Access[],
  ends: readonly Access[],
): (node: number) => number {
  const { landmarkKm, landmarkCount } = graph
  const chosen = chooseLandmarks(graph, starts, ends)
  return (node) => {
    let most = 0
    for (const { index, least, most: far } of chosen) {
      const here = landmarkKm[node * landmarkCount + index] as number
      most = Math.max(most, here - far, least - here)
    }
    return Math.max(0, most * 1000 - LANDMARK_SLACK_M)
  }
}

function chooseLandmarks(graph: TownGraph, starts: readonly Access[], ends: readonly Access[]): Landmark[] {
  const { landmarkKm, landmarkCount } = graph
  const start = starts[0]?.node ?? 0
  const rated: (Landmark & { gain: number })[] = []
  for (let index = 0; index < landmarkCount; index++) {
    const there = ends.map(({ node }) => landmarkKm[node * landmarkCount + index] as number)
    const here = landmarkKm[start * landmarkCount + index] as number
    const [least, most] = [Math.min(...there), Math.max(...there)]
    if (here === UNREACHED || most === UNREACHED) continue
    rated.push({ index, least, most, gain: Math.max(here - most, least - here) })
  }
  return rated.sort((a, b) => b.gain - a.gain || a.index - b.index).slice(0, LANDMARKS_USED)
}
