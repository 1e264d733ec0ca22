/** A mass as people write it in reports: 31.2 kg, 1 234,5 t, 650g CO2e. */

export interface GivenFigure {
  readonly kg: number
  /** Half of the place of the last digit, in kg: 31.2 can be anything from 31.15 to 31.25. */
  readonly halfStepKg: number
}

/** Characters; a figure with a word or two behind it is shorter. */
const LENGTH_MAX = 100
const NUMBER = /^[-+]?\d[\d.,'’ \u00a0\u202f]*/
const GROUPING = /['’ \u00a0\u202f]/g
const CARBON = /co[2₂]?-?e?q?$/

/** kg in each unit. Without a unit kilograms are meant. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  kg: 1,
  kgs: 1,
  kilo: 1,
  kilos: 1,
  kilogram: 1,
  kilograms: 1,
  kilogramm: 1,
  g: 0.001,
  gram: 0.001,
  grams: 0.001,
  gramm: 0.001,
  t: 1000,
  ton: 1000,
  tonne: 1000,
  tonnes: 1000,
  tonnen: 1000,
}

/** Undefined for what is no mass. `mark`: what the reader's language puts before decimals, where a text leaves it open. */
export function readFigure(text: string, mark: string): GivenFigure | undefined {
  const given = text.trim()
  const digits = given.length > LENGTH_MAX ? undefined : NUMBER.exec(given)?.[0]
  if (digits === undefined) return undefined
  const [word = ''] = given.slice(digits.length).trim().toLowerCase().split(/\s/)
  const unit = word.replace(CARBON, '')
  if (!Object.hasOwn(UNITS, unit)) return undefined
  const plain = plainDigits(digits.trim(), mark)
  const value = Number(plain)
  const inKg = UNITS[unit] ?? 1
  if (plain === '' || !Number.isFinite(value)) return undefined
  const decimals = plain.split('.')[1]?.length ?? 0
  return { kg: value * inKg, halfStepKg: (inKg * 10 ** -decimals) / 2 }
}

/** The number as a program writes it. */
function plainDigits(digits: string, mark: string): string {
  const bare = digits.replace(GROUPING, '')
  const decimal = decimalMark(bare, mark)
  const grouping = decimal === ',' ? '.' : ','
  return bare.replaceAll(grouping, '').replace(decimal, '.')
}

/** Of two kinds of marks the last is the decimal one; one that is there twice is not; for 1.234 the language decides. */
function decimalMark(bare: string, mark: string): string {
  const [point, comma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  const only = point >= 0 ? '.' : ','
  const parts = bare.split(only)
  if (parts.length > 2) return only === '.' ? ',' : '.'
  const isOpen = parts[1]?.length === GROUP && parts[0] !== '0'
  return isOpen ? mark : only
}

/** Digits of a group of thousands. */
const GROUP = 3
