/** Writes the hashes of an edition's files into its edition.json: `npm run data:seal [edition]`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileHashes } from '../src/process/data/manifest.ts'

const dataDir = new URL('../data/', import.meta.url).pathname
const edition = process.argv[2] ?? '2025'
const file = `${dataDir}${edition}/edition.json`
const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), files: fileHashes(dataDir, edition) }
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`${file}: ${Object.keys(manifest.files).length} files sealed`)
