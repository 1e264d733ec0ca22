/** everygram template hotel.xlsx: a sheet to fill in, with the names that calc knows and lists of what may be put. */

import { stat, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { findRowType, ROW_TYPES } from '../../../api/request/types.ts'
import type { Operation } from '../../../contract/operation.ts'
import { parametersOf as published } from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { message } from '../../../messages/messages.ts'
import { WordedError } from '../../../messages/worded-error.ts'
import { csvText } from '../../batch/csv-lines.ts'
import { ABOUT_SHEET } from '../../files/table.ts'
import { installedEditions } from '../../process/data/editions.ts'
import { type ListedColumn, workbook } from '../../report/workbook.ts'
import { type Parameter, parametersOf } from '../ask/commands.ts'
import { say } from '../say.ts'
import { parsed, UsageError } from '../usage.ts'

const TEMPLATE_HELP = `everygram template FILE [--type TYPE] [--force]

Writes an input sheet for everygram calc: the columns of a type, an example row, lists of allowed values, and a description
of each column. FILE is .xlsx or .csv; without --type its name is the type.

  --type TYPE  ${[...ROW_TYPES.keys()].join(', ')}
  --force      overwrite an existing file

  everygram template hotel.xlsx
  everygram template trips.xlsx --type travel`

/** About how a question is answered, not about the row. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'strict',
  'explain',
  'equivalents',
  'edition',
  'as_of',
  'format',
  'lang',
])

export async function template(args: string[]): Promise<void> {
  const options = {
    type: { type: 'string' },
    force: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  if (values.help) {
    console.log(TEMPLATE_HELP)
    return
  }
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new UsageError(message('cli.one_file', { command: 'template', file: 'hotel.xlsx' }))
  const extension = extname(file).toLowerCase()
  if (extension !== '.xlsx' && extension !== '.csv')
    throw new UsageError(message('cli.template_format', { value: basename(file) }))
  const operation = operationOf(values.type ?? basename(file, extname(file)))
  if (values.force !== true && (await exists(file)))
    throw new WordedError(message('cli.template_exists', { file }))
  await writeFile(file, await content(operation, extension === '.csv'))
  say(message('cli.template_written', { file }))
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

function operationOf(name: string): { type: string; operation: Operation } {
  const type = findRowType(name)
  const operation = type === undefined ? undefined : ROW_TYPES.get(type)
  if (type !== undefined && operation !== undefined) return { type, operation }
  const allowed = [...ROW_TYPES.keys()]
  throw new UsageError(message('cli.one_of', { option: '--type', allowed, value: name }))
}

async function content({ type, operation }: { type: string; operation: Operation }, isCsv: boolean) {
  const { edition } = installedEditions()
  const parameters = parametersOf(operation, edition).filter(({ name }) => !LEFT_OUT.has(name))
  const ordered = [
    ...parameters.filter((one) => one.isRequired),
    ...parameters.filter((one) => !one.isRequired),
  ]
  const rows = [ordered.map(({ name }) => name), exampleRow(ordered, operation)]
  if (isCsv) return csvText(rows)
  const about = [['Column', 'Needed', 'What it is', 'May be'], ...ordered.map(aboutRow)]
  const { lists, beside } = listsOf(ordered, operation, edition)
  return workbook([
    { name: type, rows, lists },
    { name: ABOUT_SHEET, rows: withColumns(about, beside) },
  ])
}

function exampleRow(parameters: readonly Parameter[], { examples }: Operation): string[] {
  const example = new URLSearchParams(Object.values(examples.answers)[0] ?? '')
  return parameters.map(({ name }) => example.get(name) ?? '')
}

/** What a list in a workbook holds: its values are one text of at most 255 characters (ECMA-376, 18.3.1.32). */
const LIST_CHARACTERS_MAX = 250
/** In the sheet about the columns, behind what it says of each and an empty column. */
const BESIDE_FROM = 5

/** Long lists stand in columns of the sheet about the columns: a name, and what may be put. */
function listsOf(parameters: readonly Parameter[], operation: Operation, edition: Edition) {
  const { properties } = published(operation, edition)
  const countries = [...edition.countries.values()].map(({ name }) => name).sort()
  const beside: string[][] = []
  const lists = parameters.flatMap(({ name, values, type }, column): ListedColumn[] => {
    // Names of countries are read in any language, and codes are too.
    const isOpen = properties[name]?.['x-kind'] === 'country'
    const listed = isOpen ? countries : type === 'boolean' ? ['true', 'false'] : values
    if (listed.length === 0) return []
    if (listed.join(',').length <= LIST_CHARACTERS_MAX) return [{ column, from: listed, isOpen }]
    const known = beside.findIndex(([, ...others]) => others.join() === listed.join())
    const at = known === -1 ? beside.push([`Values: ${isOpen ? 'countries' : name}`, ...listed]) - 1 : known
    const from = { sheet: ABOUT_SHEET, column: BESIDE_FROM + at, count: listed.length }
    return [{ column, from, isOpen }]
  })
  return { lists, beside }
}

function withColumns(rows: readonly string[][], columns: readonly string[][]): string[][] {
  const height = Math.max(rows.length, ...columns.map(({ length }) => length))
  return Array.from({ length: height }, (_, at) => {
    const own = rows[at] ?? []
    const gap = Array.from({ length: BESIDE_FROM - own.length }, () => '')
    return columns.length === 0 ? own : [...own, ...gap, ...columns.map((column) => column[at] ?? '')]
  })
}

function aboutRow({ name, isRequired, description, values, fallback }: Parameter): string[] {
  const more = fallback === undefined ? '' : ` Default: ${String(fallback)}.`
  return [name, isRequired ? 'yes' : '', `${description}${more}`, values.join(', ')]
}
