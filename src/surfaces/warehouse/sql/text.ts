/** The whole text for a database: functions, tables of rates, questions. */
import type { Edition } from '../../../factors/edition.ts'
import { type Dialect, DUCKDB, type Question, SPARK, type SqlFunction } from './dialect.ts'
import { commonFunctions } from './functions.ts'
import { simpleQuestions } from './simple.ts'
import { freightQuestion, travelQuestion } from './ways.ts'

function questionsOf(dialect: Dialect, edition: Edition): Question[] {
  return [
    ...simpleQuestions(dialect, edition),
    travelQuestion(dialect, edition.name),
    freightQuestion(dialect, edition.name),
  ]
}

/** `dir`: where the export lies, as the database reads it. */
export function duckdbText(edition: Edition, dir: string): string {
  const set = `SET VARIABLE everygram_dir = '${dir.replaceAll("'", "''")}';`
  return `${headOf(DUCKDB, edition)}
-- Where the files lie; a bucket is as good: SET VARIABLE everygram_dir = 's3://bucket/2025';
${set}

${bodyOf(DUCKDB, edition)}
`
}

export function sparkText(edition: Edition): string {
  return `${headOf(SPARK, edition)}
-- Needs Spark 4.0 (functions in SQL). \${everygram_dir} is a variable of spark-sql: --hivevar everygram_dir=s3://bucket/2025
-- Rows are the view or table <question>_rows, with the columns that stand above each view: hotel_rows, fuel_rows, ...
-- UNTRIED: this text was not run by us. Its queries are the ones that run in DuckDB; what differs are the head, the
-- division of whole numbers (DIV, %), and EXCEPT for EXCLUDE. Compare a thousand rows with everygram calc before you trust it.

${bodyOf(SPARK, edition)}
`
}

function headOf({ name }: Dialect, { name: edition, hash, label }: Edition): string {
  return `-- Everygram for ${name}: data edition ${edition} (${label}), ${hash}.
-- Grams are those of everygram calc and of the API, row by row. Where there is no figure, the column reason says why.`
}

function bodyOf(dialect: Dialect, edition: Edition): string {
  const questions = questionsOf(dialect, edition)
  return [
    '-- 1. Functions.',
    dialect.functions([
      ...dialect.arithmetic,
      ...commonFunctions(dialect, edition.countryAliases),
      ...wayFunctions(edition),
    ]),
    '\n-- 2. Rates, which are small: some hundred thousand rows, each a question of one unit that the engine answered.',
    ...questions.map(({ name }) => dialect.rates(`${name}_rates`)),
    '\n-- 3. Questions.',
    ...questions.map((question) => `${columnsOf(question)}\n${dialect.question(question)}\n`),
  ].join('\n')
}

function columnsOf({ name, columns }: Question): string {
  const lines = Object.entries(columns).map(([column, instead]) =>
    instead === 'none' ? `--   ${column}` : `--   ${column} (NULL: ${instead})`,
  )
  return [`-- ${name}: the rows have, beside any columns of their own,`, ...lines].join('\n')
}

const METRES_PER_KM = 1000

/** From the tables of the edition: which haul a flight is, and how its publisher sorts it. */
function wayFunctions(edition: Edition): SqlFunction[] {
  const bands = rowsOf(edition, 'flight_hauls')
  const hauls = bands.map(({ haul, below_km }) =>
    typeof below_km === 'number'
      ? `WHEN metres < ${below_km * METRES_PER_KM} THEN '${haul}'`
      : `ELSE '${haul}'`,
  )
  const territories = new Map<string, string[]>()
  for (const { haul, country_code } of rowsOf(edition, 'flight_territories')) {
    territories.set(String(haul), [...(territories.get(String(haul)) ?? []), `'${country_code}'`])
  }
  const sorted = [...territories].map(([haul, codes]) => `WHEN code IN (${codes.join(', ')}) THEN '${haul}'`)
  const countries = [...edition.countries.keys()].map((code) => `'${code}'`).join(', ')
  return [
    {
      name: 'everygram_is_country',
      params: { code: 'text' },
      returns: 'yes_no',
      body: `code IN (${countries})`,
    },
    {
      name: 'everygram_haul',
      params: { metres: 'whole' },
      returns: 'text',
      body: `CASE ${hauls.join(' ')} END`,
    },
    {
      name: 'everygram_territory',
      params: { code: 'text' },
      returns: 'text',
      body: sorted.length > 0 ? `CASE ${sorted.join(' ')} ELSE '' END` : "''",
    },
    {
      // As the publisher sorts it: by the other end where one is its own country, else among the international ones.
      name: 'everygram_sorted',
      params: { haul: 'text', one: 'text', other: 'text', unnamed: 'yes_no' },
      returns: 'yes_no',
      body: `unnamed OR (one = 'domestic' OR other = 'domestic') AND haul =
    CASE CASE WHEN one = 'domestic' THEN other ELSE one END
      WHEN '' THEN CASE WHEN haul = 'long' THEN 'long' ELSE 'short' END
      ELSE CASE WHEN one = 'domestic' THEN other ELSE one END END`,
    },
  ]
}

function rowsOf(edition: Edition, name: string): readonly Readonly<Record<string, unknown>>[] {
  const found = edition.tables.find(({ table }) => table.name === name)
  return (found?.rows ?? []) as unknown as readonly Readonly<Record<string, unknown>>[]
}
