/** A response as a short text for a terminal. */
import type { Words } from '../../../messages/words.ts'
import { isObject, type JsonObject, objectAt } from '../../verify/recorded.ts'

interface Emissions {
  readonly co2e: number
  readonly co2e_unit: string
  readonly range?: { readonly low: number; readonly high: number; readonly basis: string }
  readonly lines?: readonly Line[]
  readonly source_trail: readonly {
    readonly role: string
    readonly name: string
    readonly source: string
    readonly source_dataset: string
    readonly source_url?: string
    readonly factor: number
    readonly factor_unit: string
    readonly tier: string
  }[]
}

interface Line {
  readonly label: string
  readonly perspective: string
  readonly part_of_total: boolean
  readonly status: string
  readonly reason?: string
  readonly co2e_kg?: number | null
  readonly co2e?: number | null
  readonly tier: string | null
  readonly range: { readonly low: number; readonly high: number } | null
}

interface Notice {
  readonly message: string
  readonly severity: string
}

/** Undefined for what has no emissions. */
export function emissionsText(body: JsonObject, words: Words): string | undefined {
  const attributes = objectAt(body, 'data', 'attributes')
  const emissions = attributes?.emissions as unknown as Emissions | undefined
  if (attributes === undefined || emissions?.source_trail === undefined) return undefined
  const meta = objectAt(body, 'meta') ?? {}
  const unit = emissions.co2e_unit
  const sentences = (attributes.explanation as string[] | undefined) ?? []
  const notices = (attributes.notices as unknown as Notice[] | undefined) ?? []
  const { range } = emissions
  const limits = range ? [`${range.low} ${words('cli.label.to')} ${range.high} ${unit}`] : []
  return [
    `${emissions.co2e} ${unit} CO2e`,
    ...labelled([
      [words('cli.label.range'), limits],
      [words('cli.label.method'), [String(meta.methodology)]],
      [words('cli.label.line'), linesText(emissions, words)],
      [words('cli.label.sum'), sentences],
      [words('cli.label.source'), sources(emissions)],
      [words('cli.label.note'), notices.map(({ message }) => message)],
      [words('cli.label.edition'), [`${String(meta.edition)} (${String(meta.edition_hash)})`]],
    ]),
  ].join('\n')
}

/** A label before each text, in one column. */
function labelled(groups: readonly (readonly [label: string, texts: readonly string[]])[]): string[] {
  const width = Math.max(...groups.map(([label]) => label.length))
  return groups.flatMap(([label, texts]) => texts.map((text) => `  ${label.padEnd(width)} ${text}`))
}

/** What you report, line by line; a line beside the total says so. Results of release 1 have none. */
function linesText({ lines = [], co2e_unit: unit }: Emissions, words: Words): string[] {
  return lines
    .filter(({ perspective }) => perspective === 'reporter')
    .map((line) => {
      const name = line.part_of_total ? line.label : words('cli.line.beside', { label: line.label })
      return `${name}: ${amountText(line, unit, words)}`
    })
}

function amountText({ co2e_kg, co2e, range, tier, reason = '' }: Line, unit: string, words: Words): string {
  const amount = co2e_kg ?? co2e ?? null
  if (amount === null) return words('cli.line.not_determined', { code: reason })
  const limits = range ? ` (${range.low} ${words('cli.label.to')} ${range.high})` : ''
  return `${amount} ${unit}${limits}, ${tier}`
}

function sources({ source_trail }: Emissions): string[] {
  const counted = source_trail.filter(({ role }) => role === 'factor')
  const lines = counted.map(({ name, source, source_dataset, source_url, factor, factor_unit, tier }) => {
    const address = source_url === undefined ? '' : ` <${source_url}>`
    return `${factor} ${factor_unit}, ${name} (${tier}); ${source}, ${source_dataset}${address}`
  })
  return [...new Set(lines)]
}

/** Of a response that is a list: what of its items is a text or a number. Undefined for other responses. */
export function listText({ data }: JsonObject, words: Words): string | undefined {
  if (!Array.isArray(data)) return undefined
  const items = data.filter(isObject)
  const [first] = items
  if (first === undefined) return words('cli.nothing_found')
  const columns = Object.keys(first).filter((name) => typeof first[name] !== 'object')
  return tableText(
    columns,
    items.map((item) => columns.map((name) => item[name])),
  )
}

const WIDTH_MAX = 40

/** Columns side by side. */
export function tableText(columns: readonly string[], rows: Iterable<readonly unknown[]>): string {
  const cells = [columns, ...rows].map((row) => columns.map((_, at) => cellText(row[at])))
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellText(value: unknown): string {
  const text = value === undefined ? '' : String(value)
  return text.length > WIDTH_MAX ? `${text.slice(0, WIDTH_MAX - 1)}…` : text
}
