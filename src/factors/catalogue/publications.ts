/** The publications that figures come from, with everything that the register says of them. */

import { type Edition, type EditionTable, perEdition } from '../edition.ts'
import { OVERLAY, type OverlayRow } from '../overlay-table.ts'
import { SOURCES, type SourceRow } from '../reference/tables.ts'
import type { Row } from '../tables/read-table.ts'

export interface Publication {
  readonly id: string
  readonly publisher: string
  readonly title: string
  /** As the publisher calls it: a year, a release. */
  readonly edition: string | undefined
  readonly year: number | undefined
  readonly licence: string
  readonly attribution: string | undefined
  readonly url: string | undefined
  /** YYYY-MM-DD. */
  readonly dateRead: string | undefined
  /** The copy that was read, where it is not the publisher's. */
  readonly readFrom: string | undefined
  /** SHA-256 of the file, in hex. */
  readonly sha256: string | undefined
}

export interface Publications {
  readonly byId: ReadonlyMap<string, Publication>
  /** Undefined for a row that names none. */
  of(owner: EditionTable, row: Row): Publication | undefined
}

export const publicationsOf = perEdition((edition): Publications => {
  const byId = new Map(sourceRows(edition).map((row) => [row.source_id, published(row)]))
  return {
    byId,
    of: ({ table }, row) =>
      table === OVERLAY ? own(row as unknown as OverlayRow) : byId.get(String(row.source_id)),
  }
})

function sourceRows({ tables }: Edition): readonly SourceRow[] {
  return tables.filter(({ table }) => table === SOURCES).flatMap(({ rows }) => rows as unknown as SourceRow[])
}

function published(row: SourceRow): Publication {
  return {
    id: row.source_id,
    publisher: row.publisher,
    title: row.title,
    edition: row.edition,
    year: row.document_year,
    licence: row.licence,
    attribution: row.attribution,
    url: row.url,
    dateRead: row.date_read,
    readFrom: row.read_from,
    sha256: row.sha256,
  }
}

/** What an operator says of a figure of theirs. */
function own({ id, publisher, title, licence, year }: OverlayRow): Publication {
  return {
    id,
    publisher,
    title,
    edition: undefined,
    year,
    licence,
    attribution: undefined,
    url: undefined,
    dateRead: undefined,
    readFrom: undefined,
    sha256: undefined,
  }
}
