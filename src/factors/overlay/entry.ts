/** The trail entry of a factor that the operator brought, and what its row says of its quality. */
import { fallback, type Notice } from '../../engine/notices.ts'
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
    tier: userTier(row),
    factorId: row.id,
    licence: row.licence,
    ...(row.note && { note: row.note }),
    ...rangeOf(row),
  }
}

/** How well the operator says that a factor describes the case. */
export function userTier({ tier = 'user' }: OverlayRow): NonNullable<OverlayRow['tier']> {
  return tier
}

/** A factor that the operator calls borrowed or estimated is a fallback, as one of the edition would be. */
export function userNotices({ id, tier }: OverlayRow, subject: string): Notice[] {
  if (tier === 'estimate') return [fallback('estimated_factor.own', { id }, subject)]
  return tier === 'region' ? [fallback('factor_from_other_region.own', { id }, subject)] : []
}

/** One doubt for all factors of a row. */
function rangeOf({ id, range_low_multiplier: low, range_high_multiplier: high }: OverlayRow) {
  if (!low || !high) return { hasNoRange: true } as const
  const label = `the operator's own factor ${id}`
  return { ranges: [{ id: `own ${id}`, low: toNumber(low), high: toNumber(high), label }] }
}
