/** The editions of a process: our own, those that others bring, and in editions.json which was the default when. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  DATA,
  type EditionPlace,
  editionNames,
  placeIn,
  readList,
  shownList,
} from '../../../factors/files/edition-list.ts'
import type { EditionEntry, Register } from '../../../factors/register.ts'
import { DataError } from '../../../factors/tables/problems.ts'
import { entryIn } from './load.ts'

const FILE = 'editions.json'
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Never like one of ours: a name that begins with a digit is a year. */
export const THIRD_PARTY_NAME = /^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)*$/
const NAME_LENGTH_MAX = 60

/** Where each edition lies, by name. */
export type Places = ReadonlyMap<string, EditionPlace>

/** Throws a DataError for two editions of one name, and for names and folders that cannot be. */
export function editionPlaces(dataDir: string, thirdPartyDir?: string): Places {
  const own = editionNames(dataDir).map((name) => placeIn(dataDir, name))
  const places = new Map<string, EditionPlace>()
  for (const place of [...own, ...(thirdPartyDir === undefined ? [] : thirdPartyPlaces(thirdPartyDir))]) {
    const other = places.get(place.name)
    if (other)
      refuse(shownList(place), `there are two editions ${place.name}: the other is ${shownList(other)}`)
    places.set(place.name, place)
  }
  return places
}

/** A folder of editions, or one with several of them. */
function thirdPartyPlaces(dir: string): EditionPlace[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) refuse(dir, 'EDITIONS_DIR names no folder')
  const inside = readdirSync(dir)
    .sort()
    .map((name) => join(dir, name))
  const folders = [dir, ...inside.filter((path) => statSync(path).isDirectory())]
  const places = folders.flatMap((folder) =>
    editionNames(folder).map((name) => ({ ...placeIn(folder, name, folder), isThirdParty: true })),
  )
  if (places.length === 0)
    refuse(dir, 'EDITIONS_DIR holds no edition: there is no editions/<name>.json in it')
  for (const place of places) {
    if (THIRD_PARTY_NAME.test(place.name) && place.name.length <= NAME_LENGTH_MAX) continue
    refuse(
      shownList(place),
      `'${place.name}' cannot be the name of an edition of yours: begin with a letter, then lower-case letters, digits, dots and hyphens`,
    )
  }
  return places
}

export function readRegister(dataDir: string, places: Places = editionPlaces(dataDir)): Register {
  const entries = entriesOf(places)
  return { entries, defaults: readDefaults(dataDir, entries) }
}

/** Of one folder. */
export function editionEntries(dataDir: string): EditionEntry[] {
  return entriesOf(editionPlaces(dataDir))
}

/** By year, then by revision; those of others at the end. */
function entriesOf(places: Places): EditionEntry[] {
  const isOthers = ({ status }: EditionEntry) => Number(status === 'third_party')
  return [...places.values()]
    .map((place) => entryIn(place, readList(place)))
    .sort((a, b) => isOthers(a) - isOthers(b) || a.year - b.year || a.revision - b.revision)
}

/** Throws a DataError for a default that is no released edition, and for days that do not follow one another. */
function readDefaults(dataDir: string, entries: readonly EditionEntry[]): Register['defaults'] {
  const file = `${DATA}/${FILE}`
  let defaults: Register['defaults'] = []
  try {
    defaults = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')).defaults
  } catch (error) {
    refuse(file, `cannot be read: ${(error as Error).message}`)
  }
  if (!Array.isArray(defaults) || defaults.length === 0)
    refuse(file, 'defaults must be a list with one row at least')
  const released = entries.filter(({ status }) => status === 'released')
  for (const [index, { since, edition }] of defaults.entries()) {
    if (!DAY.test(since ?? '')) refuse(file, `since must be YYYY-MM-DD, got '${since}'`)
    if (since <= (defaults[index - 1]?.since ?? ''))
      refuse(file, `${since} must be later than the day before it`)
    if (!released.some(({ name }) => name === edition)) refuse(file, `there is no edition '${edition}'`)
  }
  return defaults
}

function refuse(file: string, reason: string): never {
  throw new DataError([{ file, reason }])
}
