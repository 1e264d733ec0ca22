/** What a database makes of rows, beside what the engine does. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Context } from '../../src/contract/operation.ts'
import { qualityText } from '../../src/engine/derive/quality.ts'
import type { ShortLine, ShortRow } from '../../src/engine/derive/short-row.ts'
import { type AnswerRow, rowAnswerer } from '../../src/surfaces/batch/answer-row.ts'
import { isGood, type RowAnswer } from '../../src/surfaces/batch/row.ts'
import { exportedFiles } from '../../src/surfaces/warehouse/export.ts'
import { parquet } from '../../src/surfaces/warehouse/parquet.ts'
import { columnsOf, type DomainName, type WarehouseRow } from './rows.ts'

export async function openWarehouse(context: Context, dir: string): Promise<DuckDBConnection> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  for await (const { path, bytes } of exportedFiles(context, dir)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), bytes)
    if (path === 'everygram.sql') await connection.run(String(bytes))
  }
  return connection
}

export interface Compared {
  readonly rows: number
  /** Rows that both answer. */
  readonly answered: number
  /** Rows that neither answers. */
  readonly refused: number
  /** Rows that the database leaves to the engine, by its reason. */
  readonly left: Readonly<Record<string, number>>
  /** Rows in which anything differs: the first ones. */
  readonly differences: readonly object[]
  readonly different: number
  readonly seconds: { readonly database: number; readonly engine: number }
}

const SHOWN = 5
const MILLISECONDS = 1000

/** `name` is the domain, and the macro. */
export async function compare(
  connection: DuckDBConnection,
  context: Context,
  { name, rows, dir }: { name: DomainName; rows: readonly WarehouseRow[]; dir: string },
): Promise<Compared> {
  const file = join(dir, `${name}_rows.parquet`)
  writeFileSync(file, parquet({ columns: columnsOf(rows), about: {}, createdBy: 'test' }))
  await connection.run(`CREATE OR REPLACE TABLE ${name}_rows AS SELECT * FROM read_parquet('${file}')`)
  rmSync(file)
  const begun = performance.now()
  await connection.run(
    `CREATE OR REPLACE TABLE ${name}_answers AS SELECT * FROM everygram_${name}('${name}_rows')`,
  )
  const database = (performance.now() - begun) / MILLISECONDS
  const columns = await columnsOfAnswers(connection, name)
  const asked = performance.now()
  const found = await differencesOf(name, rows, columns, rowAnswerer({ context, isFull: false }))
  return {
    ...found,
    rows: rows.length,
    seconds: { database, engine: (performance.now() - asked) / MILLISECONDS },
  }
}

type Cell = string | number | bigint | null
type Columns = Readonly<Record<string, readonly Cell[]>>

const SCOPES: Readonly<Record<string, string>> = {
  scope_1_grams: 'scope_1',
  scope_2_grams: 'scope_2',
  scope_3_category_3_grams: 'scope_3_category_3',
}

async function columnsOfAnswers(connection: DuckDBConnection, name: string): Promise<Columns> {
  const reader = await connection.runAndReadAll(`SELECT * FROM ${name}_answers ORDER BY n`)
  return reader.getColumnsObject() as unknown as Columns
}

async function differencesOf(
  type: DomainName,
  rows: readonly WarehouseRow[],
  columns: Columns,
  answerRow: AnswerRow,
): Promise<Pick<Compared, 'answered' | 'refused' | 'left' | 'differences' | 'different'>> {
  const left: Record<string, number> = {}
  const found = { answered: 0, refused: 0, left, differences: [] as object[], different: 0 }
  for (const [at, { params }] of rows.entries()) {
    const answer = await answerRow({ question: { type, params } })
    const reason = String(columns.reason?.[at] ?? '')
    if (!isGood(answer) && reason !== '') found.refused++
    else if (isGood(answer) && LEFT.has(reason)) left[reason] = (left[reason] ?? 0) + 1
    else judge(found, { params, ...wrongIn(answer, columns, at) })
  }
  return found
}

/** `row` has more than its parameters where anything differs. */
function judge(found: { answered: number; different: number; differences: object[] }, row: object): void {
  if (Object.keys(row).length === 1) found.answered++
  else if (++found.different <= SHOWN) found.differences.push(row)
}

/** What the documentation says that the database leaves to the engine. */
const LEFT = new Set(['needs_engine', 'several_countries'])

/** By the names of their columns: lines as the engine names them. */
const LINES: Readonly<Record<string, Partial<ShortLine>>> = {
  scope_1: { line: 'scope_1', kind: 'direct' },
  scope_2: { line: 'scope_2', basis: 'location' },
  scope_2_market_based: { line: 'scope_2', basis: 'market' },
  upstream: { line: 'scope_3_category_3', kind: 'upstream' },
  losses: { line: 'scope_3_category_3', kind: 'losses' },
  biogenic: { kind: 'biogenic_co2' },
}

function wantedOfLines({ lines }: ShortRow, columns: Columns): Record<string, unknown> {
  const wanted: Record<string, unknown> = {}
  for (const [name, is] of Object.entries(LINES)) {
    if (!columns[`${name}_tier`]) continue
    const found = lines.find((line) =>
      Object.entries(is).every(([key, value]) => line[key as 'kind'] === value),
    )
    const { grams, lowGrams, highGrams, tier, quality } = found?.amount ?? {}
    wanted[`${name}_tier`] = tier ?? null
    wanted[`${name}_quality`] = quality ? qualityText(quality) : null
    wanted[`${name}_range_low_grams`] = lowGrams ?? null
    wanted[`${name}_range_high_grams`] = highGrams ?? null
    if (found?.amount) wanted[`${name}_grams`] = grams
  }
  return wanted
}

function wrongIn(answer: RowAnswer, columns: Columns, at: number): object | undefined {
  const got = (name: string) => {
    const value = columns[name]?.[at]
    return typeof value === 'bigint' ? Number(value) : value
  }
  if (!isGood(answer)) return { engine: answer.problems[0].message, database: got('co2e_grams') }
  const { shortRow, notices } = answer
  const { grams, lowGrams, highGrams, marketGrams, scopes, factorIds, tier, quality } = shortRow
  const isRanged = got('vehicles') === undefined || got('vehicles') === null
  const wanted: Record<string, unknown> = {
    co2e_grams: grams,
    tier,
    quality: quality ? qualityText(quality) : null,
    ...wantedOfLines(shortRow, columns),
    factor_id: factorIds[0],
    reason: null,
    ...(isRanged && { range_low_grams: lowGrams, range_high_grams: highGrams }),
    ...(columns.scope_2_market_based_grams && { scope_2_market_based_grams: marketGrams ?? null }),
  }
  for (const [column, scope] of Object.entries(SCOPES))
    if (columns[column]) wanted[column] = scopes[scope] ?? 0
  const said = String(got('notices') ?? '')
    .split(' ')
    .filter((code) => code !== '')
  const unsaid = said.filter((code) => !notices.includes(code))
  const wrong = Object.entries(wanted).filter(([name, value]) => got(name) !== value)
  if (wrong.length === 0 && unsaid.length === 0) return undefined
  return { wrong: wrong.map(([name, value]) => [name, value, got(name)]), unsaid }
}
