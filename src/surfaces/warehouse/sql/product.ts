/** A question that is answered by rates times a product of quantities: the text follows from the rates and the parameters. */

import type { RateProduct, Rates } from '../../../domains/rates.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { digitsAt } from '../../../engine/numbers/decimal.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Dialect, Question } from './dialect.ts'
import { MILLION, SAID, saidAnswer, saidColumns } from './functions.ts'
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
}

/** Grams as SQL, where the total is known. */
export interface Grams {
  /** What a line has of the total. */
  readonly ofLine: (line: string) => string
  /** The product times a figure of the rates. */
  readonly byRate: (figure: string) => string
  /** The product times a parameter in grams. */
  readonly byNumber: (name: string) => string
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
    ofLine: (line: string) => gramsOfLine(product, line),
    byRate: (figure: string) => rounded(`eg_${figure}`),
    byNumber: (number: string) => rounded(`eg_${helperOf(number)}`, dialect.whole(`${MILLION}`)),
  }
  const total = partsOf(product).map((figure) => `eg_${figure}`)
  return {
    name,
    columns,
    helpers: [...read.keys(), ...figures, 'reason', ...SAID],
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
  ), answered AS (
    SELECT f.*, CASE WHEN eg_reason IS NULL THEN CAST(
      ${rounded(total.length > 1 ? `(${total.join(' + ')})` : `${total}`)} AS BIGINT) END AS co2e_grams
    FROM found AS f
  )`,
    answer: [
      ...Object.entries(own.grams?.(grams) ?? gramsOfLines(product, grams)).map(
        ([column, value]) =>
          `CASE WHEN co2e_grams IS NOT NULL THEN CAST(${value} AS BIGINT) END AS ${column}_grams`,
      ),
      ...saidAnswer(edition.name),
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

/** The figures that add up to the total, in the order in which they get what is left of rounding. */
const partsOf = ({ lines }: RateProduct) => Object.keys(lines).filter((figure) => lines[figure] !== 'beside')

/** One for each line, where there are several; behind them what is no part of the total. */
function gramsOfLines(product: RateProduct, { ofLine, byRate }: Grams): Record<string, string> {
  const lines = [...new Set(partsOf(product).map((figure) => String(product.lines[figure])))]
  const beside = Object.keys(product.lines).filter((figure) => product.lines[figure] === 'beside')
  return Object.fromEntries([
    ...(lines.length > 1 ? lines.map((line) => [line, ofLine(line)]) : []),
    ...beside.map((figure) => [figure, byRate(figure)]),
  ])
}

/** A line of one part has the grams of the part, one of several what the others leave. */
function gramsOfLine(product: RateProduct, line: string): string {
  const parts = partsOf(product)
  const [first, second, third = `0 * ${second}`] = parts.map((part) => `eg_${part}`)
  const gramsOf = (part: string) =>
    `everygram_${NTH[parts.indexOf(part)]}_part(co2e_grams, ${first}, ${second}, ${third})`
  const own = parts.filter((part) => product.lines[part] === line)
  const others = parts.filter((part) => product.lines[part] !== line)
  return own.length === 1 ? own.map(gramsOf).join('') : ['co2e_grams', ...others.map(gramsOf)].join(' - ')
}

const NTH = ['first', 'second']

/** Two columns a line. */
const inPairs = (columns: readonly string[]) =>
  columns.map((column, at) => (at > 0 && at % 2 === 0 ? `\n      ${column}` : ` ${column}`)).join(',')
