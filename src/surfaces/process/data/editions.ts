/** The editions of a process: the default is there from the start, another is read when it is asked for first. */

import { chosenEdition } from '../../../contract/choose-edition.ts'
import { ApiError } from '../../../engine/errors.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { atOnce } from '../../../engine/helpers/steps.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Editions } from '../../../factors/editions/editions.ts'
import type { KnownRows } from '../../../factors/editions/read.ts'
import { DATA, readList, shownList } from '../../../factors/files/edition-list.ts'
import { hasReleased, releaseProblems } from '../../../factors/files/released.ts'
import { latestDefault, type Register } from '../../../factors/register.ts'
import { DataError, type DataProblem } from '../../../factors/tables/problems.ts'
import type { Table } from '../../../factors/tables/table.ts'
import { inPieces } from '../in-pieces.ts'
import { PACKAGE_DATA } from '../package-root.ts'
import { countInSteps, loadInSteps, openReleased, unusable } from './load.ts'
import { editionPlaces, type Places, readRegister } from './register.ts'

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
  /** The folder of editions that others have made. */
  readonly thirdPartyDir?: string | undefined
}

/** The editions of this installation, with those of EDITIONS_DIR. Throws as `servedFrom` does. */
export function installedEditions(options: ServedOptions = {}): Served {
  return servedFrom(PACKAGE_DATA, { thirdPartyDir: process.env.EDITIONS_DIR || undefined, ...options })
}

/**
 * Throws an ApiError for an edition that does not exist, and a DataError for files that cannot be used: every released
 * edition is held to released.json, and one that others have made is read and checked whole.
 */
export function servedFrom(
  dataDir: string,
  { edition: wanted, overlayFile, thirdPartyDir }: ServedOptions = {},
): Served {
  const places = editionPlaces(dataDir, thirdPartyDir)
  stopAt(releaseProblems(dataDir, DATA))
  const register = readRegister(dataDir, places)
  const load = { places, overlayFile, known: sharedRows() }
  const loaded = loadThirdParties(load)
  const name = chosenEdition(register, wanted === undefined ? {} : { edition: wanted })
  if (typeof name === 'object') throw new ApiError(name)
  const chosen = name ?? latestDefault(register)
  const edition = loaded.find((one) => one.name === chosen) ?? openAtOnce(load, register, chosen)
  return { edition, editions: openEditions({ ...load, register, loaded: [...loaded, edition] }) }
}

function stopAt(problems: readonly DataProblem[]): void {
  if (problems.length > 0) throw new DataError(problems)
}

export interface LoadEach {
  readonly places: Places
  readonly overlayFile?: string | undefined
  readonly known?: KnownRows | undefined
}

/** Every edition of others, read and checked. Throws a DataError for the first that cannot be used. */
function loadThirdParties({ places, ...load }: LoadEach): Edition[] {
  const others = [...places.values()].filter(({ isThirdParty }) => isThirdParty)
  for (const { dir, shown } of others) {
    if (hasReleased(dir)) stopAt(releaseProblems(dir, shown))
  }
  return others.map((place) => {
    if (readList(place).open)
      throw new DataError([
        { file: shownList(place), reason: `is open: seal it with 'everygram edition seal'` },
      ])
    return atOnce(loadInSteps({ ...load, place }))
  })
}

function openAtOnce({ places, ...load }: LoadEach, register: Register, name: string): Edition {
  const place = getOrThrow(places, name)
  return isReleased(register, name)
    ? openReleased({ ...load, place })
    : atOnce(loadInSteps({ ...load, place }))
}

function isReleased({ entries }: Register, name: string): boolean {
  return entries.some((entry) => entry.name === name && entry.status === 'released')
}

export interface EditionsOptions extends LoadEach {
  readonly register: Register
  /** Those that are there already. */
  readonly loaded: readonly Edition[]
}

/**
 * What was read stays in memory. A released edition is there at once, its tables are read when they are needed; of an open
 * one everything is read and checked first, and requests that have come are answered between its tables.
 */
function openEditions({ register, loaded, places, ...load }: EditionsOptions): Editions {
  const opened = new Map(loaded.map((edition) => [edition.name, Promise.resolve(edition)]))
  const open = async (name: string): Promise<Edition> => {
    const place = getOrThrow(places, name)
    try {
      const options = { ...load, place }
      return isReleased(register, name) ? openReleased(options) : await inPieces(loadInSteps(options))
    } catch (error) {
      throw error instanceof DataError ? unusable(name, error) : error
    }
  }
  return {
    register,
    async counted() {
      for (const place of places.values()) await inPieces(countInSteps(place))
    },
    require(name) {
      const edition = opened.get(name) ?? open(name)
      opened.set(name, edition)
      // Mended files are read again.
      edition.catch(() => opened.delete(name))
      return edition
    },
  }
}

/** Rows by the name of the table and the hash of its text. */
function sharedRows(): KnownRows {
  const rows = new Map<string, unknown[]>()
  const keyOf = ({ name }: Table, hash: string) => `${name} ${hash}`
  return {
    find: (table, hash) => rows.get(keyOf(table, hash)),
    keep: (table, hash, read) => void rows.set(keyOf(table, hash), read),
  }
}
