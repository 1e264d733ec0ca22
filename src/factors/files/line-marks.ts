/**
 * Which line of a table was changed: beside it lies a file with a mark for each of its lines. It is a help for whoever
 * looks for a change and proves nothing; that is what the hashes are for.
 */
import { readFileSync } from 'node:fs'
import { sha256 } from './sha256.ts'

/** Hex digits of a mark: one changed line in sixteen million keeps its own. */
const DIGITS = 6
const NAMED_MAX = 5

/** `none`: the lines are as they were sealed. */
export type Change = 'none' | { readonly line: number; readonly reason: string }

/** The marks of all lines of a text. */
export function marksOf(text: string): string {
  return lineMarks(text).join('')
}

/** Where the marks of a table of data/tables lie. */
export function marksFile(path: string): string {
  return path.replace(/\.csv$/, '.lines')
}

/** Marks that are not there are undefined. */
export function readMarks(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Where a text is not as it was when its marks were made; undefined where nothing is known of it. */
export function findChange(text: string, marks: unknown): Change | undefined {
  if (typeof marks !== 'string' || marks === '') return undefined
  const before = marks.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? []
  return changeBetween(before, lineMarks(text))
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

function lineMarks(text: string): string[] {
  return text.split('\n').map((line) => sha256(line).slice(0, DIGITS))
}
