/** What a freight factor is made of: published rows, and what moves them to another fuel or to refrigerated goods. */

import type { Source } from '../../core/figure.ts'
import { fraction } from '../../core/rational.ts'
import { requireEntry } from '../../core/required.ts'
import { commonGwp } from '../../core/trail.ts'
import type { TableSet } from '../../tables/table.ts'
import type { FreightFactor, FreightQuery, FreightTrail, FreightVehicle } from './factor.ts'
import { type FindRow, type Published, published, type RowQuery, scaledIntensity } from './published.ts'
import {
  FREIGHT_CONSTANTS,
  FREIGHT_ELECTRIC,
  FREIGHT_FUEL_RATIOS,
  FREIGHT_VEHICLES,
  type FreightFactorRow,
  type FreightVehicleRow,
} from './tables.ts'
import { constantEntry, electricEntry, factorEntries, forcingEntry, ratioEntries } from './trail.ts'
import {
  electric,
  electricNotice,
  fuelNotice,
  refrigeration,
  refrigerationNotice,
  withFuel,
} from './variants.ts'
import { DIESEL, ELECTRIC } from './words.ts'

export interface FreightContext {
  readonly tables: TableSet
  readonly sources: ReadonlyMap<string, Source>
  readonly find: FindRow
}

/** What a factor is made of before it is one. */
type Draft = Pick<FreightFactor, 'intensity' | 'gwp' | 'trail' | 'estimates'> & { isBiofuel?: boolean }

/** The factor of a vehicle with a fuel; undefined where no open figure leads to one. */
export function makeFactor(
  context: FreightContext,
  query: FreightQuery,
  vehicle: FreightVehicle | undefined,
): FreightFactor | undefined {
  const row = context.tables
    .rows(FREIGHT_VEHICLES)
    .find(({ mode, vehicle_type }) => mode === query.mode && vehicle_type === query.vehicleType)
  if (!row || !vehicle) return undefined
  const draft =
    publishedDraft(context, query, row) ??
    electricDraft(context, query, row) ??
    ratioDraft(context, query, row)
  const standIn = row.behaves_as
  return (
    draft && {
      isBiofuel: false,
      ...draft,
      vehicle,
      fuelSource: query.fuelSource,
      tier: 'published',
      ...(standIn !== undefined && { standIn }),
    }
  )
}

function publishedDraft(
  context: FreightContext,
  query: FreightQuery,
  row: FreightVehicleRow,
): Draft | undefined {
  const own = published(context.find, query, row)
  if (own) return draftOf(context, query, own)
  const otherQuery: RowQuery = { ...query, refrigerated: !query.refrigerated }
  const other = published(context.find, otherQuery, row)
  if (!other) return undefined
  const draft = draftOf(context, query, other)
  // A ship with nothing but refrigerated holds carries ambient goods as it is.
  return query.refrigerated ? refrigeratedDraft(context, query, row, draft) : draft
}

function refrigeratedDraft(
  context: FreightContext,
  query: FreightQuery,
  row: FreightVehicleRow,
  draft: Draft,
): Draft {
  const constants = new Map(context.tables.rows(FREIGHT_CONSTANTS).map((constant) => [constant.id, constant]))
  const flat = requireEntry(constants, 'freight-refrigerated-other')
  const { ratio, standIn } = refrigeration(context.find, query, row, fraction(flat.value))
  const rows = standIn ? standInRows(context, query, standIn) : []
  const more = standIn
    ? rows.flatMap((one) => entries(context, one, query))
    : [constantEntry(flat, 'Refrigerated over ambient', requireEntry(context.sources, flat.source_id))]
  return {
    ...draft,
    intensity: scaledIntensity(draft.intensity, ratio),
    trail: withMore(draft.trail, more),
    estimates: [...draft.estimates, refrigerationNotice(standIn)],
  }
}

function standInRows({ find }: FreightContext, query: FreightQuery, vehicleType: string): FreightFactorRow[] {
  return [true, false].flatMap(
    (refrigerated) =>
      find({ ...query, vehicleType, fuelSource: DIESEL, refrigerated }, 'average', 'tonne_km') ?? [],
  )
}

