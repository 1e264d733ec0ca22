/** A row of one of the three tables of grids, with everything that it is completed with. */
import type { Decimal } from '../../core/decimal.ts'
import type { Source } from '../../core/figure.ts'
import type { GwpSet } from '../../core/trail.ts'
import type { ConstantRow } from '../../tables/constants.ts'
import type { Country } from '../basis/basis.ts'
import type { Ranges } from '../basis/ranges.ts'
import type { GridBoundary } from './shared/grid.ts'
import type { GridDirectShareRow, GridLossRow, GridResidualMixRow } from './tables.ts'

type Lookup<T> = ReadonlyMap<string, T>

/** What the rows of the three tables have in common. */
export interface GridRow {
  readonly id: string
  /** In g CO2e per kWh. */
  readonly factor: Decimal
  readonly factor_unit: string
  readonly year: number
  readonly boundary: GridBoundary
  readonly gwp: GwpSet
  readonly source_id: string
}

export interface GridRows {
  readonly row: GridRow
  readonly country: Country
  /** Where the figure comes from: another country when it is borrowed. */
  readonly figureOf: Country
  readonly state?: { readonly code: string; readonly name: string }
  readonly worldRegion: string
  readonly share: GridDirectShareRow | undefined
  readonly loss: GridLossRow | undefined
  readonly residualMix: GridResidualMixRow | undefined
  /** The intensity has the losses already. */
  readonly includesTdLosses: boolean
  readonly boundaryNote: string | undefined
  /** By their ids. */
  readonly defaults: Lookup<ConstantRow>
  readonly sources: Lookup<Source>
  readonly ranges: Ranges
}
