/** The total divided into the grams of lines and of parts, as SQL. */
import type { RateProduct } from '../../../domains/rates.ts'

/** Grams as SQL, where the total is known. */
export interface Grams {
  /** What a figure has of the total. */
  readonly ofPart: (figure: string) => string
  /** What a line has of the total. */
  readonly ofLine: (line: string) => string
  /** The product times a figure of the rates. */
  readonly byRate: (figure: string) => string
  /** The product times a parameter in grams. */
  readonly byNumber: (name: string) => string
}

/** The figures that add up to the total, in the order in which they get what is left of rounding. */
export const partsOf = ({ lines }: RateProduct) =>
  Object.keys(lines).filter((figure) => lines[figure] !== 'beside')

/** One for each line, where there are several; behind them what is no part of the total. */
export function gramsOfLines(product: RateProduct, { ofLine, byRate }: Grams): Record<string, string> {
  const lines = [...new Set(partsOf(product).map((figure) => String(product.lines[figure])))]
  const beside = Object.keys(product.lines).filter((figure) => product.lines[figure] === 'beside')
  return Object.fromEntries([
    ...(lines.length > 1 ? lines.map((line) => [line, ofLine(line)]) : []),
    ...beside.map((figure) => [figure, byRate(figure)]),
  ])
}

/** A line of one part has the grams of the part, one of several what the others leave. */
export function gramsOfLine(product: RateProduct, line: string): string {
  const parts = partsOf(product)
  const own = parts.filter((part) => product.lines[part] === line)
  const others = parts.filter((part) => product.lines[part] !== line)
  if (own.length === 1) return own.map((part) => gramsOfPart(product, part)).join('')
  return ['co2e_grams', ...others.map((part) => gramsOfPart(product, part))].join(' - ')
}

/** The last of three has what the others leave. */
export function gramsOfPart(product: RateProduct, part: string): string {
  const parts = partsOf(product)
  const [first, second, third = `0 * ${second}`] = parts.map((one) => `eg_${one}`)
  const nth = NTH[parts.indexOf(part)]
  if (nth !== undefined) return `everygram_${nth}_part(co2e_grams, ${first}, ${second}, ${third})`
  const others = parts.filter((one) => one !== part)
  return ['co2e_grams', ...others.map((one) => gramsOfPart(product, one))].join(' - ')
}

const NTH = ['first', 'second']
