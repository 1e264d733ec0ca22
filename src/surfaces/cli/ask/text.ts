/** An answer as a short text for a terminal. */
import { isObject, type JsonObject, objectAt } from '../../verify/recorded.ts'

interface Emissions {
  readonly co2e: number
  readonly co2e_unit: string
  readonly range?: { readonly low: number; readonly high: number; readonly basis: string }
  readonly ghg_protocol_scopes?: unknown
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

interface Notice {
  readonly message: string
  readonly severity: string
}

/** Undefined for what has no emissions. */
export function emissionsText(body: JsonObject): string | undefined {
  const attributes = objectAt(body, 'data', 'attributes')
  const emissions = attributes?.emissions as unknown as Emissions | undefined
  if (attributes === undefined || emissions?.source_trail === undefined) return undefined
  const meta = objectAt(body, 'meta') ?? {}
  const unit = emissions.co2e_unit
  const sentences = (attributes.explanation as string[] | undefined) ?? []
  const notices = (attributes.notices as unknown as Notice[] | undefined) ?? []
  return [
    `${emissions.co2e} ${unit} CO2e`,
    ...(emissions.range ? [`  range   ${emissions.range.low} to ${emissions.range.high} ${unit}`] : []),
    `  method  ${String(meta.methodology)}`,
    ...sentences.map((sentence) => `  sum     ${sentence}`),
    ...sources(emissions).map((line) => `  source  ${line}`),
    ...notices.map(({ message }) => `  note    ${message}`),
    `  edition ${String(meta.edition)} (${String(meta.edition_hash)})`,
  ].join('\n')
}

function sources({ source_trail }: Emissions): string[] {
  const counted = source_trail.filter(({ role }) => role === 'factor')
  const lines = counted.map(({ name, source, source_dataset, source_url, factor, factor_unit, tier }) => {
    const address = source_url === undefined ? '' : ` <${source_url}>`
    return `${factor} ${factor_unit}, ${name} (${tier}); ${source}, ${source_dataset}${address}`
  })
  return [...new Set(lines)]
}

/** Of an answer that is a list: what of its items is a text or a number. Undefined for other answers. */
export function listText({ data }: JsonObject): string | undefined {
  if (!Array.isArray(data)) return undefined
  const items = data.filter(isObject)
  const [first] = items
  if (first === undefined) return 'nothing'
  const columns = Object.keys(first).filter((name) => typeof first[name] !== 'object')
  return tableText(
    columns,
    items.map((item) => columns.map((name) => item[name])),
  )
}

const WIDTH_MAX = 40

/** Columns beside each other. */
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
