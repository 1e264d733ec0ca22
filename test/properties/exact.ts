/**
 * Exact fractions for checking the engine by arithmetic that is not the engine's, and the data edition read by a
 * reader that is not the edition's.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listedTables, placeIn, readList } from '../../src/process/data/edition-list.ts'
import { PACKAGE_DATA } from '../../src/process/package-root.ts'
import { csvRows } from '../../src/tables/csv.ts'
import { edition } from '../support/app.ts'

export interface Fraction {
  top: bigint
  /** Above zero. */
  bottom: bigint
}

/** The fraction that a decimal text such as `-0.18296` or `1.5e4` stands for. */
export function fraction(text: string | number): Fraction {
  const [mantissa = '', exponent = '0'] = String(text).toLowerCase().split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const power = Number(exponent) - decimals.length
  const digits = BigInt(`${whole}${decimals}`)
  return power >= 0
    ? { top: digits * 10n ** BigInt(power), bottom: 1n }
    : { top: digits, bottom: 10n ** BigInt(-power) }
}

export function product(...factors: Fraction[]): Fraction {
  return factors.reduce((a, b) => ({ top: a.top * b.top, bottom: a.bottom * b.bottom }))
}

export function sum(...terms: Fraction[]): Fraction {
  return terms.reduce((a, b) => ({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }))
}

export function quotient(a: Fraction, b: Fraction): Fraction {
  const sign = b.top < 0n ? -1n : 1n
  return { top: sign * a.top * b.bottom, bottom: sign * a.bottom * b.top }
}

/** Below, at or above zero: the sign of `a - b`. */
export function compared(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export function distance(a: Fraction, b: Fraction): Fraction {
  const top = a.top * b.bottom - b.top * a.bottom
  return { top: top < 0n ? -top : top, bottom: a.bottom * b.bottom }
}

/** The nearest integer; a half goes away from zero. */
export function rounded({ top, bottom }: Fraction): bigint {
  const size = top < 0n ? -top : top
  const up = 2n * (size % bottom) >= bottom ? 1n : 0n
  const nearest = size / bottom + up
  return top < 0n ? -nearest : nearest
}

const THOUSAND = fraction(1000)

export function gramsOf(kg: Fraction): number {
  return Number(rounded(product(kg, THOUSAND)))
}

/** The value with `decimals` places, as a number. */
export function roundedTo(value: Fraction, decimals: number): number {
  return Number(`${rounded(product(value, fraction(`1e${decimals}`)))}e-${decimals}`)
}

/** How JSON writes a whole number of grams in kilograms: 31200 is 31.2. */
export function kgText(grams: number): string {
  const digits = String(grams).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '')
}

/** The texts after `"name":` in a JSON text, as they are written there. */
export function written(json: string, name: string): string[] {
  return [...json.matchAll(new RegExp(`"${name}":([^,}\\]]*)`, 'g'))].map(([, value = '']) => value)
}

export type Row = Record<string, string>

const FILES = listedTables(readList(placeIn(PACKAGE_DATA, edition.name)))

/** The rows of one table of the edition under test. */
export function table(name: string): Row[] {
  return csvRows(readFileSync(join(PACKAGE_DATA, FILES.get(name)?.file ?? ''), 'utf8'))
}

/** The value at a key that is known to be there. */
export function at<T>(
  values: Record<string, T> | ReadonlyMap<string, T> | readonly T[],
  key: string | number,
): T {
  const value = values instanceof Map ? values.get(String(key)) : (values as Record<string, T>)[key]
  if (value === undefined) throw new Error(`nothing at ${key}`)
  return value
}
