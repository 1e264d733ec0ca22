/** Rows of results, as calc and POST /v1/batch write them, for an inventory. */

import type { ShortLineAnswer } from '../../api/short-lines.ts'
import type { ShortLine } from '../../engine/derive/short-row.ts'
import {
  add,
  type Decimal,
  decimal,
  isSame,
  multiply,
  subtract,
  toNumber,
  ZERO,
} from '../../engine/numbers/decimal.ts'
import type { Tier } from '../../engine/trail.ts'
import type { Editions } from '../../factors/editions/editions.ts'
import { message } from '../../messages/messages.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { type Line, linesOf, TOO_LONG } from '../batch/lines.ts'
import { fileError } from '../files/error.ts'
import { resultName } from '../files/result-names.ts'
import { type Numbers, plainNumber, type Sheet, type TableRow } from '../files/table.ts'
import { activityOf } from './activity.ts'
import { reasonOf } from './reason.ts'
import { type ReportInput, rowOfWhole } from './row.ts'
import { lineOfJson, linesOfText, scopesOfLines, WrongLine } from './written-lines.ts'

/** Of a table that is one of results. */
const RESULT_HEADERS = ['status', 'co2e_kg', 'scopes', 'tier', 'edition'] as const
const GRAMS_PER_KG = decimal(1000)

export const isResultHead = (cells: readonly string[]): boolean => {
  const names = new Set(cells.map(resultName))
  return RESULT_HEADERS.every((name) => names.has(name))
}

/** Kilograms: an edition such as 2025.1, and what a sheet had before, say nothing of their sign for decimals. */
const isKilograms = (column: string) => /_kg(?:_co2e|_of_row)?$/.test(column)

/**
 * The sign for decimals in the columns of kilograms, which have no signs for thousands as they are written. Undefined
 * where no number of these rows has a sign. Throws a FileError where they have both.
 */
export function numbersOfResults(head: readonly string[], rows: readonly TableRow[]): Numbers | undefined {
  const columns = head.flatMap((name, at) => (isKilograms(name) ? [at] : []))
  const signs = rows.flatMap(({ cells }) => columns.flatMap((at) => signOf(cells[at] ?? '') ?? []))
  const commas = signs.filter((sign) => sign === ',').length
  const points = signs.length - commas
  if (commas > 0 && points > 0) {
    throw fileError('file.two_decimals.kilograms', { commas, points })
  }
  return signs[0] === undefined ? undefined : { decimal: signs[0] }
}

/** The last one: a spreadsheet may have set the other between thousands. */
const signOf = (text: string) => /[.,](?=\d+\s*$)/.exec(text)?.[0] as Numbers['decimal'] | undefined

/** A row of results, whatever its form: kilograms as texts. */
interface ResultRow {
  readonly ref: string
  readonly type: string
  readonly kg: string
  readonly lowKg: string
  readonly highKg: string
  /** By scope and category. */
  readonly scopes: Readonly<Record<string, Decimal>>
  readonly marketKg: string
  readonly factorId: string
  readonly tier: string
  readonly edition: string
  /** Absent in rows of release 1.0.0, as what follows. */
  readonly editionHash: string | undefined
  readonly calculationId: string | undefined
  readonly request: string | undefined
  readonly notices: readonly string[]
  /** None in rows of release 1. */
  readonly lines: readonly ShortLine[]
}

/** Of numbers without a sign for decimals. */
const POINT: Numbers = { decimal: '.' }

export type HashOf = (edition: string) => string | undefined

/** Of SHA-256, in hex: as many as meta.edition_hash has. */
const HASH_DIGITS = 12

export function hashesOf({ register }: Editions): HashOf {
  return (name) => register.entries.find((entry) => entry.name === name)?.hash.slice(0, HASH_DIGITS)
}

export async function* tableResults(
  { rows }: Sheet,
  given: Numbers | undefined,
  hashOf: HashOf,
): AsyncGenerator<ReportInput[]> {
  let head: readonly string[] | undefined
  let numbers = given
  for await (const group of rows()) {
    const isFirst = head === undefined
    head ??= group[0]?.cells.map(resultName) ?? []
    const own = isFirst ? group.slice(1) : group
    numbers ??= numbersOfResults(head, own)
    const read: ReportInput[] = []
    for (const { line, cells } of own) {
      if (cells.some((cell) => cell.trim() !== ''))
        read.push(tableRow(head, cells, { line, numbers: numbers ?? POINT, hashOf }))
    }
    yield read
  }
}

