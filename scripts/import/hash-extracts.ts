/** Writes data/extracts/hashes.json, the SHA-256 of every extract, and lines.json, a mark for each of their lines: `npm run data:extracts`. */
import { writeFileSync } from 'node:fs'
import { writeMarks } from '../../src/process/data/line-marks.ts'
import { sealOf } from '../../src/process/data/sealed-folder.ts'
import { EXTRACTS } from './lib/editions.ts'

writeFileSync(`${EXTRACTS}hashes.json`, sealOf(EXTRACTS))
writeMarks(EXTRACTS)
console.log(`${EXTRACTS}hashes.json: sealed`)
