/** The inventory as a workbook: what tools of the GHG Protocol and preparers of ESRS E1-6 need, and what an auditor does. */

import { decimal } from '../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../engine/numbers/quantity.ts'
import type { Language } from '../../messages/locale.ts'
import { textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { type Words, wordsIn } from '../../messages/words.ts'
import { placeNames } from './categories.ts'
import { e16Rows, tonnes } from './e1-6.ts'
import type { Inventory, Line } from './inventory.ts'
import { noticeRows } from './notices.ts'
import { problemTexts } from './row.ts'
import { sourceCells, sourceColumns } from './sources.ts'
import type { OutSheet } from './workbook.ts'

type Cell = string | number

/** What the preparer enters, and what the report is made of. */
export interface ReportAbout {
  readonly organisation?: string | undefined
  readonly period?: string | undefined
  /** The name of the file, or a job. */
  readonly of: string | Message
  readonly release: string
  readonly language: Language
}

/** What the report is made of, for a person. */
export const sourceFile = ({ of, language }: ReportAbout): string =>
  typeof of === 'string' ? of : textOf(of, language)

export function inventorySheets(inventory: Inventory, about: ReportAbout): OutSheet[] {
  const { language } = about
  const words = wordsIn(language)
  const sources = inventory.sources.map((source) => sourceCells(source, language))
  return [
    { name: words('report.sheet.inventory'), rows: inventoryRows(inventory, words) },
    { name: words('report.sheet.e16'), rows: e16Rows(inventory, words) },
    { name: words('report.sheet.quality'), rows: qualityRows(inventory, words) },
    { name: words('report.sheet.sources'), rows: [sourceColumns(language), ...sources] },
    { name: words('report.sheet.notices'), rows: noticeRows(inventory.notices, language) },
    { name: words('report.sheet.problems'), rows: problemRows(inventory, words, language) },
    { name: words('report.sheet.about'), rows: aboutRows(inventory, about, words) },
  ]
}

const head = (words: Words): Cell[] => [
  words('report.head.scope'),
  words('report.head.category'),
  words('report.head.basis'),
  words('report.head.rows'),
  'kg CO2e',
  't CO2e',
  words('report.head.low'),
  words('report.head.high'),
  'CO2, kg',
  'CH4, kg CO2e',
  'N2O, kg CO2e',
  words('report.head.fluorinated'),
  words('report.head.unsplit'),
]

function inventoryRows(inventory: Inventory, words: Words): Cell[][] {
  const { lines, outside, scope2, scope3Kg, biogenicKg } = inventory
  const market: Cell[][] = scope2 ? [marketRow(scope2.marketKg, lines, words)] : []
  const scope3 =
    scope3Kg === undefined ? [] : [[words('report.scope.3_all'), '', '', '', scope3Kg, tonnes(scope3Kg)]]
  return [
    head(words),
    ...lines.flatMap((line) => [lineRow(line, words), ...(line.scope === 'scope_2' ? market : [])]),
    [],
    ...scope3,
    ...totalRows(inventory, words),
    [],
    [words('report.outside')],
    ...outside.map((line) => lineRow(line, words)),
    [words('report.biogenic'), words('report.biogenic_from'), '', '', biogenicKg, tonnes(biogenicKg)],
  ]
}

function totalRows({ total, range, rows, failed }: Inventory, words: Words): Cell[][] {
  const sum = (label: string, basis: string, kg: number): Cell[] => [
    label,
    '',
    basis,
    rows - failed,
    kg,
    tonnes(kg),
  ]
  return [
    [
      ...sum(words('report.total.location'), words('report.basis.location'), total.locationKg),
      range.lowKg,
      range.highKg,
    ],
    sum(words('report.total.market'), words('report.basis.market'), total.marketKg),
  ]
}

function lineRow({ scope, rows, kg, lowKg, highKg, gases, unsplitKg }: Line, words: Words): Cell[] {
  const basis = scope === 'scope_2' ? words('report.basis.location') : ''
  const { co2, ch4, n2o, fluorinated } = gases
  const split = [co2, ch4, n2o, fluorinated, unsplitKg]
  return [...placeNames(scope, words), basis, rows, kg, tonnes(kg), lowKg, highKg, ...split]
}

/** Below the location-based line, never added to it. */
function marketRow(kg: number, lines: readonly Line[], words: Words): Cell[] {
  const rows = lines.find(({ scope }) => scope === 'scope_2')?.rows ?? 0
  return [words('report.scope.2'), '', words('report.market_note'), rows, kg, tonnes(kg)]
}

const PERCENT = 100

/** In per cent with one decimal. */
export function shareOf(kg: number, total: number): number {
  return total > 0 ? roundedRatio(decimal(kg * PERCENT), decimal(total), 1) : 0
}

function qualityRows({ quality, total, activities }: Inventory, words: Words): Cell[][] {
  const amounts = [words('report.head.rows'), 'kg CO2e', words('report.quality.share')]
  return [
    [words('report.quality.tier'), words('report.quality.meaning'), ...amounts],
    ...quality.map(({ tier, rows, kg }): Cell[] => [
      tier,
      words(`report.tier.${tier}`),
      rows,
      kg,
      shareOf(kg, total.locationKg),
    ]),
    [],
    [words('report.quality.activity'), '', ...amounts],
    ...activities.map(({ type, rows, kg }): Cell[] => [type, '', rows, kg, shareOf(kg, total.locationKg)]),
  ]
}

function problemRows({ problems, failed }: Inventory, words: Words, language: Language): Cell[][] {
  const count = failed - problems.length
  return [
    [words('report.problems.sheet'), words('report.problems.row'), words('report.problems.why')],
    ...problems.map((problem): Cell[] => [problem.sheet ?? '', problem.ref, problemTexts(problem, language)]),
    ...(count > 0 ? [['', '', words('report.problems.more', { count })]] : []),
  ]
}

function aboutRows(inventory: Inventory, about: ReportAbout, words: Words): Cell[][] {
  const toFillIn = words('report.e16.fill_in')
  const { organisation = toFillIn, period = toFillIn, release } = about
  return [
    [words('report.about.organisation'), organisation],
    [words('report.about.period'), period],
    [words('report.about.boundary'), toFillIn],
    [words('report.about.base_year'), toFillIn],
    [words('report.about.of'), sourceFile(about)],
    [words('report.head.rows'), inventory.rows],
    [words('report.about.failed'), inventory.failed],
    [words('report.about.editions'), editionNames(inventory)],
    ['Everygram', release],
    [words('report.about.gwp'), words('report.about.gwp_text')],
    [words('report.about.ranges'), words('report.about.ranges_text')],
    [words('report.about.every_row'), words('report.about.every_row_text')],
  ]
}

/** Each with the first digits of its hash, where they are known. */
export const editionNames = ({ editions }: Inventory): string =>
  editions.map(([name, hash]) => (hash ? `${name} (${hash})` : name)).join(', ')
