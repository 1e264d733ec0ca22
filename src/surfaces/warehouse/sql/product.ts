/** A question that is answered by rates times a product of quantities: the text follows from the rates and the parameters. */

import type { RateProduct, Rates } from '../../../domains/rates.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { digitsAt } from '../../../engine/numbers/decimal.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Dialect, Question } from './dialect.ts'
import { MILLION, SAID, saidAnswer, saidColumns } from './functions.ts'
import { type Grams, gramsOfLine, gramsOfLines, gramsOfPart, partsOf } from './grams.ts'
import { type GivenLine, lineAnswer, noticesSql, ratedLines } from './lines.ts'
import { helperOf, limitsSql, parametersOf, readSql } from './parameter.ts'

export interface ProductQuestion {
  readonly name: string
  readonly rates: Omit<Rates, 'rows'>
  readonly product: RateProduct
  readonly own: OwnSql
}

/** What the rates do not say. */
export interface OwnSql {
  /** The reason where no rate has the keys. */
  readonly unknown: string
  /** Keys that are made of several parameters. */
  readonly keys?: Readonly<Record<string, { readonly of: readonly string[]; readonly sql: string }>>
  /** Parameters that are numbers beside the product. */
  readonly numbers?: readonly string[]
  /** Columns of grams beside the total, where they are not one for each line. */
  readonly grams?: (grams: Grams) => Readonly<Record<string, string>>
  /** Figures whose line has another name and may be given in the request. */
  readonly given?: Readonly<Record<string, GivenLine>>
}

export function productQuestion(dialect: Dialect, edition: Edition, question: ProductQuestion): Question {
  const { name, rates, product, own } = question
  const { read, limits, columns } = askedOf(dialect, edition, question)
  const { amount, over } = factorsOf(product)
  const keys = Object.keys(rates.keys)
  const figures = [...Object.keys(rates.figures), 'denominator']
  const rounded = (rate: string, denominator = 'eg_denominator') =>
    `everygram_round(${amount} * ${rate}, ${over(denominator)})`
  const grams = {
    ofPart: (figure: string) => gramsOfPart(product, figure),
    ofLine: (line: string) => gramsOfLine(product, line),
    byRate: (figure: string) => rounded(`eg_${figure}`),
    byNumber: (number: string) => rounded(`eg_${helperOf(number)}`, dialect.whole(`${MILLION}`)),
  }
  const total = partsOf(product).map((figure) => `eg_${figure}`)
  const columnsOfGrams = own.grams?.(grams) ?? gramsOfLines(product, grams)
  const lines = ratedLines(product, own.given, grams, columnsOfGrams)
  const known = (value: string) => `CASE WHEN co2e_grams IS NOT NULL THEN CAST(${value} AS BIGINT) END`
  return {
    name,
    columns,
    helpers: [...read.keys(), ...figures, 'reason', ...lines.map(({ name }) => `${name}_grams`), ...SAID],
    steps: (rows) => `WITH asked AS (
    SELECT q.*,${inPairs([...read].map(([helper, value]) => `${value} AS eg_${helper}`))}
    FROM ${rows} AS q
  ), found AS (
    SELECT a.*, ${figures.map((figure) => `r.${figure} AS eg_${figure}`).join(', ')},
      ${saidColumns},
      CASE
        WHEN r.${keys[0]} IS NULL THEN '${own.unknown}'
        WHEN r.reason IS NOT NULL THEN r.reason
        WHEN ${limits.join('\n          AND ')} THEN NULL
        ELSE 'out_of_range'
      END AS eg_reason
    FROM asked AS a LEFT JOIN everygram_${rates.name} AS r
      ON ${keys.map((key) => `r.${key} = a.eg_${helperOf(key)}`).join(' AND ')}
  ), added AS (
    SELECT f.*, CASE WHEN eg_reason IS NULL THEN CAST(
      ${rounded(total.length > 1 ? `(${total.join(' + ')})` : `${total}`)} AS BIGINT) END AS co2e_grams
    FROM found AS f
  ), answered AS (
    SELECT ${['s.*', ...lines.map((line) => `${known(line.grams)} AS eg_${line.name}_grams`)].join(', ')}
    FROM added AS s
  )`,
    answer: [
      ...Object.entries(columnsOfGrams).map(([column, value]) => `${known(value)} AS ${column}_grams`),
      ...lines.flatMap((line) => lineAnswer(line, isSomething(product))),
      ...saidAnswer(edition.name, isSomething(product), noticesSql(own.given)),
    ],
  }
}

