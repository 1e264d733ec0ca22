/** Finds what a publication says in its own words: no code or table of the importers is used. */
import { readFileSync } from 'node:fs'
import { dataFile } from '../../../scripts/lib/edition-tables.ts'
import { csvRows } from '../../../src/factors/tables/csv.ts'

export type Cells = Record<string, string>

/** Revisions by year. */
export const EDITIONS = [
  ['2021', '2021.1'],
  ['2022', '2022.1'],
  ['2023', '2023.1'],
  ['2024', '2024.1'],
  ['2025', '2025.2'],
  ['2026', '2026.1'],
] as const

export function csv(path: string): Cells[] {
  return csvRows(readFileSync(dataFile(path), 'utf8'))
}

/** The only row of a year's extract whose label ends in these words. */
export type Find = (topics: string, words: string, unit: string) => Cells

export function ukExtract(year: string): Find {
  const labelled = csv(`extracts/uk-${year}.csv`).map((row) => ({
    row,
    label: plain([row.group, row.item, row.detail, row.variant].filter(Boolean).join(': ')),
  }))
  const sheets = groupBySheet(labelled)
  return (topics, words, unit) => {
    const wanted = plain(words)
    const found = topics
      .split(' ')
      .flatMap((topic) => sheets.get(`${topic} ${unit}`) ?? [])
      .filter(({ label }) => label === wanted || label.endsWith(`: ${wanted}`))
    const [first] = found
    if (!first || found.length > 1)
      throw new Error(`${found.length} rows of ${year} for ${topics}, ${words}, ${unit}`)
    return first.row
  }
}

interface Labelled {
  row: Cells
  label: string
}

function groupBySheet(labelled: readonly Labelled[]): Map<string, Labelled[]> {
  const sheets = new Map<string, Labelled[]>()
  for (const entry of labelled) {
    const key = `${entry.row.topic} ${entry.row.unit}`
    const sheet = sheets.get(key)
    if (sheet) sheet.push(entry)
    else sheets.set(key, [entry])
  }
  return sheets
}

/** The sheets of well-to-tank write the same names in other cases, after a mark. */
function plain(words: string): string {
  return words.toLowerCase().replace('wtt- ', '')
}

/** Rows of a table, or of one of its publishers. */
export function table(edition: string, name: string, source?: string): Cells[] {
  const rows = csv(`${edition}/${name}.csv`)
  return source === undefined ? rows : rows.filter((row) => row.source_id === source)
}

/** The numbers of a text, in its order. */
export function numbersIn(text: string | undefined): number[] {
  return [...(text ?? '').matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number))
}

/** A quotient that a table shows with ten digits. */
export const TEN_DIGITS = 1e-9
