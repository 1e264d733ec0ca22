/** An edition as it lies in a folder: sealed, by its list, or open, with the rows of data/open. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITION_PARTS } from '../../../api/operations.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { lazy } from '../../../engine/helpers/lazy.ts'
import { atOnce, type InSteps } from '../../../engine/helpers/steps.ts'
import { type Edition, withMeasured } from '../../../factors/edition.ts'
import {
  type Counts,
  contentsOf,
  contentsOfCounts,
  countsOfText,
} from '../../../factors/editions/contents.ts'
import {
  type EditionTexts,
  type KnownRows,
  openEdition,
  readEdition,
  type TableText,
  tablesOf,
} from '../../../factors/editions/read.ts'
import {
  type EditionList,
  type EditionPlace,
  listedSchema,
  listedTables,
  openEntry,
  placeIn,
  readList,
  sealedEntry,
  shownList,
} from '../../../factors/files/edition-list.ts'
import { openHash, openTexts } from '../../../factors/files/open-tables.ts'
import { sealedText } from '../../../factors/files/sealed-file.ts'
import { sha256 } from '../../../factors/files/sha256.ts'
import { withOverlay } from '../../../factors/overlay/overlay.ts'
import type { Contents, EditionEntry } from '../../../factors/register.ts'
import { DataError } from '../../../factors/tables/problems.ts'
import { type SealedSchemas, sealedColumns } from '../../../factors/tables/sealed-columns.ts'
import type { Table } from '../../../factors/tables/table.ts'
import { measuredIn } from './calibration.ts'
import { sourceIdsIn, sourcesNamed } from './named-sources.ts'
import { potentialsIn } from './potentials.ts'

export interface Load {
  readonly place: EditionPlace
  /** The operator's own figures, laid over the edition. */
  readonly overlayFile?: string | undefined
  /** What other editions have read of equal tables. */
  readonly known?: KnownRows | undefined
}

const REGISTER = 'sources.csv'
const SOURCES = 'sources'

/** Read and checked whole. Throws a DataError with file and line for whatever is wrong. */
export function loadEdition(dataDir: string, name: string, overlayFile?: string): Edition {
  return atOnce(loadInSteps({ place: placeIn(dataDir, name), overlayFile }))
}

/** The same, a table at a time. */
export function* loadInSteps({ place, overlayFile, known }: Load): InSteps<Edition> {
  const list = readList(place)
  const potentials = potentialsIn(place.dir)
  const texts = { tables: textsOf(place, list), potentials, ...(known && { known }) }
  const edition = yield* readEdition(entryIn(place, list), texts, EDITION_PARTS)
  checkContents(place, list, contentsOf(edition.tables))
  return overlaid(overlayFile, withMeasured(edition, measuredIn(place)))
}

/**
 * A released edition whose files were held to data/released.json: its rows were checked when it was released, and are read
 * when they are asked for first. A file that changes after the start makes its table unavailable.
 */
export function openReleased({ place, overlayFile, known }: Load): Edition {
  const list = readList(place)
  const texts: EditionTexts = {
    tables: new Map([...textsOf(place, list)].map(([name, text]) => [name, availableOr503(place, text)])),
    potentials: potentialsIn(place.dir),
    ...(known && { known }),
  }
  const edition = openEdition(entryIn(place, list), texts, EDITION_PARTS)
  return overlaid(overlayFile, withMeasured(edition, measuredIn(place)))
}

function availableOr503({ name }: EditionPlace, { text, ...rest }: TableText): TableText {
  return {
    ...rest,
    text() {
      try {
        return text()
      } catch (error) {
        throw error instanceof DataError ? unusable(name, error) : error
      }
    },
  }
}

export function unusable(name: string, cause: DataError): ApiError {
  const files = [...new Set(cause.problems.map(({ file }) => file))]
  const values = { edition: name, file: files[0] ?? '', count: files.length - 1 }
  return Object.assign(new ApiError(problem('unavailable.edition_files', values)), { cause })
}

