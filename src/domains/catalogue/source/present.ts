import type { ResponseParts, Sheet } from '../../../contract/operation.ts'
import type { Publication } from '../../../factors/catalogue/publications.ts'
import type { Edition } from '../../../factors/edition.ts'
import { presentPublication } from '../present.ts'
import { PUBLICATION_COLUMNS, publicationCells } from '../sheet.ts'
import { isOfGeography, type TableUse } from '../sources/uses.ts'
import type { Use } from '../uses.ts'
import type { SourceAnswer } from './schema.ts'

export interface SourceResult {
  readonly publication: Publication
  readonly usedBy: readonly TableUse[]
  readonly usedFor: readonly Use[]
  readonly editions: readonly string[]
}

export function presentSource(
  _edition: Edition,
  { id, result, notices, meta }: ResponseParts<SourceResult>,
): SourceAnswer {
  const { publication, usedBy, usedFor, editions } = result
  return {
    data: {
      type: 'source',
      id,
      attributes: {
        ...presentPublication(publication),
        is_of_geography: isOfGeography(publication.id),
        used_by: usedBy.map(({ domain, table, rows, factorIds }) => ({
          domain,
          table,
          rows,
          factor_ids: [...factorIds],
        })),
        used_for: [...usedFor],
        editions: [...editions],
        notices,
      },
    },
    meta,
  }
}

/** A row a factor, and one for a table of which no row is a factor. */
export function usesSheet(_edition: Edition, { publication, usedBy }: SourceResult): Sheet {
  const own = publicationCells(publication)
  const uses = usedBy.flatMap(({ domain, table, factorIds }) =>
    (factorIds.length === 0 ? [undefined] : factorIds).map((id) => [domain, table, id]),
  )
  return {
    columns: [...PUBLICATION_COLUMNS, 'used_by_domain', 'used_by_table', 'factor_id'],
    rows: (uses.length === 0 ? [[undefined, undefined, undefined]] : uses).map((use) => [...own, ...use]),
  }
}
