/** A published factor from its two rows: tank-to-wheel, and well-to-tank. */
import { type Decimal, toNumber, ZERO } from '../../../core/decimal.ts'
import { requireEntry } from '../../../core/required.ts'
import { commonGwp, type Tier } from '../../../core/trail.ts'
import type { Basis } from '../../basis/basis.ts'
import type { RangePlace } from '../../basis/ranges.ts'
import type { TravelFactor } from '../calculate.ts'
import { HOME_COUNTRY } from '../home.ts'
import type { FlightWttRow, TravelWttRow } from '../tables.ts'
import { factorTrail } from './trail.ts'

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

export function publishedFactor({ countries, sources, ranges }: Basis, rows: PublishedRows): TravelFactor {
  const { row, wtt, abroad, note, uses } = rows
  const gasWeights: readonly [Decimal, Decimal, Decimal] = [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e]
  const figure = (of: DirectRow | WttRow) => ({
    id: of.id,
    publisherRow: of.publisher_row,
    value: of.factor,
    unit: of.factor_unit,
    year: of.year,
    region: requireEntry(countries, HOME_COUNTRY),
    source: requireEntry(sources, of.source_id),
  })
  const direct = ([place, tier]: Where) => ({
    ...figure(row),
    tier,
    note: noteOf(row, note),
    ranges: ranges.of(uses.direct, place),
  })
  const wellToTank = ([place, tier]: Where) => ({
    ...figure(wtt),
    tier,
    ranges: [...ranges.of(uses.wtt, place), ...ranges.of('fuel_wtt')],
  })
  return {
    perVehicle: countsVehicles(row.factor_unit),
    total: row.factor,
    electricity: row.electricity_kgco2e ?? ZERO,
    wellToTank: wtt.factor,
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
