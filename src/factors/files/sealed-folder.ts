/** Folders of tables that belong to no edition: hashes.json beside them has the SHA-256 of each by its name. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataProblem } from '../tables/problems.ts'
import { findChange, marksOf } from './line-marks.ts'
import { sha256 } from './sha256.ts'

const FILE = 'hashes.json'
/** A mark for each line of each table, by its name. */
const MARKS = 'lines.json'

/** Writes what a change of the folder is seen by later; gives the path of hashes.json. */
export function sealFolder(folder: string): string {
  const file = join(folder, FILE)
  writeFileSync(file, sealOf(folder))
  const marks = tablesIn(folder).map((name) => [name, marksOf(readFileSync(join(folder, name), 'utf8'))])
  writeFileSync(join(folder, MARKS), `${JSON.stringify(Object.fromEntries(marks), null, 1)}\n`)
  return file
}

function tablesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
}

/** SHA-256 of every table of a folder, in hex by its name. */
function folderHashes(folder: string): Record<string, string> {
  return Object.fromEntries(tablesIn(folder).map((name) => [name, sha256(readFileSync(join(folder, name)))]))
}

/** Marks that cannot be read are none. */
function knownMarks(folder: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(folder, MARKS), 'utf8')) ?? {}
  } catch {
    return {}
  }
}

/** The text of its hashes.json. */
function sealOf(folder: string): string {
  return `${JSON.stringify(folderHashes(folder), undefined, 2)}\n`
}

/** Every table that is new, missing or changed against hashes.json. `shown`: how the folder is called in messages. */
export function sealProblems(folder: string, shown: string): DataProblem[] {
  const seal = `${shown}/${FILE}`
  let sealed: Record<string, string>
  try {
    sealed = JSON.parse(readFileSync(join(folder, FILE), 'utf8'))
  } catch (error) {
    return [{ file: seal, reason: `cannot be read: ${(error as Error).message}` }]
  }
  const actual = folderHashes(folder)
  const marks = knownMarks(folder)
  const names = [...new Set([...Object.keys(actual), ...Object.keys(sealed)])]
  return names
    .filter((name) => actual[name] !== sealed[name])
    .map((name) => {
      const hashes = `its SHA-256 is ${actual[name] ?? 'absent'}, ${FILE} says ${sealed[name] ?? 'nothing'}. After a change that is meant, run 'everygram edition seal'`
      const change =
        name in actual ? findChange(readFileSync(join(folder, name), 'utf8'), marks[name]) : undefined
      const file = `${shown}/${name}`
      if (change === undefined || change === 'none') return { file, reason: hashes }
      return { file, line: change.line, reason: `${change.reason}: ${hashes}` }
    })
}
