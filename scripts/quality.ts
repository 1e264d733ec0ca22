/** Writes docs/quality.md from the results in bench/results/: `npm run quality`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { qualityPage } from './lib/quality/page.ts'

const page = join(PACKAGE_ROOT, 'docs', 'quality.md')
writeFileSync(page, qualityPage(join(PACKAGE_ROOT, 'bench', 'results')))
console.log(`written: ${page}`)
