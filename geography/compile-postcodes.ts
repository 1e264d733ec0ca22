/** Compiles the postcodes: `tsx geography/compile-postcodes.ts <folder>` writes <folder>/postcodes.bin. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTowns } from './places/towns.ts'
import { packPostcodes } from './postcodes/pack.ts'
import { worldPostcodes } from './postcodes/postcodes.ts'

const [, , folder = 'dist/geo'] = process.argv

const postcodes = worldPostcodes(readTowns())
const packed = packPostcodes(postcodes)
writeFileSync(join(folder, 'postcodes.bin'), packed)

const BYTES_PER_MB = 1_000_000
const systems = new Set(postcodes.map(({ system }) => system))
const codes = postcodes.filter(({ precision }) => precision === 'place')
console.log(
  `postcodes.bin: ${(packed.length / BYTES_PER_MB).toFixed(1)} MB, ${codes.length} postcodes and ${postcodes.length - codes.length} areas of ${systems.size} countries`,
)
