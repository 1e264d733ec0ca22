/** Seals an open revision: from then on it never changes. Also seals what lies beside the editions. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EDITION_PARTS } from '../../../api/operations.ts'
import { contentsOf } from '../../../factors/editions/contents.ts'
import { tablesOf } from '../../../factors/editions/read.ts'
import {
  DATA,
  type EditionList,
  type EditionPlace,
  editionHash,
  type ListedFile,
  SCHEMA,
} from '../../../factors/files/edition-list.ts'
import { marksFile, marksOf } from '../../../factors/files/line-marks.ts'
import { OPEN, openFolder, SHARED } from '../../../factors/files/open-tables.ts'
import { hasReleased, RELEASED, readReleased } from '../../../factors/files/released.ts'
import { sealFolder } from '../../../factors/files/sealed-folder.ts'
import { sha256 } from '../../../factors/files/sha256.ts'
import { csvRows } from '../../../factors/tables/csv.ts'
import { rowSchema } from '../../../factors/tables/table.ts'
import { message } from '../../../messages/messages.ts'
import { loadEdition, registerText, textsOf } from '../../process/data/load.ts'
import { sourceIdsIn, sourcesNamed } from '../../process/data/named-sources.ts'
import { UsageError } from '../usage.ts'
import { writeList } from './list-file.ts'
import { openEditions, openIn, shownFolder } from './places.ts'

/** Beside the editions: each has its hashes in a hashes.json of its own. */
export const BESIDE = ['synonyms', 'geography', 'register', 'extracts'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
const HASH_DIGITS = 12

/** Throws a DataError where a row is wrong, and a UsageError for an edition that is released already. */
export function sealEdition(dir: string, name: string, day = today()): void {
  if (!DAY.test(day)) throw new UsageError(message('cli.edition.released_day', { value: day }))
  const shown = shownFolder(dir)
  const released = hasReleased(dir) ? readReleased(dir, shown) : new Map<string, string>()
  if (released.has(name)) throw new UsageError(message('cli.edition.released', { code: name }))
  const { place, list } = openIn(dir, name)
  const tables = loadEdition(dir, name).tables
  const sealed = sealedList(place, list, day)
  const complete: EditionList = { ...sealed, contents: contentsOf(tables), files: sealed.files }
  const path = writeList(place, complete)
  const entries = [...released, [name, editionHash(name, complete)] as const]
  writeFileSync(join(dir, RELEASED), `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
  clearOpen(place, list)
  console.log(
    `${path}: sealed, ${Object.keys(complete.files).length} files, hash ${loadEdition(dir, name).hash}`,
  )
}

/** Writes each table under its hash first: a list never names a file that is not there. */
function sealedList(place: EditionPlace, list: EditionList, released: string): Omit<EditionList, 'open'> {
  const { open: _, removed: __, files: ___, ...rest } = list
  const texts = [...textsOf(place, list)].map(([table, { text }]) => [`${table}.csv`, text()] as const)
  const files = [...texts, [SCHEMA, schemaText()] as const].map(
    ([file, text]) => [`${place.name}/${file}`, storeTable(place.dir, file, text)] as const,
  )
  return { ...rest, released, files: Object.fromEntries(files.sort()) }
}

function storeTable(dir: string, name: string, text: string): ListedFile {
  const hash = sha256(text)
  const [table, ending] = name.split('.')
  const file = `tables/${table}/${hash.slice(0, HASH_DIGITS)}.${ending}`
  const path = join(dir, file)
  mkdirSync(dirname(path), { recursive: true })
  if (!existsSync(path)) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) throw new Error(`${file} is there with another content`)
  if (ending === 'csv') writeFileSync(join(dir, marksFile(file)), `${marksOf(text)}\n`)
  return { file, sha256: hash }
}

/** JSON Schemas of all tables by name: a later release reads the edition by these. */
function schemaText(): string {
  const schemas = Object.fromEntries(tablesOf(EDITION_PARTS).map((table) => [table.name, rowSchema(table)]))
  return `${JSON.stringify(schemas, undefined, 1)}\n`
}

/** What every open revision shares goes with the last of them. */
function clearOpen(place: EditionPlace, list: EditionList): void {
  rmSync(join(place.dir, openFolder(place, list)), { recursive: true, force: true })
  if (openEditions(place.dir).length === 0)
    rmSync(join(place.dir, OPEN, SHARED), { recursive: true, force: true })
}

/** Writes the hashes of the words, the geography, the register of publications or the extracts. */
export function sealBeside(dir: string, name: string): void {
  const folder = name === 'register' ? dir : join(dir, name)
  if (!existsSync(folder)) throw new UsageError(message('cli.edition.no_folder', { folder }))
  if (name === 'geography') writeGeographySources(dir)
  console.log(`${sealFolder(folder)}: sealed`)
}

/** The publications that its tables name; those of what the build compiles stand there already and stay. */
function writeGeographySources(dir: string): void {
  const folder = join(dir, 'geography')
  const file = join(folder, 'sources.csv')
  const tables = readdirSync(folder).filter((one) => one.endsWith('.csv') && one !== 'sources.csv')
  const register = registerText({ name: 'geography', dir, shown: DATA })
  const stay = csvRows(readFileSync(file, 'utf8')).map((row) => row.source_id ?? '')
  const named = tables.flatMap((one) => [...sourceIdsIn(readFileSync(join(folder, one), 'utf8'))])
  writeFileSync(file, sourcesNamed([...named, ...stay], register))
}

function today(): string {
  return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
}
