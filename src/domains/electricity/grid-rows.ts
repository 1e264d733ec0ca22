/** A row about a grid, with everything that it is completed with. */

import type { Source } from '../../engine/figure.ts'
import type { Decimal } from '../../engine/numbers/decimal.ts'
import type { GwpSet } from '../../engine/trail.ts'
import type { Ranges } from '../../factors/reference/ranges.ts'
import type { Country } from '../../factors/reference/reference-tables.ts'
import type { ConstantRow } from '../../factors/tables/constants.ts'
import type { OfficialParts } from './official.ts'
import type { GridBoundary, GridConvention } from './shared/grid.ts'
import type {
  GridDirectShareRow,
  GridLossRow,
  GridOfficialLifeCycleRow,
  GridOfficialRow,
  GridResidualMixRow,
} from './tables.ts'

type Lookup<T> = ReadonlyMap<string, T>

/** What the rows of the tables of grids have in common. */
export interface GridRow {
  readonly id: string
  readonly factor: Decimal
  readonly factor_unit: string
  readonly year: number
  readonly boundary: GridBoundary
  readonly gwp: GwpSet
  readonly source_id: string
}

export interface GridRows {
  readonly row: GridRow
  /** Of the edition. */
  readonly editionYear: number
  /** How many years the publisher's figures may lie behind those that they are for. */
  readonly lagYears: number
  readonly country: Country
  /** Where the figure comes from: another country when it is borrowed. */
  readonly figureOf: Country
  readonly state?: { readonly code: string; readonly name: string }
  readonly worldRegion: string
  /** What else the publisher of an official figure has. */
  readonly official?: OfficialParts | undefined
  /** Ember's figure, beside an official one of a whole country. */
  readonly lifeCycle?: GridRow | undefined
  /** The same of the year of the official figure, which then is a ratio to it. */
  readonly lifeCycleOfOfficial?: GridOfficialLifeCycleRow | undefined
  readonly share: GridDirectShareRow | undefined
  readonly loss: GridLossRow | undefined
  readonly residualMix: GridResidualMixRow | undefined
  /** The intensity was made from the generation mix of the country. */
  readonly isMade?: boolean
  /** The intensity has the losses already. */
  readonly includesTdLosses: boolean
  readonly boundaryNote: string | undefined
  /** What the row says of itself, where its table has the columns. */
  readonly said?: Partial<GridConvention> | undefined
  /** By their ids. */
  readonly defaults: Lookup<ConstantRow>
  readonly sources: Lookup<Source>
  readonly ranges: Ranges
}

/** Whether an official row has the losses of the grid already. */
export function hasLosses({ includes_td_losses, losses }: GridOfficialRow): boolean {
  return losses === undefined ? includes_td_losses : losses === 'inside'
}

/** View, losses and gases of an official row: CO2 alone has no GWP set. */
export function saidOf({ view, losses, gases, gwp }: GridOfficialRow): Partial<GridConvention> {
  const ofGases = gases ?? (gwp === undefined ? 'co2_only' : undefined)
  return { ...(view && { view }), ...(losses && { losses }), ...(ofGases && { gases: ofGases }) }
}

/** CO2 alone has no set: what is labelled with one has none named. */
export function asGridRow(row: GridOfficialRow): GridRow {
  const { id, factor, factor_unit, year, gwp = 'ipcc_gwp100', source_id } = row
  return { id, factor, factor_unit, year, boundary: 'direct', gwp, source_id }
}
