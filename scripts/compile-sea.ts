/** Compiles sea lanes and open water into sea.bin: `tsx scripts/compile-sea.ts dist/geo`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClosedStraits } from '../src/routes/passages.ts'
import { encodeNetwork } from '../src/routes/sea-file.ts'
import { kmBetween, type Vector } from '../src/routes/sphere.ts'
import { landMask } from './lib/road-land.ts'
import { addCoast, addOpenLinks, laneGraph, type SeaGraph, withoutFragments } from './lib/sea-graph.ts'
import { waterGrid } from './lib/sea-raster.ts'

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
