/** The inventory as a workbook: what tools of the GHG Protocol and preparers of ESRS E1-6 need, and what an auditor does. */

import type { Language } from '../../messages/locale.ts'
import { textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { type Words, wordsIn } from '../../messages/words.ts'
import { amountCells, type Cell, isDetermined, shareOf, tierName, tonnes } from './amounts.ts'
import { placeNames } from './categories.ts'
import { e16Rows } from './e1-6.ts'
import { biogenicNotes, factsOf, undeterminedText } from './facts.ts'
import { type Inventory, isBlank } from './inventory.ts'
import type { Amount, Line } from './line-sum.ts'
import { noticeRows } from './notices.ts'
import { problemTexts } from './row.ts'
import { sourceCells, sourceColumns } from './sources.ts'
import type { OutSheet } from './workbook.ts'

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
  const missing = missingText(inventory, words, language)
  return [
    { name: words('report.sheet.inventory'), rows: inventoryRows(inventory, words, missing) },
    { name: words('report.sheet.e16'), rows: e16Rows(inventory, words, missing) },
    { name: words('report.sheet.quality'), rows: qualityRows(inventory, words, language) },
    { name: words('report.sheet.sources'), rows: [sourceColumns(language), ...sources] },
    { name: words('report.sheet.notices'), rows: noticeRows(inventory.notices, language) },
    { name: words('report.sheet.problems'), rows: problemRows(inventory, words, language) },
    { name: words('report.sheet.about'), rows: aboutRows(inventory, about, words) },
  ]
}

/** Why scope 2 by market is not determined; empty where it is. */
const missingText = ({ undetermined }: Inventory, words: Words, language: Language): string =>
  undetermined
    .filter(({ basis }) => basis === 'market')
    .map((one) => undeterminedText(one, words, language))
    .join('; ')

const head = (words: Words): Cell[] => [
  words('report.head.scope'),
  words('report.head.category'),
  words('report.head.basis'),
  words('report.head.rows'),
  'kg CO2e',
  't CO2e',
  words('report.head.low'),
  words('report.head.high'),
  words('report.head.quality'),
  words('report.head.shares'),
  'CO2, kg',
  'CH4, kg CO2e',
  'N2O, kg CO2e',
  words('report.head.fluorinated'),
  words('report.head.unsplit'),
  words('report.head.note'),
]

function inventoryRows(inventory: Inventory, words: Words, missing: string): Cell[][] {
  const { lines, outside, forcing, biogenic, scope3 } = inventory
  if (isBlank(inventory)) return [head(words), [words('report.nothing')]]
  const scope2 = marketRows(inventory, words, missing)
  return [
    head(words),
    ...lines.flatMap((line) => [lineRow(line, words), ...(line.scope === 'scope_2' ? scope2 : [])]),
    [],
    ...(scope3 ? [[words('report.scope.3_all'), '', '', '', ...amountCells(scope3, words)]] : []),
    ...totalRows(inventory, words, missing),
    [],
    ...forcing.map((line): Cell[] => {
      const [scope, category] = placeNames(line.scope, words)
      return [
        words('report.forcing'),
        `${scope} ${category}`.trim(),
        '',
        line.rows,
        ...amountCells(line, words),
      ]
    }),
    [words('report.outside')],
    ...outside.map((line) => lineRow(line, words)),
    withNote(
      [
        words('report.biogenic'),
        words('report.biogenic_from'),
        '',
        biogenic.rows,
        biogenic.kg,
        tonnes(biogenic.kg),
        '',
        '',
        ...amountCells({ ...biogenic, undetermined: 0 }, words).slice(RATING_AT),
      ],
      biogenicNotes(inventory, words).join(' '),
      words,
    ),
  ]
}

/** The tier and the shares in the cells of an amount. */
const RATING_AT = 4

function totalRows({ total, rows, failed }: Inventory, words: Words, missing: string): Cell[][] {
  const sum = (label: string, basis: string, amount: Amount): Cell[] => {
    const cells = [label, '', basis, rows - failed, ...amountCells(amount, words)]
    return isDetermined(amount) ? cells : withNote(cells, missing, words)
  }
  return [
    sum(words('report.total.location'), words('report.basis.location'), total.location),
    sum(words('report.total.market'), words('report.basis.market'), total.market),
  ]
}

function lineRow(line: Line, words: Words): Cell[] {
  const { scope, rows, gases, unsplitKg } = line
  const basis = scope === 'scope_2' ? words('report.basis.location') : ''
  const split = [gases.co2, gases.ch4, gases.n2o, gases.fluorinated, unsplitKg]
  return [...placeNames(scope, words), basis, rows, ...amountCells(line, words), ...split]
}

/** Below the location-based line, never added to it. */
function marketRows({ market }: Inventory, words: Words, missing: string): Cell[][] {
  if (market === undefined) return []
  const cells = [words('report.scope.2'), '', words('report.market_note'), market.rows]
  return [withNote([...cells, ...amountCells(market, words)], isDetermined(market) ? '' : missing, words)]
}

/** In the last column. */
function withNote(cells: readonly Cell[], note: string, words: Words): Cell[] {
  if (note === '') return [...cells]
  const at = head(words).length - 1
  return [...cells, ...Array.from({ length: at - cells.length }, () => ''), note]
}

function qualityRows(inventory: Inventory, words: Words, language: Language): Cell[][] {
  const { total, activities } = inventory
  const all = total.location.shares.reduce((sum, { kg }) => sum + kg, 0)
  const amounts = ['kg CO2e', words('report.quality.share')]
  return [
    [words('report.quality.tier'), words('report.quality.meaning'), ...amounts],
    ...total.location.shares.map(({ name, kg }): Cell[] => [
      tierName(name, words),
      words(`report.tier.${name}`),
      kg,
      shareOf(kg, all),
    ]),
    [],
    [words('report.fact.title')],
    ...factsOf(inventory, language).map(({ label, text }): Cell[] => [label, text]),
    [],
    [words('report.quality.activity'), words('report.head.rows'), ...amounts],
    ...activities.map(({ type, rows, kg }): Cell[] => [type, rows, kg, shareOf(kg, total.location.kg)]),
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