function draftOf(context: FreightContext, query: FreightQuery, own: Published): Draft {
  const all = [...own.shared, ...own.dedicated, ...own.emptyReturn]
  const trailOf = (rows: readonly FreightFactorRow[]) => rows.flatMap((row) => entries(context, row, query))
  const forcing = own.shared.flatMap((row) =>
    forcingEntry(row, requireEntry(context.sources, row.source_id), query.nearness),
  )
  return {
    intensity: own.intensity,
    gwp: commonGwp(all.map(({ gwp }) => gwp)),
    trail: {
      shared: trailOf(own.shared),
      dedicated: trailOf(own.dedicated),
      emptyReturn: trailOf(own.emptyReturn),
      forcing,
    },
    estimates: [],
  }
}

function entries({ sources }: FreightContext, row: FreightFactorRow, { nearness }: FreightQuery) {
  return factorEntries(row, requireEntry(sources, row.source_id), nearness)
}

function withMore(trail: FreightTrail, more: FreightTrail['shared'], dedicated = more): FreightTrail {
  return {
    ...trail,
    shared: [...trail.shared, ...more],
    dedicated: [...trail.dedicated, ...dedicated],
    emptyReturn: [...trail.emptyReturn, ...more],
  }
}

function ratioDraft(context: FreightContext, query: FreightQuery, row: FreightVehicleRow): Draft | undefined {
  const ratio = context.tables
    .rows(FREIGHT_FUEL_RATIOS)
    .find(
      ({ fuel_source, vehicle_type }) =>
        fuel_source === query.fuelSource && vehicle_type === query.vehicleType,
    )
  const diesel = ratio && publishedDraft(context, { ...query, fuelSource: DIESEL }, row)
  if (!diesel) return undefined
  return {
    ...diesel,
    intensity: withFuel(diesel.intensity, ratio),
    isBiofuel: ratio.is_biofuel,
    gwp: 'ipcc_gwp100',
    trail: withMore(diesel.trail, ratioEntries(ratio, requireEntry(context.sources, ratio.source_id))),
    estimates: [...diesel.estimates, fuelNotice(ratio)],
  }
}

function electricDraft(
  context: FreightContext,
  query: FreightQuery,
  vehicle: FreightVehicleRow,
): Draft | undefined {
  const row = context.tables
    .rows(FREIGHT_ELECTRIC)
    .find(({ mode, vehicle_type }) => mode === query.mode && vehicle_type === query.vehicleType)
  if (query.fuelSource !== ELECTRIC || !row) return undefined
  const diesel = publishedDraft(context, { ...query, fuelSource: DIESEL }, vehicle)
  const ambient = published(context.find, { ...query, fuelSource: DIESEL, refrigerated: false }, vehicle)
  const source = requireEntry(context.sources, row.source_id)
  const plug = electricEntry(row, source, 'tonne')
  // The diesel rows say how the use rises with load and cold over the one of ambient goods; for those it is the figure itself.
  const basis = (ambient?.shared ?? []).flatMap((one) => entries(context, one, query))
  const shape = query.refrigerated ? [...(diesel?.trail.shared ?? []), ...basis] : []
  const isPerKm = row.kwh_per_vehicle_km !== undefined
  const draft: Draft = {
    intensity: electric(row, diesel?.intensity, ambient?.intensity, vehicle),
    gwp: 'ipcc_gwp100',
    trail: {
      shared: [plug, ...shape],
      dedicated: [
        electricEntry(row, source, 'vehicle'),
        ...(diesel?.trail.dedicated ?? []),
        ...(isPerKm ? [] : basis),
      ],
      emptyReturn: [plug, ...(diesel?.trail.emptyReturn ?? [])],
      forcing: [],
    },
    estimates: [...(diesel?.estimates ?? []), electricNotice(row)],
  }
  return diesel || !query.refrigerated ? draft : refrigeratedDraft(context, query, vehicle, draft)
}
