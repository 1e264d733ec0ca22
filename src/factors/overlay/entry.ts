/** The trail entry of a figure that the operator brought. */
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { DataCategory, TrailEntry } from '../../engine/trail.ts'
import type { OverlayRow } from '../overlay-table.ts'

export function userEntry(
  row: OverlayRow,
  dataCategory: DataCategory,
  name: string,
  where: Pick<TrailEntry, 'region' | 'regionName'>,
  value = row.factor,
): TrailEntry {
  return {
    dataCategory,
    name,
    source: row.publisher,
    sourceDataset: row.title,
    year: String(row.year),
    ...where,
    factor: toNumber(value),
    value,
    factorUnit: row.factor_unit,
    tier: 'user',
    factorId: row.id,
    licence: row.licence,
    ...(row.note && { note: row.note }),
  }
}
