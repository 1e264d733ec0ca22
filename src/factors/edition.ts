/** A data edition as calculations use it: checked, indexed, frozen. Several can live side by side. */
import { ApiError, problem } from '../engine/errors.ts'
import { getOrThrow } from '../engine/helpers/get-or-throw.ts'
import { memoizeByObject } from '../engine/helpers/memoize.ts'
import { type Measured, type MeasuredClasses, UNMEASURED } from './calibration/measured.ts'
import type { EditionPart } from './edition-part.ts'
import type { Potentials } from './reference/gwp.ts'
import { makeReferenceTables, type ReferenceTables } from './reference/reference-tables.ts'
import type { EditionEntry } from './register.ts'
import type { Row } from './tables/read-table.ts'
import type { Table, TableSet } from './tables/table.ts'

/** The name under which the tables are that belong to no part. */
export const BASIS = 'basis'

/** A table as it was read, for whoever looks figures up by the descriptions of tables. */
export interface EditionTable {
  readonly table: Table
  /** The part that it belongs to, or BASIS. */
  readonly domain: string
  /** How its file is called: `data/2024.1/hotel.csv`. */
  readonly file: string
  readonly rows: readonly Row[]
}

export interface Edition extends EditionEntry, ReferenceTables {
  /** All of them, an operator's own figures first. */
  readonly tables: readonly EditionTable[]
  /** What a domain has made of its tables. */
  part<Factors>(part: EditionPart<Factors>): Factors
  /** How many published values lie inside the ranges of a class of results. */
  measured(ofClass: string | undefined): Measured
}

/** `parts` are all that may be asked for; each is built when it is asked for first. `tables`: those of `set`. */
export function makeEdition(
  entry: EditionEntry,
  set: TableSet,
  tables: readonly EditionTable[],
  parts: readonly EditionPart<unknown>[],
  potentials: Potentials,
): Edition {
  const basis = makeReferenceTables(set, entry.year, potentials)
  const listed = new Set(tables.map(({ table }) => table.name))
  const builders = new Map(
    parts.map((part) => [
      part.name,
      () => {
        if (part.tables.length > 0 && !part.tables.some(({ name }) => listed.has(name)))
          throw noTables(entry.name, part.name)
        return part.build(basis, set)
      },
    ]),
  )
  return Object.freeze({
    ...entry,
    ...basis,
    tables,
    part: memoizedParts((part) => getOrThrow(builders, part)()),
    measured: () => UNMEASURED,
  })
}

/** The same edition with what was measured of its ranges. */
export function withMeasured(edition: Edition, classes: MeasuredClasses): Edition {
  return Object.freeze({
    ...edition,
    measured: (ofClass: string | undefined) => classes.get(ofClass ?? '') ?? UNMEASURED,
  })
}

/** An edition that was sealed before a domain came to be has none of its tables. */
function noTables(edition: string, domain: string): ApiError {
  return new ApiError(problem('no_factor.no_tables', { edition, domain }, { field: 'edition' }))
}

/** Parts by name, each made once. */
export function memoizedParts(make: (name: string) => unknown): Edition['part'] {
  const made = new Map<string, unknown>()
  return <Factors>({ name }: EditionPart<Factors>) => {
    if (!made.has(name)) made.set(name, make(name))
    return made.get(name) as Factors
  }
}

/** What depends on nothing but the edition, made once for each. */
export const perEdition: <T>(make: (edition: Edition) => T) => (edition: Edition) => T = memoizeByObject