function tableRow(
  head: readonly string[],
  cells: readonly string[],
  { line, numbers, hashOf }: { readonly line: number; readonly numbers: Numbers; readonly hashOf: HashOf },
): ReportInput {
  // Ours stand behind those that were there first.
  const cell = (name: string) => (cells[head.lastIndexOf(name)] ?? '').trim()
  const kg = (name: string) => plainNumber(cell(name), numbers)
  // A table of the batch has numbers of its own and the ids that the rows came with; other files are read by their lines.
  const ref = cell('row') === '' ? String(line) : cell('id') || cell('row')
  if (cell('status') !== 'ok') return problemRow(ref, cell('error_message'))
  return guarded(ref, () => {
    const lines = linesOfText(cell('lines'), decimal(kg('co2e_kg')))
    const scopes = lines.length > 0 ? scopesOfLines(lines) : dividedScopes(cell('scopes').split(' '), kg)
    const said = {
      ref,
      type: cell('type'),
      kg: kg('co2e_kg'),
      scopes,
      marketKg: kg('scope_2_market_based_kg'),
    }
    return rowOfShort(
      {
        ...said,
        lowKg: kg('range_low_kg'),
        highKg: kg('range_high_kg'),
        factorId: cell('factor_id'),
        tier: cell('tier'),
        edition: cell('edition'),
        editionHash: cell('edition_hash') || undefined,
        calculationId: cell('calculation_id') || undefined,
        request: cell('request') || undefined,
        notices: cell('notices').split(' ').filter(Boolean),
        lines,
      },
      hashOf,
    )
  })
}

/** A table has one column for each scope: what is of several categories of one cannot be divided again. */
function dividedScopes(names: readonly string[], kg: (name: string) => string): Record<string, Decimal> {
  const scopes: Record<string, Decimal> = {}
  let rest = decimal(kg('co2e_kg'))
  const others = names.filter((name) => !/^scope_[123]/.test(name))
  for (const scope of ['scope_1', 'scope_2', 'scope_3']) {
    const own = names.filter((name) => name.startsWith(scope))
    if (own.length > 1) throw new WrongResult(message('report.row.several_categories', { list: own }))
    if (own[0] === undefined) continue
    const figure = decimal(kg(`${scope}_kg`))
    scopes[own[0]] = figure
    rest = subtract(rest, figure)
  }
  const [other] = others
  if (other !== undefined && other !== '') return { ...scopes, [other]: rest }
  return scopes
}

/** The rows of a JSON answer of POST /v1/batch, which is read as a whole. */
export function arrayResults(text: string, hashOf: HashOf): ReportInput[] {
  const { data } = JSON.parse(text) as { readonly data: readonly JsonRow[] }
  return data.flatMap((one, at) => rowOfJson(one, String(at + 1), hashOf) ?? [])
}

/** Lines of JSON, in short or in full. The closing line is no row. */
export async function* ndjsonResults(
  chunks: AsyncIterable<Buffer | string>,
  hashOf: HashOf,
): AsyncGenerator<ReportInput[]> {
  let number = 0
  for await (const lines of linesOf(chunks)) {
    const read: ReportInput[] = []
    for (const line of lines) {
      if (line !== TOO_LONG && line.trim() === '') continue
      const row = jsonRow(line, String(++number), hashOf)
      if (row !== undefined) read.push(row)
    }
    yield read
  }
}

interface JsonRow {
  readonly row?: number
  readonly id?: string
  readonly type?: string
  readonly status?: string
  readonly closing?: object
  readonly answer?: object
  readonly co2e_kg?: number
  readonly range?: { readonly low: number; readonly high: number }
  readonly scopes?: Readonly<Record<string, number>>
  readonly scope_2_market_based_kg?: number
  readonly factor_id?: string
  readonly tier?: string
  readonly edition?: string
  readonly edition_hash?: string
  readonly calculation_id?: string
  readonly request?: string
  readonly notices?: readonly string[]
  readonly lines?: readonly ShortLineAnswer[]
  readonly error?: { readonly message?: string }
}

