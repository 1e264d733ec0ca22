/** A published factor from its two rows: tank-to-wheel, and well-to-tank. */

import { type Decimal, toNumber, ZERO } from '../../../engine/numbers/decimal.ts'
import { commonGwp, type GwpSet, type Tier } from '../../../engine/trail.ts'
import type { RangePlace } from '../../../factors/reference/ranges.ts'
import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import type { FlightWttRow, TravelWttRow } from '../tables.ts'
import { type FactorTrail, factorTrail, publisherOf } from './trail.ts'

/** Kg CO2e per km of a passenger or of a vehicle. */
export interface TravelFactor {
  readonly perVehicle: boolean
  /** Tank-to-wheel; of electricity, generation and losses. */
  readonly total: Decimal
  /** The part of the total that is purchased electricity. */
  readonly electricity: Decimal
  /** Of the total: CO2, CH4, N2O as CO2e, and of flights what radiative forcing adds. */
  readonly gasWeights: readonly Decimal[]
  readonly year: number
  readonly gwp: GwpSet
  /** As published for the country of the publisher, and as borrowed for another. */
  readonly trail: { readonly atHome: FactorTrail; readonly abroad: FactorTrail }
}

export interface PublishedRows {
  readonly row: DirectRow
  readonly wtt: WttRow
  /** The tier of the factor outside of the publisher's country. */
  readonly abroad: Tier
  readonly note?: string
  /** What the spreads of its two figures are found by. */
  readonly uses: { readonly direct: string; readonly wtt: string }
}

type Where = readonly [place: RangePlace, tier: Tier]
type WttRow = TravelWttRow | FlightWttRow

interface DirectRow
  extends Pick<
    TravelWttRow,
    'id' | 'factor' | 'factor_unit' | 'year' | 'gwp' | 'source_id' | 'publisher_row'
  > {
  kgco2: Decimal
  kgch4_as_co2e: Decimal
  kgn2o_as_co2e: Decimal
  electricity_kgco2e?: Decimal
}

export function publishedFactor(basis: ReferenceTables, rows: PublishedRows): TravelFactor {
  const { row, wtt, abroad, note, uses } = rows
  const gasWeights: readonly [Decimal, Decimal, Decimal] = [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e]
  const figure = (of: DirectRow | WttRow) => ({
    id: of.id,
    publisherRow: of.publisher_row,
    value: of.factor,
    unit: of.factor_unit,
    year: of.year,
    ...publisherOf(basis, of.source_id),
  })
  const direct = ([place, tier]: Where) => ({
    ...figure(row),
    tier,
    note: noteOf(row, note),
    ranges: basis.ranges.of(uses.direct, place),
  })
  const wellToTank = ([place, tier]: Where) => ({
    ...figure(wtt),
    tier,
    ranges: [...basis.ranges.of(uses.wtt, place), ...basis.ranges.of('fuel_wtt')],
  })
  return {
    perVehicle: countsVehicles(row.factor_unit),
    total: row.factor,
    electricity: row.electricity_kgco2e ?? ZERO,
    gasWeights,
    year: row.year,
    gwp: commonGwp([row.gwp, wtt.gwp]),
    trail: {
      atHome: factorTrail(direct(['home', 'exact']), wellToTank(['home', 'exact']), gasWeights),
      abroad: factorTrail(direct(['abroad', abroad]), wellToTank(['abroad', abroad]), gasWeights),
    },
  }
}

/** Whether a unit is for a km of the vehicle, whatever its passengers. */
export function countsVehicles(unit: string): boolean {
  return unit.endsWith('/vehicle-km')
}

/** The part that is electricity belongs into the trail: direct and indirect emissions are told apart by it. */
function noteOf(
  { electricity_kgco2e, factor_unit }: DirectRow,
  note: string | undefined,
): string | undefined {
  const electricity = electricity_kgco2e ? toNumber(electricity_kgco2e) : 0
  const split = electricity > 0 ? `Of this, electricity: ${electricity} ${factor_unit}.` : undefined
  return [note, split].filter(Boolean).join(' ') || undefined
}
