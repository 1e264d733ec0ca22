/** Puts nodes and links into the arrays of roads.bin. */

import { CELL_COLUMNS, CELL_ROWS, cellOf } from '../../src/geo/format/road/cells.ts'
import { type TownGraph, UNIT_METRES } from '../../src/geo/format/road/file.ts'
import { BORDER, isFerry } from '../../src/geo/format/road/flags.ts'
import { costOf } from '../../src/geo/networks/road/link.ts'
import { landmarks } from './landmarks.ts'
import type { Link } from './links.ts'
import { type RoadPlace, WAYPOINT } from './nodes.ts'

type Rows = Pick<TownGraph, 'first' | 'targets' | 'units' | 'flags'>

/** Target numbers and lengths have 16 bits. */
const HALF_MAX = 0xffff

/** Towns sorted by cell, then waypoints: the order of the file. */
export function inFileOrder(nodes: readonly RoadPlace[]): RoadPlace[] {
  const rank = (node: RoadPlace) => (node.featureCode === WAYPOINT ? 1 : 0)
  return [...nodes].sort(
    (a, b) =>
      rank(a) - rank(b) || cellOf(a.lat, a.lon) - cellOf(b.lat, b.lon) || a.lat - b.lat || a.lon - b.lon,
  )
}

export function buildGraph(nodes: readonly RoadPlace[], links: readonly Link[]): Omit<TownGraph, 'hash'> {
  if (nodes.length > HALF_MAX) throw new Error(`${nodes.length} nodes are more than 16 bits can number`)
  const townCount = nodes.filter(({ featureCode }) => featureCode !== WAYPOINT).length
  const rows = compressedRows(nodes.length, useful(links))
  const part = parts(nodes.length, links)
  return {
    lat: Float32Array.from(nodes, ({ lat }) => lat),
    lon: Float32Array.from(nodes, ({ lon }) => lon),
    townCount,
    cellFirst: cellStarts(nodes.slice(0, townCount)),
    ...rows,
    part,
    partWithoutFerries: parts(
      nodes.length,
      links.filter(({ flags }) => !isFerry(flags)),
    ),
    ...landmarks(rows, part),
  }
}

/** Leaves out links that cost as much as the way through a common neighbour: no search would take them. */
function useful(links: readonly Link[]): Link[] {
  const costs = new Map<number, Map<number, number>>()
  const set = (a: number, b: number, cost: number) => {
    const row = costs.get(a) ?? new Map<number, number>()
    row.set(b, Math.min(cost, row.get(b) ?? Number.POSITIVE_INFINITY))
    costs.set(a, row)
  }
  // Ferries and borders are no reason to leave a link out: some searches do without.
  for (const { a, b, metres, flags } of links) {
    if (isFerry(flags) || flags & BORDER) continue
    set(a, b, costOf(metres, flags))
    set(b, a, costOf(metres, flags))
  }
  return links.filter(({ a, b, metres, flags }) => {
    const cost = costOf(metres, flags)
    for (const [via, toVia] of costs.get(a) ?? []) {
      const onward = costs.get(via)?.get(b)
      if (onward !== undefined && toVia + onward <= cost) return isFerry(flags)
    }
    return true
  })
}

function compressedRows(nodeCount: number, links: readonly Link[]): Rows {
  const first = new Uint32Array(nodeCount + 1)
  for (const { a, b } of links) {
    first[a + 1] = (first[a + 1] ?? 0) + 1
    first[b + 1] = (first[b + 1] ?? 0) + 1
  }
  for (let i = 1; i <= nodeCount; i++) first[i] = (first[i] ?? 0) + (first[i - 1] ?? 0)
  const next = first.slice()
  const targets = new Uint16Array(2 * links.length)
  const units = new Uint16Array(2 * links.length)
  const flagBytes = new Uint8Array(2 * links.length)
  const add = (from: number, to: number, { metres, flags }: Link) => {
    const at = next[from] as number
    next[from] = at + 1
    targets[at] = to
    units[at] = Math.min(HALF_MAX, Math.max(1, Math.round(metres / UNIT_METRES)))
    flagBytes[at] = flags
  }
  for (const link of links) {
    add(link.a, link.b, link)
    add(link.b, link.a, link)
  }
  return { first, targets, units, flags: flagBytes }
}

/** Numbers of the connected parts, the largest first. */
function parts(nodeCount: number, links: readonly Link[]): Uint16Array {
  const parent = Int32Array.from({ length: nodeCount }, (_, i) => i)
  const root = (node: number): number => {
    let at = node
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number
      at = parent[at] as number
    }
    return at
  }
  for (const { a, b } of links) parent[root(a)] = root(b)
  const sizes = new Map<number, number>()
  for (let node = 0; node < nodeCount; node++) sizes.set(root(node), (sizes.get(root(node)) ?? 0) + 1)
  const order = [...sizes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([node]) => node)
  const numbers = new Map(order.map((node, number) => [node, number]))
  return Uint16Array.from({ length: nodeCount }, (_, node) => numbers.get(root(node)) as number)
}

function cellStarts(towns: readonly RoadPlace[]): Uint32Array {
  const starts = new Uint32Array(CELL_ROWS * CELL_COLUMNS + 1)
  for (const { lat, lon } of towns) {
    const cell = cellOf(lat, lon)
    starts[cell + 1] = (starts[cell + 1] ?? 0) + 1
  }
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
  return starts
}
