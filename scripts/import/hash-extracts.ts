/** Writes data/extracts/hashes.json, the SHA-256 of every extract: `npm run data:extracts`. */
import { writeFileSync } from 'node:fs'
import { sealOf } from '../../src/process/data/sealed-folder.ts'
import { EXTRACTS } from './lib/editions.ts'

writeFileSync(`${EXTRACTS}hashes.json`, sealOf(EXTRACTS))
console.log(`${EXTRACTS}hashes.json: sealed`)
