/** Average lorries and freight trains by country: a published figure, or energy on the grid of the country and gas oil. */

import type { Assumption } from '../../engine/assumption.ts'
import { figureEntry } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { fallback } from '../../engine/notices.ts'
import { decimal, subtract, ZERO } from '../../engine/numbers/decimal.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { Tier, TrailEntry } from '../../engine/trail.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { ConstantRow } from '../../factors/tables/constants.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import { type RailDiesel, railDiesel } from '../travel/shared/rail-diesel.ts'
import type { FreightFactor, FreightVehicle, RegionalFigure } from './factor.ts'
import type { Intensity } from './intensity.ts'
import { scaledIntensity } from './published.ts'
import { type RowShare, rowRate, scaledRate } from './rate.ts'
import {
  FREIGHT_CONSTANTS,
  FREIGHT_RAIL_ENERGY,
  FREIGHT_REGIONAL,
  type FreightRegionalRow,
  SHARE_UNIT,
} from './tables.ts'
import { refrigerationEntry } from './trail.ts'
import { refrigerationNotice } from './variants.ts'

const DIESEL_ENERGY = 'rail-freight-diesel-energy'
const NONE = rational(ZERO)
const ONE = decimal(1)

/** By mode and country code. */
export type RegionalFreight = ReadonlyMap<string, RegionalFigure>

export const regionalKey = (mode: string, countryCode: string): string => `${mode} ${countryCode}`

interface Context {
  readonly basis: ReferenceTables
  readonly energy: ReadonlyMap<string, ConstantRow>
  /** Of `energy`, one for all countries. */
  readonly energyEntries: ReadonlyMap<string, TrailEntry>
  readonly diesel: RailDiesel
  /** Of goods that are cooled, by rail. */
  readonly cold: { readonly row: ConstantRow; readonly entry: TrailEntry }
}

export function regionalFreight(
  tables: TableSet,
  basis: ReferenceTables,
  usual: (mode: FreightRegionalRow['mode']) => FreightVehicle,
): RegionalFreight {
  const rows = tables.rows(FREIGHT_REGIONAL)
  if (rows.length === 0) return new Map()
  const constants = new Map(tables.rows(FREIGHT_CONSTANTS).map((row) => [row.id, row]))
  const cold = getOrThrow(constants, 'freight-refrigerated-other')
  const energy = new Map(tables.rows(FREIGHT_RAIL_ENERGY).map((row) => [row.id, row]))
  const context = {
    basis,
    energy,
    energyEntries: new Map([...energy].map(([id, row]) => [id, energyEntry(basis, row)])),
    diesel: railDiesel(tables, basis),
    cold: { row: cold, entry: refrigerationEntry(cold, basis, 'rail') },
  }
  return new Map(
    rows.map((row) => [regionalKey(row.mode, row.country_code), figureOf(context, row, usual(row.mode))]),
  )
}

function figureOf(context: Context, row: FreightRegionalRow, vehicle: FreightVehicle): RegionalFigure {
  const drafts = row.unit === SHARE_UNIT ? tractionDrafts(context, row) : [publishedDraft(context, row)]
  const factors = drafts.map(
    ({ intensity, entries }): FreightFactor => ({
      vehicle,
      fuelSource: vehicle.fuels[0] ?? '',
      intensity,
      gwp: row.gwp,
      // By the ratio of another row: it has no set of its own.
      ...(row.wtt_factor && { upstreamGwp: 'ipcc_gwp100' }),
      isBiofuel: false,
      tier: 'published',
      trail: { shared: entries, dedicated: entries, emptyReturn: [], forcing: [], beside: [] },
      estimates: [noticeOf(row)],
    }),
  )
  return {
    factors,
    refrigerated: factors.map((factor) => cooled(context, factor)),
    needsGrid: factors.some(({ intensity }) => intensity.isElectric),
  }
}

interface Draft {
  readonly intensity: Intensity
  readonly entries: readonly TrailEntry[]
}

function publishedDraft({ basis }: Context, row: FreightRegionalRow): Draft {
  const upstream = row.wtt_factor ?? ZERO
  const entry = (category: 'emission_factor' | 'wtt_factor', name: string, value = row.value) =>
    figureEntry({
      ...figureOfRow(basis, row),
      category,
      name: `${row.publisher_row}, ${name}`,
      value,
      unit: 'kgCO2e/tonne-km',
      tier: category === 'wtt_factor' ? 'estimate' : TIERS[row.kind],
      ranges: basis.ranges.of(`freight ${row.mode}_${row.kind}`),
    })
  return {
    intensity: { perTonneKm: rowRate(row.id, row.value, upstream), isElectric: false },
    entries: [
      entry('emission_factor', 'tank to wheel'),
      ...(row.wtt_factor ? [entry('wtt_factor', 'well to tank', row.wtt_factor)] : []),
    ],
  }
}

