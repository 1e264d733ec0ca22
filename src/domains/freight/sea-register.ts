/** Ships by the register, as rows like those of the publisher. */
import { ZERO } from '../../engine/numbers/decimal.ts'
import type { FreightFactorRow, SeaRegisterRow } from './tables.ts'

/** A row with what is to be said of it. */
export interface PublishedRow extends FreightFactorRow {
  readonly note?: string
  /** The vehicle whose row of the publisher is shown beside it. */
  readonly beside?: string | undefined
  /** Its well to tank is by a ratio of ours. */
  readonly isWttEstimated?: true
}

/** A ship of the register burns what all do, and carries goods that are not cooled. It has no gases but CO2. */
export function registerRow({ derivation, ...row }: SeaRegisterRow): PublishedRow {
  return {
    ...row,
    mode: 'sea',
    fuel_source: 'marine_fuel',
    load: 'average',
    refrigerated: false,
    per: 'tonne_km',
    factor_unit: 'kgCO2e/tonne-km',
    kgch4_as_co2e: ZERO,
    kgn2o_as_co2e: ZERO,
    isWttEstimated: true,
    note: `Per tonne-km as sailed. ${derivation}.`,
  }
}
