/** Writes data/extracts/hashes.json, the SHA-256 of every extract: `npm run data:extracts`. */
import { writeFileSync } from 'node:fs'
import { EXTRACTS } from './lib/editions.ts'
import { extractHashes } from './lib/extract-hashes.ts'

const hashes = extractHashes()
writeFileSync(`${EXTRACTS}hashes.json`, `${JSON.stringify(hashes, undefined, 2)}\n`)
console.log(`${Object.keys(hashes).length} extracts hashed`)
