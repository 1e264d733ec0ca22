/** Writes the table at the end of docs/methods/electricity.md: `npm run data:grids`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { differencesText, MARK } from './lib/grid-differences.ts'

const page = join(PACKAGE_ROOT, 'docs', 'methods', 'electricity.md')
const [before = ''] = readFileSync(page, 'utf8').split(MARK)
writeFileSync(page, `${before}${MARK}\n${differencesText(PACKAGE_DATA)}`)
