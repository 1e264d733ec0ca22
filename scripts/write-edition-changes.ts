/** Writes the tables of docs/editions.md, what changed between years: `npm run data:changes`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { changesText, MARK } from './lib/edition-changes.ts'

const page = join(PACKAGE_ROOT, 'docs', 'editions.md')
const [before = ''] = readFileSync(page, 'utf8').split(MARK)
changesText(PACKAGE_DATA).then((text) => writeFileSync(page, `${before}${MARK}\n${text}`))
