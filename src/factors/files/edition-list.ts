/**
 * data/editions/<name>.json: what an edition is called, and for each of its files the one in data/tables that it is, with
 * its SHA-256. A path on the left is the one that the file was sealed under; where its bytes lie is on the right.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Contents, EditionEntry, EditionStatus } from '../register.ts'
import { DataError } from '../tables/problems.ts'
import { sha256 } from './sha256.ts'

/** Where an edition lies. */
export interface EditionPlace {
  readonly name: string
  /** The folder with editions/ and tables/. */
  readonly dir: string
  /** How messages call that folder. */
  readonly shown: string
  readonly isThirdParty?: boolean
}

export interface ListedFile {
  /** Path below the folder. */
  readonly file: string
  /** In hex. */
  readonly sha256: string
}

export interface EditionList {
  label: string
  /** The year of activity that it is for, and which correction of it this is. */
  year: number
  revision: number
  /** YYYY-MM-DD; absent of an open revision. */
  released?: string
  emission_factors_year: number
  /** Rows are still added in data/open. */
  open?: true
  notes?: string
  /** Counted when it was sealed: no part of the hash, since it follows from the files. */
  contents?: Contents
  /** By the path that it is sealed under, `2025.2/hotel.csv`. Of an open revision: the tables that it starts from. */
  files: Record<string, ListedFile>
  /** Of an open revision: keys of rows that it leaves out, by the name of the table. */
  removed?: Record<string, readonly string[]>
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const HASH = /^[0-9a-f]{64}$/
/** No way out of the folder. */
const PATH = /^(?!.*\.\.)[\w-][\w.-]*(\/[\w.-]+)*$/
const FOLDER = 'editions'
const ENDING = '.json'
/** The columns of the tables, as they were when the edition was sealed. */
export const SCHEMA = 'schema.json'

export const DATA = 'data'

export function placeIn(dir: string, name: string, shown = DATA): EditionPlace {
  return { name, dir, shown }
}

/** The names of all editions of a folder. */
export function editionNames(dir: string): string[] {
  try {
    const names = readdirSync(join(dir, FOLDER)).filter((name) => name.endsWith(ENDING))
    return names.map((name) => name.slice(0, -ENDING.length)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export function listPath({ dir, name }: EditionPlace): string {
  return join(dir, FOLDER, `${name}${ENDING}`)
}

/** How the list is called in messages. */
export function shownList({ shown, name }: EditionPlace): string {
  return `${shown}/${FOLDER}/${name}${ENDING}`
}

/** Throws a DataError for a list that is missing or incomplete. */
export function readList(place: EditionPlace): EditionList {
  const file = shownList(place)
  const refuse = (reason: string): never => {
    throw new DataError([{ file, reason }])
  }
  let list: Partial<EditionList> | null = null
  try {
    list = JSON.parse(readFileSync(listPath(place), 'utf8'))
  } catch (error) {
    refuse(`cannot be read: ${(error as Error).message}`)
  }
  const { label, year, revision, released, emission_factors_year, files, open } = list ?? {}
  const complete = typeof label === 'string' && isObject(files)
  const numbered = [year, revision, emission_factors_year].every(Number.isInteger)
  const dated = open === true ? released === undefined : DATE.test(released ?? '')
  if (!complete || !numbered || !dated) {
    refuse(
      'label, year, revision, released (YYYY-MM-DD; none while open), emission_factors_year and files must be given',
    )
  }
  for (const [path, listed] of Object.entries(files ?? {})) {
    if (!PATH.test(listed?.file ?? '') || !HASH.test(listed?.sha256 ?? ''))
      refuse(`${path} needs a file below this folder and the 64 hex digits of its sha256`)
  }
  return list as EditionList
}

/** One hash over the edition's name and all its files, by the paths that they were sealed under. */
export function editionHash(name: string, { files }: EditionList): string {
  const paths = Object.keys(files).sort()
  return sha256([name, ...paths.map((path) => `${path} ${files[path]?.sha256}`)].join('\n'))
}

/** What the register says of a sealed edition. */
export function sealedEntry(place: EditionPlace, list: EditionList): EditionEntry {
  const { contents } = list
  return { ...described(place, list), hash: editionHash(place.name, list), ...(contents && { contents }) }
}

/** Of an open one: its hash follows from what lies in data/open too, and its rows are counted when somebody asks. */
export function openEntry(
  place: EditionPlace,
  list: EditionList,
  hash: string,
  contents: () => Contents,
): EditionEntry {
  return {
    ...described(place, list),
    hash,
    get contents() {
      return contents()
    },
  }
}

function described({ name, isThirdParty }: EditionPlace, list: EditionList) {
  const { label, year, revision, released, notes, emission_factors_year: emissionFactorsYear } = list
  const status: EditionStatus = list.open ? 'open' : isThirdParty ? 'third_party' : 'released'
  return { name, label, year, revision, status, released, emissionFactorsYear, notes }
}

/** A table of an edition, or another file of it. */
export interface SealedFile extends ListedFile {
  /** Under which it was sealed. */
  readonly path: string
}

/** The tables that an edition lists, by name. */
export function listedTables({ files }: EditionList): Map<string, SealedFile> {
  const tables = Object.entries(files).filter(([path]) => path.endsWith('.csv'))
  return new Map(tables.map(([path, listed]) => [basename(path, '.csv'), { path, ...listed }]))
}

export function listedSchema({ files }: EditionList): SealedFile | undefined {
  const found = Object.entries(files).find(([path]) => basename(path) === SCHEMA)
  return found && { path: found[0], ...found[1] }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
