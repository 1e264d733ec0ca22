/** What databases write differently. Everything else of the text is the same for all. */

/** whole: an integer of 38 digits. */
export type SqlType = 'whole' | 'text' | 'double' | 'yes_no' | 'number'

export interface SqlFunction {
  readonly name: string
  readonly params: Readonly<Record<string, SqlType>>
  readonly returns: SqlType
  readonly body: string
}

export interface Question {
  /** Of the macro, without `everygram_`. */
  readonly name: string
  /** The columns that its rows have, and what is taken where one is NULL. */
  readonly columns: Readonly<Record<string, string>>
  /** Common table expressions that begin with the rows, by `asked`, and the names of helping columns. */
  readonly steps: (rows: string) => string
  readonly helpers: readonly string[]
  /** Its figures and what is said of them, in the order in which they stand behind the columns of the rows. */
  readonly answer: readonly string[]
}

export interface Dialect {
  readonly name: string
  readonly whole: (expression: string) => string
  readonly functions: (functions: readonly SqlFunction[]) => string
  readonly rates: (name: string) => string
  readonly question: (question: Question) => string
  /** Whole numbers divided without a rest, and the rest. */
  readonly arithmetic: readonly SqlFunction[]
}

/** `* EXCLUDE (…)` of one is `* EXCEPT (…)` of the other. */
function selected({ steps, helpers, answer }: Question, rows: string, without: string): string {
  const list = helpers.map((name) => `eg_${name}`).join(', ')
  return `${steps(rows)}
  SELECT * ${without} (${list}),
    ${answer.join(',\n    ')}
  FROM answered`
}

const DIVIDED: Omit<SqlFunction, 'body'> = {
  name: 'everygram_div',
  params: { n: 'whole', d: 'whole' },
  returns: 'whole',
}

/** Below 2 to the power of 63. */
const SMALL = '9000000000000000000'

export const DUCKDB: Dialect = {
  name: 'DuckDB',
  whole: (expression) => `CAST(${expression} AS HUGEINT)`,
  functions: (functions) =>
    functions
      .map(({ name, params, body }) => {
        return `CREATE OR REPLACE MACRO ${name}(${Object.keys(params).join(', ')}) AS\n  ${body};`
      })
      .join('\n'),
  rates: (name) =>
    `CREATE OR REPLACE TABLE everygram_${name} AS\n  SELECT * FROM read_parquet(getvariable('everygram_dir') || '/rates/${name}.parquet');`,
  question: (question) =>
    `CREATE OR REPLACE MACRO everygram_${question.name}(rows_of) AS TABLE\n  ${selected(question, 'query_table(rows_of)', 'EXCLUDE')};`,
  arithmetic: [
    { ...DIVIDED, body: divided('//') },
    { ...DIVIDED, name: 'everygram_rest', body: divided('%') },
  ],
}

/** Numbers of eight bytes are divided ten times faster than those of sixteen. */
function divided(operator: string): string {
  const is = (type: string) => `CAST(n AS ${type}) ${operator} CAST(d AS ${type})`
  return `CASE WHEN n < ${SMALL} AND d < ${SMALL} THEN ${is('BIGINT')} ELSE ${is('HUGEINT')} END`
}

const SPARK_TYPES: Readonly<Record<SqlType, string>> = {
  whole: 'DECIMAL(38,0)',
  text: 'STRING',
  double: 'DOUBLE',
  yes_no: 'BOOLEAN',
  number: 'STRING',
}

export const SPARK: Dialect = {
  name: 'Spark SQL',
  whole: (expression) => `CAST(${expression} AS DECIMAL(38,0))`,
  functions: (functions) =>
    functions
      .map(({ name, params, returns, body }) => {
        const typed = Object.entries(params).map(([param, type]) => `${param} ${SPARK_TYPES[type]}`)
        return `CREATE OR REPLACE TEMPORARY FUNCTION ${name}(${typed.join(', ')}) RETURNS ${SPARK_TYPES[returns]}\n  RETURN ${body};`
      })
      .join('\n'),
  rates: (name) =>
    `CREATE OR REPLACE TEMPORARY VIEW everygram_${name} USING parquet\n  OPTIONS (path '\${everygram_dir}/rates/${name}.parquet');`,
  question: (question) =>
    `CREATE OR REPLACE TEMPORARY VIEW everygram_${question.name} AS\n  ${selected(question, `${question.name}_rows`, 'EXCEPT')};`,
  arithmetic: [
    { ...DIVIDED, body: 'CAST(n DIV d AS DECIMAL(38,0))' },
    { ...DIVIDED, name: 'everygram_rest', body: 'CAST(n % d AS DECIMAL(38,0))' },
  ],
}
