/** The editions of a process: the default is there from the start, another is read when it is asked for first. */
import { ApiError } from '../../contract/errors.ts'
import type { Edition } from '../../domains/edition.ts'
import { chosenEdition } from '../../domains/editions/choose.ts'
import type { Editions } from '../../domains/editions/editions.ts'
import { latestDefault, type Register } from '../../domains/editions/register.ts'
import { DataError } from '../../tables/problems.ts'
import { inPieces } from '../in-pieces.ts'
import { type Load, loadInSteps, loadKept, type RowsByFile, sharedRows } from './load.ts'
import { readRegister } from './register.ts'

/** The edition that is answered from by default, and all that can be asked for. */
export interface Served {
  readonly edition: Edition
  readonly editions: Editions
}

export interface ServedOptions {
  /** By its name, or by a year for its latest revision; absent: the default of the folder. */
  readonly edition?: string | undefined
  /** The operator's own figures, laid over each. */
  readonly overlayFile?: string | undefined
}

/** Throws an ApiError for an edition that does not exist, and a DataError for files that cannot be used. */
export function servedFrom(dataDir: string, { edition: wanted, overlayFile }: ServedOptions = {}): Served {
  const register = readRegister(dataDir)
  const name = chosenEdition(register, wanted === undefined ? {} : { edition: wanted })
  if (typeof name === 'object') throw new ApiError(name)
  const rows: RowsByFile = new Map()
  const load = { dataDir, overlayFile, known: sharedRows(rows) }
  const edition = loadKept(load, name ?? latestDefault(register), rows)
  return { edition, editions: openEditions({ ...load, register, loaded: [edition] }) }
}

export interface EditionsOptions extends Load {
  readonly register: Register
  /** Those that are there already. */
  readonly loaded: readonly Edition[]
}

/** What was read stays in memory. Requests that have come are answered between the tables. */
export function openEditions({ register, loaded, ...load }: EditionsOptions): Editions {
  const known = new Map<string, Edition | Promise<Edition>>(loaded.map((edition) => [edition.name, edition]))
  const read = async (name: string): Promise<Edition> => {
    try {
      const edition = await inPieces(loadInSteps(load, name))
      known.set(name, edition)
      return edition
    } catch (error) {
      // Mended files are read again.
      known.delete(name)
      throw error instanceof DataError ? unusable(name, error) : error
    }
  }
  return {
    register,
    require(name) {
      const edition = known.get(name) ?? read(name)
      if (!known.has(name)) known.set(name, edition)
      return edition
    },
  }
}

function unusable(name: string, cause: DataError): ApiError {
  const message = `Edition ${name} cannot be used: its files do not pass their checks. 'everygram check-data' names them.`
  return Object.assign(new ApiError({ code: 'unavailable', message }), { cause })
}
