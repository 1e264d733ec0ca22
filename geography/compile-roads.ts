/** Compiles the town graph into <folder>/roads.bin: `tsx geography/compile-roads.ts dist/geo`. How: docs/methods/roads.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeGraph } from '../src/geo/format/road/file.ts'
import { buildGraph } from './roads/graph.ts'
import { roadNetwork } from './roads/network.ts'

const [folder = 'dist/geo'] = process.argv.slice(2)
const { nodes, links } = roadNetwork()
writeFileSync(join(folder, 'roads.bin'), encodeGraph(buildGraph(nodes, links)))
