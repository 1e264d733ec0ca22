/** Which tables of an edition name a publication. */

import { idOf } from '../../../factors/catalogue/factor.ts'
import { publicationsOf } from '../../../factors/catalogue/publications.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import { SOURCES } from '../../../factors/reference/tables.ts'
import { GEOGRAPHY_SOURCES } from '../../../geo/sources.ts'

export interface TableUse {
  readonly domain: string
  readonly table: string
  readonly rows: number
  /** Those of its rows that are factors. */
  readonly factorIds: readonly string[]
}

/** By source id, in the order of the tables. */
export const tableUses = perEdition((edition): ReadonlyMap<string, readonly TableUse[]> => {
  const uses = new Map<string, TableUse[]>()
  for (const owner of edition.tables) {
    if (owner.table === SOURCES) continue
    for (const [id, rows] of rowsBySource(edition, owner)) {
      const factorIds = rows.flatMap((row) => idOf(owner, row) ?? [])
      const use = { domain: owner.domain, table: owner.table.name, rows: rows.length, factorIds }
      uses.set(id, [...(uses.get(id) ?? []), use])
    }
  }
  return uses
})

/** Places and routes are made of it. */
export function isOfGeography(sourceId: string): boolean {
  return GEOGRAPHY_SOURCES.includes(sourceId)
}

type Owner = Edition['tables'][number]

function rowsBySource(edition: Edition, owner: Owner): Map<string, Owner['rows'][number][]> {
  const publications = publicationsOf(edition)
  const rows = new Map<string, Owner['rows'][number][]>()
  for (const row of owner.rows) {
    const id = publications.of(owner, row)?.id
    if (id !== undefined) rows.set(id, [...(rows.get(id) ?? []), row])
  }
  return rows
}