/** Columns of the rows: how each is read, between which limits it must lie, and what is taken where it is NULL. */
function askedOf(dialect: Dialect, edition: Edition, { rates, product, own }: ProductQuestion) {
  const parameters = parametersOf(product, edition)
  const parameter = (name: string) => getOrThrow(parameters, name)
  const sqlOf = (name: string) => readSql(dialect, parameter(name))
  const made = own.keys ?? {}
  const keys = Object.keys(rates.keys)
  const numbers = [...product.quantities, ...(own.numbers ?? [])]
  const units = Object.entries(product.units)
  const read: (readonly [name: string, value: string])[] = [
    ...keys.map((key) => [key, made[key]?.sql ?? sqlOf(key)] as const),
    ...numbers.map((name) => [name, sqlOf(name)] as const),
    ...units.map(([name, per]) => [name, dialect.whole(unitSql(sqlOf(name), per))] as const),
  ]
  const taken = new Set([...read.map(([name]) => name), ...Object.values(made).flatMap(({ of }) => of)])
  const columns = [...parameters.values()].filter(({ name }) => taken.has(name))
  return {
    read: new Map(read.map(([name, value]) => [helperOf(name), value])),
    limits: [...numbers.map((name) => limitsSql(parameter(name))), ...factorsOf(product).limits],
    columns: Object.fromEntries(
      columns.map(({ name, assumed, ...one }) => [name, String(one.default ?? assumed ?? 'none')]),
    ),
  }
}

/** What is multiplied, as whole numbers: quantities in millionths, units in as small a part as all of them need. */
function factorsOf({ quantities, units, maximum }: RateProduct) {
  const factors = [
    ...quantities.map((name) => ({ name: `eg_${helperOf(name)}`, scale: MILLION })),
    ...Object.entries(units).map(([name, per]) => ({
      name: `eg_${helperOf(name)}`,
      scale: 10 ** decimalsOf(per),
    })),
  ]
  const scaled = (value: number) => factors.reduce((all, { scale }) => all * BigInt(scale), BigInt(value))
  const product = (from: string) => factors.map(({ name }) => from + name).join(' * ')
  return {
    amount: product(''),
    /** From its end on: the scales together may be more than a number of four bytes. */
    over(denominator: string) {
      const scales = factors.map(({ scale }) => `${scale} * `).join('(')
      return `${scales}${denominator}${')'.repeat(factors.length - 1)}`
    },
    limits: maximum === undefined ? [] : [`${product('a.')} <= ${scaled(maximum)}`],
  }
}

type PerUnit = RateProduct['units'][string]

const decimalsOf = (per: PerUnit) => Math.max(...Object.values(per).map(({ scale }) => scale))

function unitSql(unit: string, per: PerUnit): string {
  const cases = Object.entries(per).map(
    ([name, one]) => `WHEN '${name}' THEN ${digitsAt(one, decimalsOf(per))}`,
  )
  return `CASE ${unit} ${cases.join(' ')} END`
}

/** Whether there is any of it: of nothing, all is zero and of no quality. */
const isSomething = ({ quantities }: RateProduct) =>
  quantities.map((name) => `eg_${helperOf(name)} > 0`).join(' AND ')

/** Two columns a line. */
const inPairs = (columns: readonly string[]) =>
  columns.map((column, at) => (at > 0 && at % 2 === 0 ? `\n      ${column}` : ` ${column}`)).join(',')
