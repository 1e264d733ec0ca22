/** What the answer says of each line of a report: its grams, how far they may be off, its tier and quality. */
import type { RateProduct } from '../../../domains/rates.ts'
import { type Grams, partsOf } from './grams.ts'
import { helperOf } from './parameter.ts'

/** A line that takes the place of a figure, and the parameter by which the request gives it. */
export interface GivenLine {
  readonly name: string
  readonly by: string
  /** Codes of notices about what stands there otherwise. */
  readonly without: readonly string[]
}

export interface RatedLine {
  /** Of its columns. */
  readonly name: string
  /** Of the rates. */
  readonly figure: string
  readonly grams: string
  /** The answer has a column of its grams already. */
  readonly hasGrams: boolean
  /** Whether the request gives the line itself. */
  readonly isGiven?: string
  readonly givenTier?: string
  readonly isSome?: string
}

/** Of the figures of a product. */
export function ratedLines(
  product: RateProduct,
  givenLines: Readonly<Record<string, GivenLine>> = {},
  { ofPart, byRate }: Pick<Grams, 'ofPart' | 'byRate'>,
  columns: Readonly<Record<string, string>>,
): RatedLine[] {
  const parts = partsOf(product)
  return product.rated.map((figure): RatedLine => {
    const given = givenLines[figure]
    const name = given?.name ?? figure
    const hasGrams = name in columns
    const grams = columns[name] ?? (parts.includes(figure) ? ofPart(figure) : byRate(figure))
    const line = { name, figure, grams, hasGrams }
    if (given === undefined) return line
    const by = `eg_${helperOf(given.by)}`
    return {
      ...line,
      isGiven: `${by} IS NOT NULL`,
      givenTier: `eg_${given.by}_tier`,
      isSome: `coalesce(${by}, 1) > 0`,
    }
  })
}

/** Notices of the rates, without those about lines that the request gives. */
export function noticesSql(givenLines: Readonly<Record<string, GivenLine>> = {}): string {
  return Object.values(givenLines).reduce((all, { by, without }) => {
    const others = without.reduce(
      (left, code) => `replace(${left}, ' ${code} ', ' ')`,
      `' ' || ${all} || ' '`,
    )
    return `CASE WHEN eg_${helperOf(by)} IS NOT NULL THEN trim(${others}) ELSE ${all} END`
  }, 'eg_notices')
}

/** What somebody gives has no range, and is as good as it is. */
export function lineAnswer(line: RatedLine, isSomething: string): string[] {
  const { name, figure, hasGrams, isGiven, givenTier = '', isSome } = line
  const grams = `eg_${name}_grams`
  const cell = (column: string, given: string) => {
    const ofRates = `eg_${figure}_${column}`
    return isGiven === undefined ? ofRates : `CASE WHEN ${isGiven} THEN ${given} ELSE ${ofRates} END`
  }
  const isKnown = `WHEN ${grams} IS NOT NULL`
  return [
    ...(hasGrams ? [] : [`${grams} AS ${name}_grams`]),
    `everygram_low(${grams}, ${cell('range_low', '1')}) AS ${name}_range_low_grams`,
    `everygram_high(${grams}, ${cell('range_high', '1')}) AS ${name}_range_high_grams`,
    `CASE ${isKnown} THEN ${cell('tier', givenTier)} END AS ${name}_tier`,
    `CASE ${isKnown} AND ${[isSomething, isSome ?? []].flat().join(' AND ')} THEN ${cell('quality', `${givenTier} || ' 1'`)} END AS ${name}_quality`,
  ]
}
