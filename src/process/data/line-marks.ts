/**
 * Which line of a table was changed: lines.json beside tables has a mark for each of their lines. It is a help for whoever
 * looks for a change and proves nothing; that is what the hashes in edition.json are for.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sha256 } from './sha256.ts'

const FILE = 'lines.json'
/** Hex digits of a mark: one changed line in sixteen million keeps its own. */
const DIGITS = 6
const NAMED_MAX = 5

/** `none`: the file is as it was sealed. */
export type Change = 'none' | { readonly line: number; readonly reason: string }

/** Writes the marks of all tables of a folder. */
export function writeMarks(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  const marks = names.sort().map((name) => [name, marksOf(readFileSync(join(folder, name), 'utf8')).join('')])
  writeFileSync(join(folder, FILE), `${JSON.stringify(Object.fromEntries(marks), null, 1)}\n`)
}

/** Where a file is not as it was when its folder was sealed; undefined where nothing is known of it. */
export function findChange(dataDir: string, path: string): Change | undefined {
  if (!existsSync(join(dataDir, path))) return undefined
  const known = knownMarks(join(dataDir, dirname(path), FILE))[basename(path)]
  if (typeof known !== 'string') return undefined
  const before = known.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? []
  return changeBetween(before, marksOf(readFileSync(join(dataDir, path), 'utf8')))
}

/** Marks that cannot be read are none. */
function knownMarks(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {}
  } catch {
    return {}
  }
}

function changeBetween(before: readonly string[], now: readonly string[]): Change {
  const changed = [...now.keys()].filter((at) => now[at] !== before[at]).map((at) => at + 1)
  const [line = now.length, ...others] = changed
  if (now.length !== before.length) {
    const reason = `from here on it is another file, of ${now.length} lines instead of ${before.length}`
    return { line, reason }
  }
  if (changed.length === 0) return 'none'
  const more = others.length > NAMED_MAX ? `, ... (${others.length} in all)` : ''
  const also =
    others.length === 0 ? '' : `, and so were lines ${others.slice(0, NAMED_MAX).join(', ')}${more}`
  return { line, reason: `this line was changed${also}` }
}

function marksOf(text: string): string[] {
  return text.split('\n').map((line) => sha256(line).slice(0, DIGITS))
}
