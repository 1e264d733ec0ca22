/** A row of a table as a factor that one can look up. */
import { type Decimal, multiply, toNumber, written } from '../../engine/numbers/decimal.ts'
import type { Tier } from '../../engine/trail.ts'
import type { Edition, EditionTable } from '../edition.ts'
import { userTier } from '../overlay/entry.ts'
import { OVERLAY, type OverlayRow } from '../overlay-table.ts'
import type { Cell, Row } from '../tables/read-table.ts'
import type { Table, TableAbout } from '../tables/table.ts'
import {
  type FactorColumns,
  type FigureColumn,
  factorColumns,
  GAS_COLUMNS,
  RANGE_COLUMNS,
} from './columns.ts'
import { type Publication, publicationsOf } from './publications.ts'

/** One figure of a row. */
export interface Figure {
  /** Its column. */
  readonly name: string
  readonly value: Decimal
  readonly unit: string | undefined
}

export type Gas = keyof typeof GAS_COLUMNS

export interface Factor {
  readonly id: string
  readonly owner: EditionTable
  readonly row: Row
  /** The publisher's words where the table has them, else ours. */
  readonly name: string
  readonly figure: Figure
  readonly others: readonly Figure[]
  readonly gases: Readonly<Partial<Record<Gas, Decimal>>>
  readonly gwp: string | undefined
  readonly boundary: string | undefined
  readonly countryCode: string | undefined
  /** The year that the figure describes. */
  readonly year: number | undefined
  readonly tier: Tier
  /** How it was made, where it does not stand in the publication as it is. */
  readonly derivation: string | undefined
  readonly publication: Publication | undefined
}

/** What an id leads to. */
export interface Located {
  readonly owner: EditionTable
  readonly row: Row
}

/** The name of a row of a table of figures; undefined for others. */
export function idOf({ table }: EditionTable, row: Row): string | undefined {
  const columns = factorColumns(table)
  if (!columns) return undefined
  return columns.id === undefined
    ? [table.name, ...table.key.map((name) => String(row[name]))].join('-')
    : String(row[columns.id])
}

/** Throws for a row without a figure, which `idOf` says nothing of. */
export function factorOf(edition: Edition, { owner, row }: Located): Factor {
  const { table } = owner
  const columns = factorColumns(table)
  const id = idOf(owner, row)
  if (!columns || id === undefined) throw new Error(`${table.name} has no figures`)
  const { about } = table
  const publication = publicationsOf(edition).of(owner, row)
  const [figure] = figures(columns, [columns.main], row)
  if (!figure) throw new Error(`${owner.file}:${row.line} has no ${columns.main.name}`)
  return {
    id,
    owner,
    row,
    name: nameOf(edition, owner, row),
    figure,
    others: figures(columns, columns.others, row),
    gases: gasesOf(row),
    gwp: text(row.gwp),
    boundary: boundaryOf(about, row),
    countryCode: countryOf(edition, { owner, row }, columns),
    year: columns.year === undefined ? undefined : (row[columns.year] as number | undefined),
    tier: tierOf(owner, row, publication),
    derivation: text(row.derivation ?? row.note ?? row.basis ?? row.proxy_reason ?? row.pue_note),
    publication,
  }
}

/** `low` and `high` of a row, in the unit of its figure. */
export function rangeOf({ owner, row }: Located): { low: number; high: number } | undefined {
  const [low, high] =
    owner.table === OVERLAY
      ? ownLimits(row as unknown as OverlayRow)
      : [row[RANGE_COLUMNS.low], row[RANGE_COLUMNS.high]]
  return isDecimal(low) && isDecimal(high) ? { low: toNumber(low), high: toNumber(high) } : undefined
}

/** Rows of the operator have multipliers. */
function ownLimits({ factor, range_low_multiplier, range_high_multiplier }: OverlayRow) {
  return [range_low_multiplier, range_high_multiplier].map((times) => times && multiply(factor, times))
}

/** As its file has it. */
export function cellText(cell: Cell): string {
  return isDecimal(cell) ? written(cell) : String(cell ?? '')
}

function figures({ unit }: FactorColumns, columns: readonly FigureColumn[], row: Row): Figure[] {
  const ofRow = unit === undefined ? undefined : text(row[unit])
  return columns.flatMap(({ name, unit: own }) => {
    const value = row[name]
    return isDecimal(value) ? [{ name, value, unit: own ?? ofRow }] : []
  })
}

function gasesOf(row: Row): Factor['gases'] {
  const given = Object.entries(GAS_COLUMNS).filter(([, column]) => isDecimal(row[column]))
  return Object.fromEntries(given.map(([gas, column]) => [gas, row[column]]))
}

function boundaryOf(about: TableAbout | undefined, { boundary, boundary_note, calorific_basis }: Row) {
  const basis = calorific_basis === 'gross' || calorific_basis === 'net' ? calorific_basis : undefined
  const parts = [boundary ?? about?.boundary, boundary_note, basis && `${basis} calorific value`]
  const said = parts.filter((part) => part !== undefined)
  return said.length === 0 ? undefined : said.join('; ')
}

const PART_OF_COUNTRY = /^([A-Z]{2})(-|$)/

/** Of a proxy the country that it stands for, not the one that it borrows from; of a part the country that it is in. */
function countryOf({ countries }: Edition, { owner, row }: Located, columns: FactorColumns) {
  const [name] = columns.countries
  const { about, key } = owner.table
  const said = name === undefined ? about?.country : text(row[name])
  if (said !== undefined) return said
  const codes = key.map((column) => PART_OF_COUNTRY.exec(cellText(row[column]))?.[1])
  return codes.find((code) => code !== undefined && countries.has(code))
}

/** Words of ours say what the row is about: the country's name, or its key. */
function nameOf({ countries }: Edition, { table }: EditionTable, row: Row): string {
  if (row.publisher_row !== undefined) return String(row.publisher_row)
  const title = table.about?.title ?? table.name.replaceAll('_', ' ')
  const own = text(row.name ?? row.label)
  if (own !== undefined) return `${title}, ${own}`
  const key = table.key.map((name) => cellText(row[name])).filter((part) => part !== '')
  return `${title}, ${key.map((part) => countries.get(part)?.name ?? part.replaceAll('_', ' ')).join(', ')}`
}

/** Of publications of ours every figure is an estimate. */
const OURS = 'Everygram'

/** As close as the row can be to a question: asked of another country it is farther. */
function tierOf({ table }: EditionTable, row: Row, publication: Publication | undefined): Tier {
  if (table === OVERLAY) return userTier(row as unknown as OverlayRow)
  if (row.pue_tier !== undefined) return row.pue_tier as Tier
  if (row.is_estimate === true || isMadeByUs(table, row) || publication?.publisher === OURS) return 'estimate'
  return row.status === 'earlier_edition' || row.from_edition !== undefined ? 'region' : 'exact'
}

function isMadeByUs({ about }: Table, row: Row): boolean {
  const rows = about?.isEstimate
  return typeof rows === 'object' ? row[rows.column] === rows.value : rows === true
}

function isDecimal(cell: Cell): cell is Decimal {
  return typeof cell === 'object'
}

function text(cell: Cell): string | undefined {
  return cell === undefined ? undefined : cellText(cell)
}
