/** One year of the UK Government GHG Conversion Factors: rows of its extract by our names for them. */
import { EXTRACTS } from '../lib/editions.ts'
import { field, type Row, readRows } from '../lib/tables.ts'

export interface Named {
  /** Our name of the row, the same in every year. */
  row: string
  /** The tab, in the words of data/extracts/README.md. */
  topic: string
  /** The publisher's words of the year. */
  label: string
  /** Open revisions alone have it. */
  isLater: boolean
}

export interface Publication {
  year: string
  gwp: string
  sourceId: string
  /** Rows whose name begins so, in the order of uk-names.csv. */
  named(beginning: string): Named[]
  /** All rows of a tab. */
  rows(topic: string): Row[]
  name(row: string): Named
  find(wanted: Wanted): Row | undefined
  /** Throws when the year lacks the row: none is made up. */
  get(wanted: Wanted): Row
}

export interface Wanted {
  row: string
  unit: string
  /** Another tab that has a row of the same label, such as `land_wtt`. */
  topic?: string | undefined
  /** The last part of the label where one row of ours has several of the publisher's: `With RF`. */
  variant?: string | undefined
}

/** The publisher's editions moved from the fourth to the fifth assessment report with 2023. */
const FIRST_ON_AR5 = '2023'

/** `isOpen`: with the rows that only open revisions have (column `since` of uk-names.csv). */
export function publication(year: string, { isOpen = false } = {}): Publication {
  const extract = readRows(EXTRACTS, `uk-${year}.csv`)
  const published = new Set(extract.map((row) => `${row.topic} ${labelOf(row)}`))
  const names = namesOf(year).filter(
    // Not every year has each of the later ones.
    ({ isLater, topic, label }) => !isLater || (isOpen && published.has(`${topic} ${label}`)),
  )
  const rows = new Map(
    extract.map((row) => [keyOf(field(row, 'topic'), labelOf(row), field(row, 'unit')), row]),
  )
  const name = (row: string) => {
    const found = names.find((candidate) => candidate.row === row)
    if (!found) throw new Error(`uk-names.csv has no ${row}`)
    return found
  }
  const find = ({ row, unit, topic, variant }: Wanted) => {
    const { topic: ownTopic, label } = name(row)
    return rows.get(keyOf(topic ?? ownTopic, variant ? `${label}: ${variant}` : label, unit))
  }
  return {
    year,
    gwp: year < FIRST_ON_AR5 ? 'ipcc_ar4_gwp100' : 'ipcc_ar5_gwp100',
    sourceId: `desnz-${year}`,
    named: (beginning) => names.filter(({ row }) => row.startsWith(beginning)),
    rows: (topic) => extract.filter((row) => row.topic === topic),
    name,
    find,
    get(wanted) {
      const found = find(wanted)
      if (!found) throw new Error(`${year} has no row for ${JSON.stringify(wanted)}`)
      return found
    },
  }
}

/** Columns that every table of the publisher ends with. */
export function origin({ year, gwp, sourceId }: Publication): Row {
  return { year, gwp, source_id: sourceId }
}

export function gases(row: Row): Row {
  return { kgco2: field(row, 'co2'), kgch4_as_co2e: field(row, 'ch4'), kgn2o_as_co2e: field(row, 'n2o') }
}

export function kgCo2e(row: Row): string {
  return field(row, 'co2e')
}

function namesOf(year: string): Named[] {
  return readRows(new URL('../', import.meta.url).pathname, 'uk-names.csv').map((row) => ({
    row: field(row, 'row'),
    topic: field(row, 'topic'),
    label: row[`label_${year}`] || field(row, 'label'),
    isLater: field(row, 'since') !== '',
  }))
}

function labelOf(row: Row): string {
  return [row.group, row.item, row.detail, row.variant].filter(Boolean).join(': ')
}

/** The tabs of well-to-tank begin each group with `WTT- ` and write it in other cases. */
function keyOf(topic: string, label: string, unit: string): string {
  return [topic, label.toLowerCase().replace(/^wtt- /, ''), unit].join('|')
}
