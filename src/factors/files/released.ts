/** data/released.json: the hash that each edition was released with. Names are added to it and never changed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataError, type DataProblem } from '../tables/problems.ts'
import {
  DATA,
  type EditionList,
  type EditionPlace,
  editionHash,
  editionNames,
  listedSchema,
  listedTables,
  placeIn,
  readList,
  type SealedFile,
  shownList,
} from './edition-list.ts'
import { marksFile } from './line-marks.ts'
import { sealedProblem } from './sealed-file.ts'

export const RELEASED = 'released.json'
const TABLES = 'tables'
const HASH = /^[0-9a-f]{64}$/

/** Hash by name. Throws a DataError for a file that is missing or holds something else. */
export function readReleased(dir: string, shown: string): ReadonlyMap<string, string> {
  const file = `${shown}/${RELEASED}`
  let released: unknown
  try {
    released = JSON.parse(readFileSync(join(dir, RELEASED), 'utf8'))
  } catch (error) {
    throw new DataError([{ file, reason: `cannot be read: ${(error as Error).message}` }])
  }
  const entries = Object.entries(released ?? {})
  const wrong = entries.find(([, hash]) => typeof hash !== 'string' || !HASH.test(hash))
  if (wrong) throw new DataError([{ file, reason: `the hash of ${wrong[0]} is not 64 hex digits` }])
  return new Map(entries)
}

/** Others may hand over editions without one. */
export function hasReleased(dir: string): boolean {
  return existsSync(join(dir, RELEASED))
}

/**
 * Everything in which the editions of a folder differ from what was released: a name without its list, a sealed list
 * without its name, another hash, and each file that is not the one that was sealed, named once.
 */
export function releaseProblems(dir: string, shown: string): DataProblem[] {
  const released = readReleased(dir, shown)
  const names = editionNames(dir)
  const problems: DataProblem[] = []
  const files = new Map<string, [EditionPlace, SealedFile]>()
  for (const name of new Set([...released.keys(), ...names])) {
    const place = placeIn(dir, name, shown)
    if (!names.includes(name)) {
      problems.push({
        file: `${shown}/${RELEASED}`,
        reason: `${name} is released, and ${shownList(place)} is not there`,
      })
      continue
    }
    const list = readListOr(place, problems)
    if (!list) continue
    problems.push(...nameProblems(place, list, released.get(name)))
    for (const sealed of sealedFiles(list)) {
      const key = `${sealed.file} ${sealed.sha256}`
      // A released edition that lists it is named before an open one.
      if (!files.has(key)) files.set(key, [place, sealed])
    }
  }
  return [
    ...[...files.values()].flatMap(([place, sealed]) => sealedProblem(place, sealed) ?? []),
    ...problems,
  ]
}

function sealedFiles(list: EditionList): SealedFile[] {
  const schema = listedSchema(list)
  return [...listedTables(list).values(), ...(schema ? [schema] : [])]
}

/** Files of data/tables that no edition lists. */
export function strayTables(dir: string): DataProblem[] {
  const lists = editionNames(dir).flatMap((name) => readListOr(placeIn(dir, name), []) ?? [])
  const listed = new Set(
    lists.flatMap((list) => sealedFiles(list).flatMap(({ file }) => [file, marksFile(file)])),
  )
  const folder = join(dir, TABLES)
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return files
    .filter((file) => file.includes('.') && !listed.has(`${TABLES}/${file}`))
    .map((file) => ({ file: `${DATA}/${TABLES}/${file}`, reason: 'no edition lists this file' }))
}

function readListOr(place: EditionPlace, problems: DataProblem[]): EditionList | undefined {
  try {
    return readList(place)
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}

function nameProblems(place: EditionPlace, list: EditionList, released: string | undefined): DataProblem[] {
  const { name, shown } = place
  const file = `${shown}/${RELEASED}`
  if (list.open) {
    return released === undefined
      ? []
      : [{ file, reason: `${name} is released, and ${shownList(place)} calls it open` }]
  }
  const hash = editionHash(name, list)
  if (hash === released) return []
  if (released === undefined)
    return [{ file, reason: `${name} is sealed and is not in this list: 'everygram edition seal' adds it` }]
  return [
    {
      file,
      reason: `${name} was released as ${released}, and the files that ${shownList(place)} lists make ${hash}`,
    },
  ]
}
