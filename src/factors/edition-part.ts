/** A domain's part of an edition: the tables that it reads, what they must agree on, and what it makes of them. */

import type { OverlayRow } from './overlay-table.ts'
import type { ReferenceTables } from './reference/reference-tables.ts'
import type { Report, Table, TableSet } from './tables/table.ts'

export interface EditionPart<Factors> {
  readonly name: string
  readonly tables: readonly Table[]
  /** What the column of a single table cannot say. References between tables are checked before. */
  check(tables: TableSet, report: Report): void
  /** The factors of checked tables; made when they are asked for first. */
  build(basis: ReferenceTables, tables: TableSet): Factors
  /** The figures of the operator that may be laid over it. */
  readonly overlays?: readonly OverlayKind<Factors>[]
}

export type OverlayColumn = keyof OverlayRow

/** One kind of figure of the operator. */
export interface OverlayKind<Factors> {
  readonly kind: OverlayRow['kind']
  /** The columns that a row must fill, and those that it may. */
  readonly needs: readonly OverlayColumn[]
  readonly may: readonly OverlayColumn[]
  readonly unit: OverlayRow['factor_unit']
  /** What else is wrong with a row. */
  problems(row: OverlayRow, factors: Factors): string[]
  lay(factors: Factors, rows: readonly OverlayRow[], basis: ReferenceTables): Factors
}
