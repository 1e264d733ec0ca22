/** Writes the hashes of an edition's files into its edition.json: `npm run data:seal [edition] [folder of editions]`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileHashes } from '../src/process/data/manifest.ts'
import { EDITIONS_DIR } from '../src/process/package-root.ts'

const [, , edition = '2025', dataDir = EDITIONS_DIR] = process.argv
const file = join(dataDir, edition, 'edition.json')
const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), files: fileHashes(dataDir, edition) }
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`${file}: ${Object.keys(manifest.files).length} files sealed`)
