/** Files of data/tables: read, and held to the SHA-256 that the list of an edition has of each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataError, type DataProblem } from '../tables/problems.ts'
import { type EditionPlace, listPath, type SealedFile, shownList } from './edition-list.ts'
import { findChange, marksFile, readMarks } from './line-marks.ts'
import { sha256 } from './sha256.ts'

const SHOWN_DIGITS = 12

/** Its text. Throws a DataError where the file is missing or is another one than was sealed. */
export function sealedText(place: EditionPlace, sealed: SealedFile): string {
  const bytes = bytesOf(place, sealed)
  if (bytes instanceof Error) throw new DataError([missing(place, sealed, bytes)])
  if (sha256(bytes) !== sealed.sha256) throw new DataError([otherHash(place, sealed, bytes)])
  return bytes.toString('utf8')
}

/** What is wrong with a file, if anything is. */
export function sealedProblem(place: EditionPlace, sealed: SealedFile): DataProblem | undefined {
  const bytes = bytesOf(place, sealed)
  if (bytes instanceof Error) return missing(place, sealed, bytes)
  return sha256(bytes) === sealed.sha256 ? undefined : otherHash(place, sealed, bytes)
}

function bytesOf({ dir }: EditionPlace, { file }: SealedFile): Buffer | Error {
  try {
    return readFileSync(join(dir, file))
  } catch (error) {
    return error as Error
  }
}

function missing(place: EditionPlace, { file, path }: SealedFile, error: Error): DataProblem {
  const { code } = error as NodeJS.ErrnoException
  return {
    file: `${place.shown}/${file}`,
    reason: `cannot be read (${code}); edition ${place.name} lists it as ${path}`,
  }
}

/** With the line where it can be told: of the file, or of the list where the file is as it was sealed. */
function otherHash(place: EditionPlace, sealed: SealedFile, bytes: Buffer): DataProblem {
  const { file, path } = sealed
  const shown = `${place.shown}/${file}`
  const hashes = `its SHA-256 is ${sha256(bytes)}, edition ${place.name} lists ${sealed.sha256} for ${path}. A released edition never changes; a correction is a new revision`
  const change = findChange(bytes.toString('utf8'), readMarks(join(place.dir, marksFile(file))))
  if (change !== undefined && change !== 'none')
    return { file: shown, line: change.line, reason: `${change.reason}: ${hashes}` }
  // Its name tells which bytes it had: then the list was changed and not the file.
  if (!file.includes(sha256(bytes).slice(0, SHOWN_DIGITS))) return { file: shown, reason: hashes }
  const lines = readFileSync(listPath(place), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes(`"${path}"`)) + 1
  const reason = `the hash of ${path} was changed here, ${shown} is as it was sealed: ${hashes}`
  return { file: shownList(place), ...(line > 0 && { line }), reason }
}
