/** Fractions as responses show them, and the data edition read by a reader that is not the edition's. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listedTables, placeIn, readList } from '../../src/factors/files/edition-list.ts'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { edition } from '../support/app.ts'
import { type Fraction, fraction, product, rounded } from './fractions.ts'

export function distance(a: Fraction, b: Fraction): Fraction {
  const top = a.top * b.bottom - b.top * a.bottom
  return { top: top < 0n ? -top : top, bottom: a.bottom * b.bottom }
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
