/**
 * Seals an edition: `npm run data:seal <edition> [folder of editions]`, or `all`. Writes beside its tables the publications that
 * they name (sources.csv, from the register of the folder), the columns that they have (schema.json) and a mark for each
 * line (lines.json), and into edition.json the hashes of all its files and what they contain. A released edition is frozen: a correction is a new revision.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentsOf } from '../src/domains/editions/contents.ts'
import type { Contents } from '../src/domains/editions/register.ts'
import { writeMarks } from '../src/process/data/line-marks.ts'
import { loadEdition } from '../src/process/data/load.ts'
import { fileHashes, readManifest } from '../src/process/data/manifest.ts'
import { editionEntries } from '../src/process/data/register.ts'
import { EDITIONS_DIR } from '../src/process/package-root.ts'
import { DataError } from '../src/tables/problems.ts'
import { sourcesNamedIn } from './lib/named-sources.ts'
import { editionSchema } from './lib/schema-files.ts'

const [, , wanted, dataDir = EDITIONS_DIR] = process.argv
if (wanted === undefined) throw new Error('usage: npm run data:seal <edition|all> [folder of editions]')
for (const name of wanted === 'all' ? editionEntries(dataDir).map((entry) => entry.name) : [wanted])
  seal(name)

/** Of an edition that passes all checks; of another one it is said what is wrong. */
function countContents(edition: string): Contents | undefined {
  try {
    return contentsOf(loadEdition(dataDir, edition).tables)
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    console.error(`${edition} cannot be loaded yet, and its contents are not counted:\n${error.message}`)
    return undefined
  }
}

/** With lists of numbers on one line. */
function manifestText(manifest: object): string {
  const text = JSON.stringify(manifest, null, 2)
  return `${text.replaceAll(/\[[\d,\s]*\]/g, (list) => JSON.stringify(JSON.parse(list)).replaceAll(',', ', '))}\n`
}

function seal(edition: string): void {
  const manifest = readManifest(dataDir, edition)
  const { standing } = manifest
  const register = join(dataDir, 'sources.csv')
  if (existsSync(register)) {
    const sources = sourcesNamedIn(
      dataDir,
      standing === undefined ? [edition] : [edition, standing],
      register,
    )
    writeFileSync(join(dataDir, edition, 'sources.csv'), sources)
  }
  writeFileSync(join(dataDir, edition, 'schema.json'), editionSchema())
  for (const folder of [edition, ...(standing === undefined ? [] : [standing])]) writeMarks(dataDir, folder)
  const files = fileHashes(dataDir, edition, standing)
  const file = join(dataDir, edition, 'edition.json')
  const { contents: _, ...kept } = { ...JSON.parse(readFileSync(file, 'utf8')), files }
  writeFileSync(file, manifestText(kept))
  const contents = countContents(edition)
  if (contents) writeFileSync(file, manifestText({ ...kept, contents, files }))
  console.log(`${file}: ${Object.keys(files).length} files sealed`)
}
