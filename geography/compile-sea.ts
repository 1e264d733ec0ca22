/**
 * Compiles sea lanes and open water into sea.bin, and how far it is from port to port into port-distances.bin:
 * `tsx geography/compile-sea.ts dist/geo`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kmBetween, type Vector } from '../src/engine/helpers/sphere.ts'
import { encodeNetwork, readNetwork } from '../src/geo/format/sea/file.ts'
import { encodeDistances } from '../src/geo/format/sea/port-distances.ts'
import { readPortClasses, regularPorts } from '../src/geo/networks/container-ports.ts'
import { prepareGraph } from '../src/geo/networks/sea/graph.ts'
import { GEOGRAPHY } from '../src/surfaces/process/package-root.ts'
import { readPorts } from './places/ports.ts'
import { readTowns } from './places/towns.ts'
import { landMask } from './roads/land.ts'
import { readClosedStraits } from './sea/by-hand.ts'
import { addCoast, addOpenLinks, laneGraph, type SeaGraph, withoutFragments } from './sea/graph.ts'
import { portDistances } from './sea/port-distances.ts'
import { waterGrid } from './sea/raster.ts'

const [folder = 'dist/geo'] = process.argv.slice(2)
const started = performance.now()
const closed = readClosedStraits()
const water = waterGrid(landMask([]), closed)
const whole = laneGraph(closed)
addCoast(whole, water)
addOpenLinks(whole, water)
const graph = withoutFragments(whole)
const bytes = encodeNetwork({ ...packed(graph), water })
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'sea.bin'), bytes)
const links = graph.links.reduce((sum, targets) => sum + targets.size, 0) / 2
console.log(
  `sea.bin: ${graph.points.length} points, ${links} links, ${bytes.length} bytes, ${Math.round(performance.now() - started)} ms`,
)

const startedPorts = performance.now()
const ports = readPorts(readTowns()).records
const prepared = prepareGraph(readNetwork(join(folder, 'sea.bin')))
const distances = encodeDistances(
  portDistances(prepared, ports, regularPorts(readPortClasses(GEOGRAPHY.tables))),
)
writeFileSync(join(folder, 'port-distances.bin'), distances)
console.log(
  `port-distances.bin: ${ports.length} ports, ${distances.length} bytes, ${Math.round(performance.now() - startedPorts)} ms`,
)

function packed({ points, vectors, links }: SeaGraph) {
  const first = new Uint32Array(points.length + 1)
  const targets: number[] = []
  const lengthsKm: number[] = []
  for (const [node, linked] of links.entries()) {
    const sorted = [...linked].sort((a, b) => a - b)
    targets.push(...sorted)
    lengthsKm.push(...sorted.map((to) => kmBetween(vectors[node] as Vector, vectors[to] as Vector)))
    first[node + 1] = targets.length
  }
  return {
    coordinates: Float32Array.from(points.flatMap(({ lat, lon }) => [lat, lon])),
    first,
    targets: Uint16Array.from(targets),
    lengthsKm: Float32Array.from(lengthsKm),
  }
}
