/** Official figures of electricity for a year: rows of data/extracts/official.csv in our columns. */
import { EXTRACTS } from '../lib/editions.ts'
import { field, type Row, readRows } from '../lib/tables.ts'
import { publicationOf } from './publications.ts'

/** Our part of a figure by the extract's kind. */
const PARTS: Readonly<Record<string, string>> = {
  scope2: 'generation',
  scope2_with_losses: 'generation',
  national_average: 'generation',
  generation: 'generation',
  wtt_generation: 'wtt',
  td_losses: 'losses',
  wtt_td: 'losses_wtt',
  scope3_with_losses: 'scope3',
  residual_mix: 'residual_mix',
  residual_mix_scope3: 'residual_mix_scope3',
}
const WITH_LOSSES = /_with_losses$/
/** Labels of the UK's rows; other publications have tables, whose place in them the extract names. */
const UK_LABELS: Readonly<Record<string, string>> = {
  generation: 'Electricity generated: Electricity: UK',
  losses: 'T&D- UK electricity: Electricity: UK',
  wtt: 'WTT- UK electricity (generation): Electricity: UK',
  losses_wtt: 'WTT- UK electricity (T&D): Electricity: UK',
}
/** Nobody reports for a group of countries. */
const GROUP = 'EU27'
/** Figures that another release of the same publisher replaced, that were read at second hand, or have no licence. */
const LEFT_OUT = /first release|second-hand|none stated/
const LICENCE_REMARK = /(; )?licence to be confirmed$/
const CO2_ALONE = 'tCO2/MWh'
/** The UK's publications are on the fourth assessment report until 2022. */
const UK_FIRST_ON_AR5 = 2023

interface Figure {
  readonly area: string
  readonly part: string
  readonly year: number
  readonly row: Row
}

export function officialRows(edition: string): Row[] {
  const figures = readRows(EXTRACTS, 'official.csv').filter(isUsable).map(figureOf)
  const keys = [...new Set(figures.map(keyOf))].sort()
  return keys.map((key) =>
    tableRow(
      nearest(
        figures.filter((figure) => keyOf(figure) === key),
        Number(edition),
      ),
      edition,
    ),
  )
}

function isUsable(row: Row): boolean {
  const remarks = [row.publication, row.confidence, row.licence].join(' ')
  return row.country_code !== GROUP && !LEFT_OUT.test(remarks)
}

function figureOf(row: Row): Figure {
  const kind = field(row, 'kind')
  const part = PARTS[kind]
  if (!part) throw new Error(`unknown kind ${kind}`)
  const dataYear = /\d{4}/.exec(field(row, 'year'))?.[0]
  return {
    area: row.subdivision || field(row, 'country_code'),
    part,
    year: Number(dataYear ?? field(row, 'edition')),
    row,
  }
}

const keyOf = ({ area, part }: Figure) => `${area} ${part}`

/** The year itself, else the nearest before it, else the nearest after it. */
function nearest(figures: readonly Figure[], year: number): Figure {
  const inOrder = [...figures].sort((a, b) => a.year - b.year)
  const found = inOrder.findLast((figure) => figure.year <= year) ?? inOrder[0]
  if (!found) throw new Error('a key has a figure')
  return found
}

function tableRow({ area, part, year, row }: Figure, edition: string): Row {
  const { sourceId, place } = publicationOf(field(row, 'publication'))
  const where = [place, row.name || area].filter(Boolean).join(': ')
  const isUk = area === 'GB'
  return {
    id: `grid-official-${area}-${part}`,
    area,
    part,
    factor: field(row, 'value'),
    factor_unit: field(row, 'unit'),
    year: String(year),
    gwp: gwpOf(row, isUk ? year : undefined),
    publisher_row: isUk ? (UK_LABELS[part] ?? '') : [where, row.year].filter(Boolean).join(', '),
    boundary: field(row, 'boundary'),
    includes_td_losses: String(WITH_LOSSES.test(field(row, 'kind'))),
    source_id: sourceId,
    note: [field(row, 'confidence').replace(LICENCE_REMARK, ''), otherYear(year, edition)]
      .filter(Boolean)
      .join('; '),
  }
}

/** Where the others were read, no assessment report is named. */
function gwpOf(row: Row, ukYear: number | undefined): string {
  if (row.unit === CO2_ALONE) return ''
  if (ukYear === undefined) return 'ipcc_gwp100'
  return ukYear < UK_FIRST_ON_AR5 ? 'ipcc_ar4_gwp100' : 'ipcc_ar5_gwp100'
}

function otherYear(year: number, edition: string): string {
  return String(year) === edition ? '' : `the nearest year to ${edition} that is held`
}
