/** Writes docs/judgement.md, the rows that are our own assumptions: `npm run data:judgement`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { judgementPage } from './lib/judgement.ts'

writeFileSync(join(PACKAGE_ROOT, 'docs', 'judgement.md'), judgementPage(PACKAGE_DATA))
