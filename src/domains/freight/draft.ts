/** A freight factor before it is one: its intensity, with the figures behind it, as moved to refrigerated goods. */

import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { rational } from '../../engine/numbers/rational.ts'
import { commonGwp } from '../../engine/trail.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import type { FreightFactor, FreightQuery, FreightTrail } from './factor.ts'
import { type FindRow, type Published, scaledIntensity } from './published.ts'
import { FREIGHT_CONSTANTS, type FreightFactorRow, type FreightVehicleRow } from './tables.ts'
import { type Figures, factorEntries, forcingEntry, refrigerationEntry } from './trail.ts'
import { refrigeration, refrigerationNotice } from './variants.ts'
import { DIESEL } from './words.ts'

export interface FreightContext {
  readonly tables: TableSet
  readonly basis: Figures
  readonly find: FindRow
  /** Without the rows that come before the publisher's. */
  readonly findOfPublisher: FindRow
}

export type Draft = Pick<FreightFactor, 'intensity' | 'gwp' | 'trail' | 'estimates'> & { isBiofuel?: boolean }

/** The draft for refrigerated goods, from that of ambient ones. */
export function refrigeratedDraft(
  context: FreightContext,
  query: FreightQuery,
  row: FreightVehicleRow,
  draft: Draft,
): Draft {
  const constants = new Map(context.tables.rows(FREIGHT_CONSTANTS).map((constant) => [constant.id, constant]))
  const flat = getOrThrow(constants, 'freight-refrigerated-other')
  const { ratio, standIn } = refrigeration(context.find, query, row, rational(flat.value))
  const rows = standIn ? standInRows(context, query, standIn) : []
  const more = standIn
    ? rows.flatMap((one) => entries(context, one, query))
    : [refrigerationEntry(flat, context.basis, query.mode)]
  return {
    ...draft,
    intensity: scaledIntensity(draft.intensity, ratio),
    trail: withMore(draft.trail, more),
    // A ratio of ours has no set of its own.
    gwp: 'ipcc_gwp100',
    estimates: [...draft.estimates, refrigerationNotice(standIn, flat.value)],
  }
}

function standInRows({ find }: FreightContext, query: FreightQuery, vehicleType: string): FreightFactorRow[] {
  return [true, false].flatMap(
    (refrigerated) =>
      find({ ...query, vehicleType, fuelSource: DIESEL, refrigerated }, 'average', 'tonne_km') ?? [],
  )
}

/** The draft of published rows. */
export function draftOf(context: FreightContext, query: FreightQuery, own: Published): Draft {
  const all = [...own.shared, ...own.dedicated, ...own.emptyReturn]
  const trailOf = (rows: readonly FreightFactorRow[]) => rows.flatMap((row) => entries(context, row, query))
  const forcing = own.shared.flatMap((row) => forcingEntry(row, context.basis, query.nearness))
  return {
    intensity: own.intensity,
    gwp: commonGwp(all.map(({ gwp }) => gwp)),
    trail: {
      shared: trailOf(own.shared),
      dedicated: trailOf(own.dedicated),
      emptyReturn: trailOf(own.emptyReturn),
      ...(own.ofPayload && { payloadIds: [own.ofPayload.id] }),
      forcing,
      beside: besideRows(context, query, own).flatMap((row) => entries(context, row, query)),
    },
    estimates: [],
  }
}

/** The publisher's rows that are shown beside those of others. */
function besideRows(
  { findOfPublisher }: FreightContext,
  query: FreightQuery,
  own: Published,
): FreightFactorRow[] {
  return own.shared.flatMap(({ beside, refrigerated, load, per }) => {
    const row = beside && findOfPublisher({ ...query, vehicleType: beside, refrigerated }, load, per)
    return row ? [row] : []
  })
}

/** The trail of a published row. */
export function entries({ basis }: FreightContext, row: FreightFactorRow, { nearness }: FreightQuery) {
  return factorEntries(row, basis, nearness)
}

/** The trail with entries of what moves the figure. */
export function withMore(trail: FreightTrail, more: FreightTrail['shared'], dedicated = more): FreightTrail {
  return {
    ...trail,
    shared: [...trail.shared, ...more],
    dedicated: [...trail.dedicated, ...dedicated],
    emptyReturn: [...trail.emptyReturn, ...more],
  }
}
