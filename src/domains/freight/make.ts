/** What a freight factor is made of: published rows, and what moves them to another fuel or to electricity. */
import { type Draft, draftOf, entries, type FreightContext, refrigeratedDraft, withMore } from './draft.ts'
import type { FreightFactor, FreightQuery, FreightVehicle } from './factor.ts'
import { published, type RowQuery } from './published.ts'
import { FREIGHT_ELECTRIC, FREIGHT_FUEL_RATIOS, FREIGHT_VEHICLES, type FreightVehicleRow } from './tables.ts'
import { electricEntry, ratioEntries } from './trail.ts'
import { electric, electricNotice, fuelNotice, withFuel } from './variants.ts'
import { DIESEL, ELECTRIC } from './words.ts'

/** The factor of a vehicle with a fuel; undefined where no open figure leads to one. */
export function makeFactor(
  context: FreightContext,
  asked: FreightQuery,
  vehicle: FreightVehicle | undefined,
): FreightFactor | undefined {
  const { tables, findOfPublisher } = context
  const row = tables
    .rows(FREIGHT_VEHICLES)
    .find(({ mode, vehicle_type }) => mode === asked.mode && vehicle_type === asked.vehicleType)
  if (!row || !vehicle) return undefined
  // Rows that stand under another vehicle's name are the publisher's own.
  const [rows, query] =
    row.rows_of === undefined
      ? [context, asked]
      : [
          { ...context, find: findOfPublisher },
          { ...asked, vehicleType: row.rows_of },
        ]
  const draft =
    publishedDraft(rows, query, row) ?? electricDraft(rows, query, row) ?? ratioDraft(rows, query, row)
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
    trail: withMore(diesel.trail, ratioEntries(ratio, context.basis)),
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
  const plug = electricEntry(row, context.basis, 'tonne')
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
        electricEntry(row, context.basis, 'vehicle'),
        ...(diesel?.trail.dedicated ?? []),
        ...(isPerKm ? [] : basis),
      ],
      emptyReturn: [plug, ...(diesel?.trail.emptyReturn ?? [])],
      ...(diesel?.trail.payloadIds && { payloadIds: diesel.trail.payloadIds }),
      forcing: [],
      beside: [],
    },
    estimates: [...(diesel?.estimates ?? []), electricNotice(row)],
  }
  return diesel || !query.refrigerated ? draft : refrigeratedDraft(context, query, vehicle, draft)
}
