/** The inventory as a workbook: what tools of the GHG Protocol and preparers of ESRS E1-6 ask for, and what an auditor does. */

import { decimal } from '../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../engine/numbers/quantity.ts'
import { placeOf } from './categories.ts'
import { e16Rows, TO_FILL_IN, tonnes } from './e1-6.ts'
import type { Inventory, Line } from './inventory.ts'
import { noticeRows } from './notices.ts'
import { SOURCE_COLUMNS, sourceCells } from './sources.ts'
import type { OutSheet } from './workbook.ts'

type Cell = string | number

/** What the preparer says, and what the report was made of. */
export interface ReportAbout {
  readonly organisation?: string | undefined
  readonly period?: string | undefined
  /** The file, or the job. */
  readonly of: string
  readonly release: string
}

export function inventorySheets(inventory: Inventory, about: ReportAbout): OutSheet[] {
  return [
    { name: 'Inventory', rows: inventoryRows(inventory) },
    { name: 'ESRS E1-6', rows: e16Rows(inventory) },
    { name: 'Data quality', rows: qualityRows(inventory) },
    { name: 'Sources', rows: [SOURCE_COLUMNS, ...inventory.sources.map(sourceCells)] },
    { name: 'Notices', rows: noticeRows(inventory.notices) },
    { name: 'Problems', rows: problemRows(inventory) },
    { name: 'About', rows: aboutRows(inventory, about) },
  ]
}

const HEAD: readonly Cell[] = [
  'Scope',
  'Category',
  'Basis',
  'Rows',
  'kg CO2e',
  't CO2e',
  'Range low, kg',
  'Range high, kg',
  'CO2, kg',
  'CH4, kg CO2e',
  'N2O, kg CO2e',
  'HFCs, PFCs, SF6, NF3, kg CO2e',
  'Not split by gas, kg CO2e',
]

function inventoryRows(inventory: Inventory): Cell[][] {
  const { lines, outside, total, range, scope2, scope3Kg, biogenicKg, rows, failed } = inventory
  const market: Cell[][] = scope2 ? [marketRow(scope2.marketKg, lines)] : []
  const sum = (label: string, basis: string, kg: number, limits: readonly Cell[] = []): Cell[] => [
    label,
    '',
    basis,
    rows - failed,
    kg,
    tonnes(kg),
    ...limits,
  ]
  return [
    [...HEAD],
    ...lines.flatMap((line) => [lineRow(line), ...(line.scope === 'scope_2' ? market : [])]),
    [],
    ...(scope3Kg === undefined ? [] : [['Scope 3, all categories', '', '', '', scope3Kg, tonnes(scope3Kg)]]),
    sum('Total, with scope 2 location-based', 'location-based', total.locationKg, [
      range.lowKg,
      range.highKg,
    ]),
    sum('Total, with scope 2 market-based', 'market-based', total.marketKg),
    [],
    ['Outside of the scopes, in no total'],
    ...outside.map(lineRow),
    ['Biogenic CO2', 'of fuels burnt', '', '', biogenicKg, tonnes(biogenicKg)],
  ]
}

function lineRow({ scope, rows, kg, lowKg, highKg, gases, unsplitKg }: Line): Cell[] {
  const { scopeName, categoryName } = placeOf(scope)
  const basis = scope === 'scope_2' ? 'location-based' : ''
  const { co2, ch4, n2o, fluorinated } = gases
  const split = [co2, ch4, n2o, fluorinated, unsplitKg]
  return [scopeName, categoryName, basis, rows, kg, tonnes(kg), lowKg, highKg, ...split]
}

/** Beside the location-based line, never added to it. */
function marketRow(kg: number, lines: readonly Line[]): Cell[] {
  const rows = lines.find(({ scope }) => scope === 'scope_2')?.rows ?? 0
  return ['Scope 2', '', 'market-based (instead of, not added)', rows, kg, tonnes(kg)]
}

const PERCENT = 100

/** In per cent with one decimal. */
export function shareOf(kg: number, total: number): number {
  return total > 0 ? roundedRatio(decimal(kg * PERCENT), decimal(total), 1) : 0
}

/** What a tier says, for a person. */
export const TIER_WORDS: Readonly<Record<string, string>> = {
  exact: 'published for this very case',
  user: "the operator's own figure",
  region: 'published for another region or year, or outside of its own definition',
  global: 'a figure of the world',
  estimate: 'estimated, with its method published',
}

function qualityRows({ quality, total, activities }: Inventory): Cell[][] {
  return [
    ['Tier of the weakest figure', 'What it says', 'Rows', 'kg CO2e', '% of the total'],
    ...quality.map(({ tier, rows, kg }): Cell[] => [
      tier,
      TIER_WORDS[tier] ?? '',
      rows,
      kg,
      shareOf(kg, total.locationKg),
    ]),
    [],
    ['Activity', '', 'Rows', 'kg CO2e', '% of the total'],
    ...activities.map(({ type, rows, kg }): Cell[] => [type, '', rows, kg, shareOf(kg, total.locationKg)]),
  ]
}

function problemRows({ problems, failed }: Inventory): Cell[][] {
  const more = failed - problems.length
  return [
    ['Sheet', 'Row', 'Why it is in no total'],
    ...problems.map(({ sheet = '', ref, problem }): Cell[] => [sheet, ref, problem]),
    ...(more > 0 ? [['', '', `and ${more} more, which the CSV has`]] : []),
  ]
}

function aboutRows(inventory: Inventory, about: ReportAbout): Cell[][] {
  const { organisation = TO_FILL_IN, period = TO_FILL_IN, of, release } = about
  return [
    ['Organisation', organisation],
    ['Reporting period', period],
    ['Organisational boundary (equity share, financial or operational control)', TO_FILL_IN],
    ['Base year, and when it is recalculated', TO_FILL_IN],
    ['Made of', of],
    ['Rows', inventory.rows],
    ['Rows with a problem, in no total', inventory.failed],
    [
      'Data editions',
      inventory.editions.map(([name, hash]) => (hash ? `${name} (${hash})` : name)).join(', '),
    ],
    ['Everygram', release],
    ['Global warming potentials', 'as the publisher of each figure states them; GWP-100'],
    ['Ranges', 'rows that rest on one figure are off together, those on different ones add up as squares'],
    ['Every row', 'inventory.csv: its scope, figure, tier, edition and calculation id'],
  ]
}