const TIERS: Readonly<Record<FreightRegionalRow['kind'], Tier>> = {
  published: 'exact',
  dated: 'region',
  borrowed: 'region',
  traction: 'estimate',
  guess: 'estimate',
}

/** The electric trains of a country, and its diesel ones where there are any. */
function tractionDrafts({ basis, energy, energyEntries, diesel }: Context, row: FreightRegionalRow): Draft[] {
  const share = row.value
  const shareEntry = figureEntry({
    ...figureOfRow(basis, row),
    category: 'energy_model',
    name: row.publisher_row,
    value: share,
    unit: SHARE_UNIT,
    tier: TIERS[row.kind],
    ranges: basis.ranges.of(`freight ${row.mode}_${row.kind}`),
  })
  const plug = getOrThrow(energy, row.electric_id ?? '')
  const fuel = getOrThrow(energy, DIESEL_ENERGY)
  const rest = subtract(ONE, share)
  const electric: Draft = {
    intensity: {
      perTonneKm: scaledRate(rowRate(plug.id, plug.value, ZERO), rational(share)),
      isElectric: true,
    },
    entries: [getOrThrow(energyEntries, plug.id), shareEntry],
  }
  if (rest.digits === 0n) return [electric]
  const kwh = scaledRate(rowRate(fuel.id, fuel.value, ZERO), rational(rest)).direct
  const part = (direct: RowShare['direct'], upstream: RowShare['upstream'], id: string): RowShare => ({
    id,
    direct,
    upstream,
  })
  const burnt: Draft = {
    intensity: {
      perTonneKm: {
        direct: scaledRate(rowRate('', diesel.dieselDirect, ZERO), kwh).direct,
        upstream: scaledRate(rowRate('', diesel.dieselWellToTank, ZERO), kwh).direct,
        rows: [
          part(kwh, NONE, diesel.trail.dieselDirect.factorId),
          part(NONE, kwh, diesel.trail.dieselWellToTank.factorId),
        ],
      },
      isElectric: false,
    },
    entries: [
      diesel.trail.dieselDirect,
      diesel.trail.dieselWellToTank,
      getOrThrow(energyEntries, fuel.id),
      shareEntry,
    ],
  }
  return [electric, burnt]
}

function energyEntry(
  basis: ReferenceTables,
  { id, value, unit, year, basis: why, source_id }: ConstantRow,
): TrailEntry {
  return figureEntry({
    category: 'energy_model',
    name: why.split(/[,;:]/, 1)[0] ?? why,
    id,
    value,
    unit,
    year,
    tier: 'estimate',
    region: { code: 'ALL', name: 'World' },
    source: getOrThrow(basis.sources, source_id),
    note: `${why}.`,
  })
}

function figureOfRow(
  { countries, sources }: ReferenceTables,
  { id, year, country_code, source_id, note }: FreightRegionalRow,
) {
  return {
    id,
    year,
    region: getOrThrow(countries, country_code),
    source: getOrThrow(sources, source_id),
    ...(note !== undefined && { note: `${note}.` }),
  }
}

/** Cooled goods by the flat factor of modes without rows for them. */
function cooled({ cold }: Context, factor: FreightFactor): FreightFactor {
  const entries = [...factor.trail.shared, cold.entry]
  return {
    ...factor,
    intensity: scaledIntensity(factor.intensity, rational(cold.row.value)),
    gwp: 'ipcc_gwp100',
    upstreamGwp: 'ipcc_gwp100',
    trail: { ...factor.trail, shared: entries, dedicated: entries },
    estimates: [...factor.estimates, refrigerationNotice(undefined, cold.row.value)],
  }
}

/** What of a figure is a fallback. */
function noticeOf({
  mode,
  country_code: country,
  kind,
  publisher_row,
  note,
  wtt_factor,
}: FreightRegionalRow): Assumption {
  const where = { mode, country }
  if (kind === 'borrowed')
    return fallback('factor_from_other_region.freight_us', { ...where, publisher_row }, 'vehicle')
  if (kind === 'traction' || kind === 'guess') {
    const values = { ...where, publisher_row, has_note: note !== undefined, note: note ?? '' }
    return { ...fallback('estimated_factor.freight_regional', values, 'vehicle'), tier: 'estimate' }
  }
  if (wtt_factor === undefined) return fallback('default_upstream.freight_missing', where, 'vehicle')
  return {
    ...fallback('default_upstream.freight_scaled', where, 'vehicle'),
    reaches: ['wtt'],
    tier: 'estimate',
  }
}
