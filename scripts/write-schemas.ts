/** Writes the JSON Schema of every table to data/schema/, for whoever edits the files: `npm run data:schemas`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS_DIR } from '../src/process/package-root.ts'
import { schemaFiles } from './lib/schema-files.ts'

for (const [name, text] of schemaFiles()) writeFileSync(join(EDITIONS_DIR, 'schema', name), text)
