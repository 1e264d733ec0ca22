/** Folders of tables that belong to no edition: hashes.json beside them has the SHA-256 of each by its name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataProblem } from '../../tables/problems.ts'
import { findChange } from './line-marks.ts'
import { sha256 } from './sha256.ts'

const FILE = 'hashes.json'

/** SHA-256 of every table of a folder, in hex by its name. */
function folderHashes(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return Object.fromEntries(names.sort().map((name) => [name, sha256(readFileSync(join(folder, name)))]))
}

/** The text of its hashes.json. */
export function sealOf(folder: string): string {
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
  const names = [...new Set([...Object.keys(actual), ...Object.keys(sealed)])]
  return names
    .filter((name) => actual[name] !== sealed[name])
    .map((name) => {
      const hashes = `its SHA-256 is ${actual[name] ?? 'absent'}, ${FILE} says ${sealed[name] ?? 'nothing'}. After a change that is meant, run npm run data:seal`
      const change = findChange(folder, name)
      const file = `${shown}/${name}`
      if (change === undefined || change === 'none') return { file, reason: hashes }
      return { file, line: change.line, reason: `${change.reason}: ${hashes}` }
    })
}
