/** Compiles the town graph into <folder>/roads.bin: `tsx scripts/compile-roads.ts dist/geo`. How: docs/methods/roads.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeGraph } from '../src/routes/road/file.ts'
import { readGeography } from './lib/geography.ts'
import { buildGraph, inFileOrder } from './lib/road-graph.ts'
import { landMask } from './lib/road-land.ts'
import { crossings, townLinks } from './lib/road-links.ts'
import { chooseNodes, waypoints } from './lib/road-nodes.ts'
import { heightsOf } from './lib/road-terrain.ts'
import { readTowns } from './lib/towns.ts'

const [folder = 'dist/geo'] = process.argv.slice(2)
const towns = readTowns()
const lakes = readGeography<'south' | 'west' | 'north' | 'east'>('lakes').map((row) => ({
  south: Number(row.south),
  west: Number(row.west),
  north: Number(row.north),
  east: Number(row.east),
}))
const mask = landMask(lakes)
const chosen = chooseNodes(towns)
const nodes = inFileOrder([...chosen, ...waypoints(chosen, mask.isLand)])
const links = [...townLinks(nodes, mask, heightsOf(towns)), ...crossings(nodes)]
writeFileSync(join(folder, 'roads.bin'), encodeGraph(buildGraph(nodes, links)))
