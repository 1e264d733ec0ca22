/**
 * Seals data: `npm run data:seal <edition|geography|words|register|all> [folder of editions]`. Of an edition it writes beside its
 * tables the publications that they name (sources.csv, from the register of the folder) and the columns that they have
 * (schema.json) and a mark for each line (lines.json), and into edition.json the hashes of all its files and what they
 * contain. A released edition is frozen: a correction is a new
 * revision. Of the geography it writes the publications and hashes.json, of the words and the register of publications hashes.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { POSTCODE_SOURCES } from '../geography/postcodes/sources.ts'
import { contentsOf } from '../src/domains/editions/contents.ts'
import type { Contents } from '../src/domains/editions/register.ts'
import { writeMarks } from '../src/process/data/line-marks.ts'
import { loadEdition } from '../src/process/data/load.ts'
import { fileHashes, readManifest } from '../src/process/data/manifest.ts'
import { editionEntries } from '../src/process/data/register.ts'
import { sealOf } from '../src/process/data/sealed-folder.ts'
import { EDITIONS_DIR } from '../src/process/package-root.ts'
import { DataError } from '../src/tables/problems.ts'
import { sourcesNamedIn } from './lib/named-sources.ts'
import { editionSchema } from './lib/schema-files.ts'

const [, , wanted, dataDir = EDITIONS_DIR] = process.argv
if (wanted === undefined) {
  throw new Error('usage: npm run data:seal <edition|geography|words|register|all> [folder of editions]')
}
/** What is sealed beside the editions. */
const BESIDE = new Set(['geography', 'words', 'register'])
const register = join(dataDir, 'sources.csv')
const editions = editionEntries(dataDir).map((entry) => entry.name)
if (wanted === 'geography' || wanted === 'all') sealGeography()
if ((wanted === 'words' || wanted === 'all') && existsSync(join(dataDir, 'words')))
  sealFolder(join(dataDir, 'words'))
if (wanted === 'register' || wanted === 'all') sealFolder(dataDir)
for (const name of wanted === 'all' ? editions : [wanted]) {
  if (!BESIDE.has(name)) sealEdition(name)
}

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

function sealEdition(edition: string): void {
  const manifest = readManifest(dataDir, edition)
  const { standing } = manifest
  if (existsSync(register)) writeSources(edition, standing === undefined ? [edition] : [edition, standing])
  writeFileSync(join(dataDir, edition, 'schema.json'), editionSchema())
  for (const folder of [edition, ...(standing === undefined ? [] : [standing])])
    writeMarks(join(dataDir, folder))
  const files = fileHashes(dataDir, edition, standing)
  const file = join(dataDir, edition, 'edition.json')
  const { contents: _, ...kept } = { ...JSON.parse(readFileSync(file, 'utf8')), files }
  writeFileSync(file, manifestText(kept))
  const contents = countContents(edition)
  if (contents) writeFileSync(file, manifestText({ ...kept, contents, files }))
  console.log(`${file}: ${Object.keys(files).length} files sealed`)
}

function sealGeography(): void {
  writeSources('geography', ['geography'], POSTCODE_SOURCES)
  sealFolder(join(dataDir, 'geography'))
}

/** Into `folder`: the publications that the tables of `folders` name, and more. */
function writeSources(folder: string, folders: readonly string[], more: readonly string[] = []): void {
  writeFileSync(join(dataDir, folder, 'sources.csv'), sourcesNamedIn(dataDir, folders, register, more))
}

function sealFolder(folder: string): void {
  const file = join(folder, 'hashes.json')
  writeFileSync(file, sealOf(folder))
  writeMarks(folder)
  console.log(`${file}: sealed`)
}
