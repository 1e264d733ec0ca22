/** What was measured of our ranges, as it lies in data/calibration/. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MeasuredClasses, measuredByEdition } from '../../../factors/calibration/measured.ts'
import type { EditionPlace } from '../../../factors/files/edition-list.ts'
import { DataError, type DataProblem } from '../../../factors/tables/problems.ts'

export const CALIBRATION = 'calibration'
export const MEASURED_FILE = 'measured.csv'

const NONE: MeasuredClasses = new Map()
/** By folder of editions. */
const known = new Map<string, ReadonlyMap<string, MeasuredClasses>>()

/** The classes of an edition; none of the editions of others. Throws a DataError for rows that cannot be read. */
export function measuredIn({ dir, name }: EditionPlace): MeasuredClasses {
  const all = known.get(dir) ?? readMeasured(dir)
  known.set(dir, all)
  return all.get(name) ?? NONE
}

function readMeasured(dir: string): ReadonlyMap<string, MeasuredClasses> {
  const problems: DataProblem[] = []
  const found = measuredOf(dir, problems)
  if (problems.length > 0) throw new DataError(problems)
  return found
}

/** What is wrong with the table is added to `problems`. */
export function measuredOf(dir: string, problems: DataProblem[]): ReadonlyMap<string, MeasuredClasses> {
  const path = join(dir, CALIBRATION, MEASURED_FILE)
  if (!existsSync(path)) return new Map()
  return measuredByEdition(`data/${CALIBRATION}/${MEASURED_FILE}`, readFileSync(path, 'utf8'), problems)
}
