/** The same question in many spellings. */
import fc from 'fast-check'
import { FUEL_ROWS } from './fuel-rows.ts'
import { anyCountry, anyNights, anyRooms } from './hotel-rows.ts'

export type Param = [name: string, value: string]
/** A question in plain spelling with every parameter, and the same question in another spelling. */
export interface Question {
  path: string
  plain: Param[]
  other: Param[]
}

const caseOf = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) =>
      [...word].map((letter, index) => (upper[index] ? letter.toUpperCase() : letter.toLowerCase())).join(''),
    )
const padded = (word: string) =>
  fc
    .tuple(fc.constantFrom('', ' ', '\t'), caseOf(word), fc.constantFrom('', ' '))
    .map((parts) => parts.join(''))
const booleanText = (value: boolean) => fc.oneof(fc.constant(value ? '1' : '0'), padded(String(value)))
const strict = fc.boolean().chain((value) => booleanText(value))

/** 15000, 15000.0, 15000.000, 1.5e4 and 1.5E+4 are one number. */
const numberText = (value: number) =>
  fc.constantFrom(
    String(value),
    Number.isInteger(value) ? `${value}.0` : `${value}0`,
    Number.isInteger(value) ? `${value}.000` : `${value}000`,
    value.toExponential(),
    value.toExponential().toUpperCase(),
    `${value}e0`,
  )

const countryText = (code: string) => {
  const alias = { GB: 'UK', GR: 'EL' }[code]
  return alias ? fc.oneof(padded(code), padded(alias)) : padded(code)
}

/** Any order; a parameter at its default may be left out, or be empty. */
function respelt(
  params: { name: string; text: fc.Arbitrary<string>; atDefault?: boolean }[],
): fc.Arbitrary<Param[]> {
  const one = ({ name, text, atDefault }: (typeof params)[number]): fc.Arbitrary<Param | undefined> => {
    const spelt = text.map((value): Param => [name, value])
    return atDefault ? fc.oneof(spelt, fc.constant(undefined), fc.constant<Param>([name, ''])) : spelt
  }
  return fc
    .tuple(...params.map(one))
    .map((all) => all.filter((param) => param !== undefined))
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }))
}

export const hotelQuestion: fc.Arbitrary<Question> = fc
  .tuple(
    fc.oneof(anyCountry, fc.constantFrom('GB', 'GR')),
    anyNights,
    fc.oneof(anyRooms, fc.constant(1)),
    fc.boolean(),
  )
  .chain(([country, nights, rooms, equivalents]) => {
    const plain: Param[] = [
      ['country', country],
      ['nights', String(nights)],
      ['rooms', String(rooms)],
      ['equivalents', String(equivalents)],
    ]
    const other = respelt([
      { name: 'country', text: countryText(country) },
      { name: 'nights', text: fc.constant(String(nights)) },
      { name: 'rooms', text: fc.constant(String(rooms)), atDefault: rooms === 1 },
      { name: 'equivalents', text: booleanText(equivalents), atDefault: !equivalents },
      // Only countries of the present edition can be asked for with strict=true; see below.
      { name: 'strict', text: booleanText(false), atDefault: true },
    ])
    return fc.record({ path: fc.constant('/v1/hotel/emissions'), plain: fc.constant(plain), other })
  })

const anyAmount = fc.oneof(
  fc.constantFrom(15000, 0.001, 1e9),
  fc.double({ min: 0.001, max: 1e9, noNaN: true }),
  fc.integer({ min: 1, max: 1e9 }),
)

export const fuelQuestion: fc.Arbitrary<Question> = fc
  .tuple(fc.constantFrom(...FUEL_ROWS), anyAmount, fc.boolean(), fc.boolean())
  .chain(([{ fuelType, unit }, amount, wtt, equivalents]) => {
    const plain: Param[] = [
      ['fuel_type', fuelType],
      ['amount', String(amount)],
      ['unit', unit],
      ['include_wtt', String(wtt)],
      ['equivalents', String(equivalents)],
    ]
    const other = respelt([
      { name: 'fuel_type', text: padded(fuelType) },
      { name: 'amount', text: numberText(amount) },
      { name: 'unit', text: padded(unit) },
      { name: 'include_wtt', text: booleanText(wtt), atDefault: wtt },
      { name: 'equivalents', text: booleanText(equivalents), atDefault: !equivalents },
      { name: 'strict', text: strict, atDefault: true },
    ])
    return fc.record({ path: fc.constant('/v1/fuel/emissions'), plain: fc.constant(plain), other })
  })