function jsonRow(line: Line, number: string, hashOf: HashOf): ReportInput | undefined {
  if (line === TOO_LONG) return { ref: number, problems: [reasonOf(message('report.row.too_long', {}))] }
  let parsed: JsonRow
  try {
    parsed = JSON.parse(line) as JsonRow
  } catch (error) {
    const text = (error as Error).message
    return { ref: number, problems: [reasonOf(message('report.row.not_json', { text }))] }
  }
  return rowOfJson(parsed, number, hashOf)
}

function rowOfJson(parsed: JsonRow, number: string, hashOf: HashOf): ReportInput | undefined {
  const { closing, id, row, status, type = '', answer, error } = parsed
  if (closing) return undefined
  const ref = id ?? String(row ?? number)
  if (status !== 'ok') return problemRow(ref, error?.message)
  return guarded(ref, () =>
    answer ? rowOfWhole(ref, type, answer) : rowOfShort(shortRowOf(ref, parsed), hashOf),
  )
}

function shortRowOf(ref: string, row: JsonRow): ResultRow {
  const {
    type = '',
    scopes = {},
    scope_2_market_based_kg: market,
    factor_id = '',
    tier = '',
    edition = '',
  } = row
  return {
    ref,
    type,
    kg: String(row.co2e_kg),
    lowKg: String(row.range?.low),
    highKg: String(row.range?.high),
    scopes: Object.fromEntries(Object.entries(scopes).map(([name, kg]) => [name, decimal(kg)])),
    marketKg: market === undefined ? '' : String(market),
    factorId: factor_id,
    tier,
    edition,
    editionHash: row.edition_hash,
    calculationId: row.calculation_id,
    request: row.request,
    notices: row.notices ?? [],
    lines: (row.lines ?? []).map(lineOfJson),
  }
}

const TIERS: ReadonlySet<string> = new Set(['exact', 'user', 'region', 'global', 'estimate'])

/** Throws an error for amounts that are not valid, or do not add up. */
function rowOfShort({ ref, type, edition, notices, ...said }: ResultRow, hashOf: HashOf): ReportInput {
  const { scopes, tier, factorId, marketKg, calculationId, request } = said
  const kg = decimal(said.kg)
  if (!isSame(kg, Object.values(scopes).reduce(add, ZERO)))
    throw new WrongResult(message('report.row.scopes_differ', {}))
  if (said.lines.length > 0 && !isSame(kg, Object.values(scopesOfLines(said.lines)).reduce(add, ZERO)))
    throw new WrongResult(message('report.row.lines_differ', {}))
  if (!TIERS.has(tier)) throw new WrongResult(message('report.row.unknown_tier', { value: tier }))
  const here = hashOf(edition)
  if (here === undefined) throw new WrongResult(message('report.row.unknown_edition', { value: edition }))
  const shortRow = {
    grams: gramsOf(kg),
    lowGrams: gramsOf(decimal(said.lowKg)),
    highGrams: gramsOf(decimal(said.highKg)),
    scopes: Object.fromEntries(Object.entries(scopes).map(([name, figure]) => [name, gramsOf(figure)])),
    ...(marketKg !== '' && { marketGrams: gramsOf(decimal(marketKg)) }),
    factorIds: factorId === '' ? [] : [factorId],
    tier: tier as Tier,
    quality: undefined,
    lines: said.lines,
  }
  return {
    ref,
    type,
    shortRow,
    edition,
    editionHash: said.editionHash ?? here,
    notices,
    ...(calculationId !== undefined && { calculationId }),
    ...(request !== undefined && { request }),
    activity: activityOf(request),
  }
}

const gramsOf = (kg: Decimal) => toNumber(multiply(kg, GRAMS_PER_KG))

/** A row that someone has changed by hand is a problem of that row. */
function guarded(ref: string, read: () => ReportInput): ReportInput {
  try {
    return read()
  } catch (error) {
    const reason =
      error instanceof WrongResult || error instanceof WrongLine
        ? error.said
        : message('report.row.unknown_fault', {})
    return { ref, problems: [reasonOf(message('report.row.unreadable', { reason }))] }
  }
}

class WrongResult extends WordedError {}

/** With the text that the results have. */
function problemRow(ref: string, text: string | undefined): ReportInput {
  return { ref, problems: [text ? { message: text } : reasonOf(message('report.row.no_answer', {}))] }
}
