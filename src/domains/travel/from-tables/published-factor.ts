/** A published factor from its two rows: tank-to-wheel, and well-to-tank. */
import { type Decimal, toNumber, ZERO } from '../../../core/decimal.ts'
import { requireEntry } from '../../../core/required.ts'
import { commonGwp, type Tier } from '../../../core/trail.ts'
import type { Basis } from '../../basis/basis.ts'
import type { GasWeights, TravelFactor } from '../calculate.ts'
import { HOME_COUNTRY } from '../home.ts'
import type { FlightWttRow, TravelWttRow } from '../tables.ts'
import { factorTrail } from './trail.ts'

export interface PublishedRows {
  readonly row: DirectRow
  readonly wtt: WttRow
  /** The tier of the factor outside of the publisher's country. */
  readonly abroad: Tier
  readonly note?: string
}

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

export function publishedFactor({ countries, sources }: Basis, rows: PublishedRows): TravelFactor {
  const { row, wtt, abroad, note } = rows
  const gasWeights: GasWeights = [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e]
  const figure = (of: DirectRow | WttRow) => ({
    id: of.id,
    publisherRow: of.publisher_row,
    value: of.factor,
    unit: of.factor_unit,
    year: of.year,
    region: requireEntry(countries, HOME_COUNTRY),
    source: requireEntry(sources, of.source_id),
  })
  return {
    perVehicle: countsVehicles(row.factor_unit),
    total: row.factor,
    electricity: row.electricity_kgco2e ?? ZERO,
    wellToTank: wtt.factor,
    gasWeights,
    year: row.year,
    gwp: commonGwp([row.gwp, wtt.gwp]),
    trail: factorTrail({ ...figure(row), note: noteOf(row, note) }, figure(wtt), gasWeights, abroad),
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
