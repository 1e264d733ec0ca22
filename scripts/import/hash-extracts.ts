/** Writes data/extracts/hashes.json, the SHA-256 of every extract: `npm run data:extracts`. */
import { writeFileSync } from 'node:fs'
import { fileHashes } from '../../src/process/data/manifest.ts'

const dataDir = new URL('../../data/', import.meta.url).pathname
const hashes = fileHashes(dataDir, 'extracts')
writeFileSync(`${dataDir}extracts/hashes.json`, `${JSON.stringify(hashes, undefined, 2)}\n`)
console.log(`${Object.keys(hashes).length} extracts hashed`)
