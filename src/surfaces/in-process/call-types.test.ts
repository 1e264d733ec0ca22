/** What of the calls compiles, and what does not. */
import { expect, test } from 'vitest'
import { faultsOf } from '../../../test/support/compile.ts'
import { OPERATIONS } from '../../api/operations.ts'
import { ROW_TYPES } from '../../api/request/types.ts'

const FOLDER = 'src/surfaces/in-process'
const IMPORTS =
  "import { calculate, calculateAny, type EmissionsName, type OperationName } from './everygram.ts'\n"

/** The fault of each, by what the compiler says of it; one file each, compiled together. */
const REFUSED: readonly (readonly [line: string, says: string])[] = [
  ["calculate('hotelEmisions', { country: 'GB', nights: 3 })", `'"hotelEmisions"' is not assignable`],
  ["calculate('hotelEmissions', { country: 'GB', nigths: 3 })", "'nigths' does not exist"],
  ["calculate('hotelEmissions', { country: 'GB' })", "Property 'nights' is missing"],
  ["calculate('hotelEmissions')", 'Expected 2-3 arguments, but got 1'],
  [
    "calculate('hotelEmissions', { country: 'GB', nights: '3' })",
    "'string' is not assignable to type 'number'",
  ],
  ["calculate('fuelEmissions', { fuel_type: 'deisel', amount: 1 })", `'"deisel"' is not assignable`],
  ["calculate('hotelFactors', { country: 'GB' })", "'country' does not exist"],
  ["calculate('hotelFactors', {}, { fields: 'short' })", 'No overload matches'],
  ["calculate('hotelEmissions' as string, {})", "'string' is not assignable"],
  [
    "(await calculate('hotelEmissions', { country: 'GB', nights: 3 })).data.attributes.emission",
    "Property 'emission' does not exist",
  ],
  [
    "(await calculate('hotelEmissions', { country: 'GB', nights: 3 }, { fields: 'short' })).data",
    "Property 'data' does not exist on type 'ShortAnswer'",
  ],
]

const TAKEN = `const rooms: number | undefined = undefined
const { data } = await calculate('hotelEmissions', { country: 'GB', nights: 3, rooms }, { edition: '2025' })
export const kg: number = data.attributes.emissions.co2e
export const country: string | undefined = (await calculate('hotelFactors')).data[0]?.country_code
const row = await calculate('fuelEmissions', { fuel_type: 'diesel', amount: 1 }, { fields: 'short' })
export const low: number = row.range.low
export const any = (await calculateAny('hotelEmisions' as string, { nigths: '3' })).data.whatever
const names = [${OPERATIONS.map(({ name }) => `'${name}'`).join()}] as const satisfies readonly OperationName[]
const complete: Exclude<OperationName, (typeof names)[number]> extends never ? true : false = true
const rows = [${[...ROW_TYPES.values()].map(({ name }) => `'${name}'`).join()}] as const satisfies readonly EmissionsName[]
const short: Exclude<EmissionsName, (typeof rows)[number]> extends never ? true : false = true
export const all = [complete, short]
`

test('names, parameters and fields that do not exist are refused, everything else is taken', () => {
  const refused = REFUSED.map(([line], at): [string, string] => [
    `refused-${at}.ts`,
    `${IMPORTS}export const value = ${line.startsWith('(') ? line : `await ${line}`}\n`,
  ])
  const faults = faultsOf({ ...Object.fromEntries(refused), 'taken.ts': `${IMPORTS}${TAKEN}` }, FOLDER)
  expect(faults.filter((fault) => fault.startsWith('taken'))).toEqual([])
  for (const [at, [line, says]] of REFUSED.entries()) {
    const said = faults.filter((fault) => fault.startsWith(`refused-${at}.ts`))
    expect(said, line).toEqual([expect.stringContaining(says)])
  }
  expect(faults).toHaveLength(REFUSED.length)
})
