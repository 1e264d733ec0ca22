/**
 * Seals an edition: `npm run data:seal <edition> [folder of editions]`, or `all`. Writes beside its tables the publications that
 * they name (sources.csv, from the register of the folder) and the columns that they have (schema.json), and into
 * edition.json the hashes of all its files. A released edition is frozen: a correction is a new revision.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileHashes, readManifest } from '../src/process/data/manifest.ts'
import { editionEntries } from '../src/process/data/register.ts'
import { EDITIONS_DIR } from '../src/process/package-root.ts'
import { sourcesNamedIn } from './lib/named-sources.ts'
import { editionSchema } from './lib/schema-files.ts'

const [, , wanted, dataDir = EDITIONS_DIR] = process.argv
if (wanted === undefined) throw new Error('usage: npm run data:seal <edition|all> [folder of editions]')
for (const name of wanted === 'all' ? editionEntries(dataDir).map((entry) => entry.name) : [wanted])
  seal(name)

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
  const files = fileHashes(dataDir, edition, standing)
  const file = join(dataDir, edition, 'edition.json')
  const sealed = { ...JSON.parse(readFileSync(file, 'utf8')), files }
  writeFileSync(file, `${JSON.stringify(sealed, null, 2)}\n`)
  console.log(`${file}: ${Object.keys(files).length} files sealed`)
}