/** What the register says of an edition; of an open one its rows are counted when somebody asks. */
export function entryIn(place: EditionPlace, list: EditionList): EditionEntry {
  if (!list.open) return sealedEntry(place, list)
  const contents = lazy(() => countedTexts(textsOf(place, list)))
  return openEntry(place, list, openHash(place, list, registerText(place)), contents)
}

/** Equal tables are counted, and searched for publications, once for all open editions. */
const countsIn = onceEach(countsOfText)
const namedIn = onceEach(sourceIdsIn)

function onceEach<Result>(look: (text: string) => Result): (table: TableText) => Result {
  const known = new Map<string, Result>()
  return ({ hash, text }) => {
    const before = hash === undefined ? undefined : known.get(hash)
    if (before !== undefined) return before
    const found = look(text())
    if (hash !== undefined) known.set(hash, found)
    return found
  }
}

/** Looks into the tables of an open edition before its contents are asked for, a table a step. */
export function* countInSteps(place: EditionPlace): InSteps<void> {
  const list = readList(place)
  if (!list.open) return
  for (const table of openTexts(place, list, BY_NAME).values()) {
    countsIn(table)
    yield
    namedIn(table)
    yield
  }
}

function countedTexts(texts: ReadonlyMap<string, TableText>): Contents {
  const counts = TABLES.flatMap(({ name }): [string, Counts][] => {
    const text = texts.get(name)
    return text ? [[name, countsIn(text)]] : []
  })
  return contentsOfCounts(new Map(counts), texts.get(SOURCES)?.text() ?? '')
}

const TABLES = tablesOf(EDITION_PARTS)
const BY_NAME: ReadonlyMap<string, Table> = new Map(TABLES.map((table) => [table.name, table]))

/** The tables of an edition, by name; read when they are asked for. */
export function textsOf(place: EditionPlace, list: EditionList): Map<string, TableText> {
  return list.open ? textsOfOpen(place, list) : textsOfSealed(place, list)
}

function textsOfSealed(place: EditionPlace, list: EditionList): Map<string, TableText> {
  const schemas = sealedSchemas(place, list)
  return new Map(
    [...listedTables(list)].map(([name, sealed]) => [
      name,
      {
        file: `${place.shown}/${sealed.file}`,
        hash: sealed.sha256,
        readBy: sealedColumns(schemas, name),
        text: () => sealedText(place, sealed),
      },
    ]),
  )
}

/** With the publications that its tables name. */
function textsOfOpen(place: EditionPlace, list: EditionList): Map<string, TableText> {
  const tables = openTexts(place, list, BY_NAME)
  const sources = lazy(() => {
    const named = [...tables.values()].flatMap((text) => [...namedIn(text)])
    return sourcesNamed(named, registerText(place))
  })
  return new Map([[SOURCES, { file: `${place.shown}/${REGISTER}`, text: sources }], ...tables])
}

/** The register of all publications of a folder. */
export function registerText({ dir, shown }: EditionPlace): string {
  return readText(join(dir, REGISTER), `${shown}/${REGISTER}`)
}

function sealedSchemas(place: EditionPlace, list: EditionList): SealedSchemas {
  const schema = listedSchema(list)
  if (!schema) return {}
  try {
    return JSON.parse(sealedText(place, schema))
  } catch (error) {
    if (error instanceof DataError) throw error
    throw new DataError([{ file: `${place.shown}/${schema.file}`, reason: (error as Error).message }])
  }
}

/** Throws a DataError where the list counts otherwise than the tables that were read. */
function checkContents(place: EditionPlace, { contents, open }: EditionList, counted: Contents): void {
  if (open || contents === undefined || JSON.stringify(contents) === JSON.stringify(counted)) return
  throw new DataError([{ file: shownList(place), reason: 'contents are not those of the tables' }])
}

function overlaid(overlayFile: string | undefined, edition: Edition): Edition {
  if (overlayFile === undefined) return edition
  return withOverlay(
    edition,
    { file: overlayFile, text: readText(overlayFile, overlayFile) },
    EDITION_PARTS,
    sha256,
  )
}

/** `shown`: how the file is called in messages. */
function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = `cannot be read (${(error as NodeJS.ErrnoException).code})`
    throw new DataError([{ file: shown, reason }])
  }
}
