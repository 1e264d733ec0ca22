/** Numbers, dates and countries as the reader's language writes them. */
import { locale } from './messages.ts'

/** Digits that are shown of a figure which is read and not copied. */
const SHOWN_DIGITS = 4
/** Digits of one that can be checked. */
const EXACT_DIGITS = 12
const ONE_PERCENT = 0.01
const GRAMS_IN_KG = 1000
const KG_IN_TONNE = 1000
/** From here on kilograms are harder to read than tonnes. */
const TONNES_FROM_KG = 10_000

/** A mass with its unit, as it is best read. */
export interface ShownMass {
  readonly figure: string
  readonly unit: string
}

/**
 * `kg` of CO2e in grams, kilograms or tonnes, with four digits that count. `largest`: of those that are compared with
 * it, which have one unit.
 */
export function mass(kg: number, largest = kg): ShownMass {
  const size = Math.abs(largest)
  if (size >= TONNES_FROM_KG) return { figure: readable(kg / KG_IN_TONNE), unit: 't' }
  if (size >= 1 || size === 0) return { figure: readable(kg), unit: 'kg' }
  return { figure: readable(kg * GRAMS_IN_KG), unit: 'g' }
}

/** The same as one text: 31.2 kg. */
export function massText(kg: number, largest = kg): string {
  const { figure, unit } = mass(kg, largest)
  return `${figure}\u00a0${unit}`
}

/** With four digits that count. */
export function readable(value: number): string {
  return format({ maximumSignificantDigits: SHOWN_DIGITS }).format(value)
}

/** How many times another, as one says it: 1.5. */
export function times(ratio: number): string {
  return format({ maximumSignificantDigits: 2 }).format(ratio)
}

/** With every digit that was answered. */
export function exact(value: number): string {
  return format({ maximumSignificantDigits: EXACT_DIGITS }).format(value)
}

/** A figure as its publication has it: digit for digit, with the reader's mark for decimals. */
export function published(figure: string): string {
  const decimals = figure.split('.')[1]?.length ?? 0
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // Of a text every digit counts; the types know numbers alone.
  return format(options).format(figure as unknown as number)
}

/** Kilograms to the gram, or closer where they are few. */
export function exactKg(kg: number): string {
  const options = {
    maximumFractionDigits: 3,
    maximumSignificantDigits: SHOWN_DIGITS,
    roundingPriority: 'morePrecision',
  }
  return `${format(options as Intl.NumberFormatOptions).format(kg)}\u00a0kg`
}

/** `share` of one. */
export function percent(share: number): string {
  if (share > 0 && share < ONE_PERCENT / 2) return `<\u2009${percent(ONE_PERCENT)}`
  return format({ style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** `share` of one more or less than before, with its sign. */
export function change(share: number): string {
  return format({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(share)
}

/** Of an ISO 3166-1 alpha-2 code; the code where the browser knows no name. */
export function countryName(code: string): string {
  try {
    return regions().of(code) ?? code
  } catch {
    return code
  }
}

/** `day` as YYYY-MM-DD. */
export function dateText(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** `month` as YYYY-MM: January 2026. */
export function monthText(month: string): string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale(), options).format(new Date(`${month}-01`))
}

const formats = new Map<string, Intl.NumberFormat>()

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.NumberFormat(locale(), options)
  formats.set(key, known)
  return known
}

let names: Intl.DisplayNames | undefined

function regions(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames(locale(), { type: 'region' })
  return names
}
