/** A line among others, most of which are like it but for their numbers, has the answer that it has alone: byte by byte. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowAnswerer } from '../../src/surfaces/batch/answer-row.ts'
import { jsonLine } from '../../src/surfaces/batch/json-line.ts'
import { ndjsonRows } from '../../src/surfaces/batch/ndjson.ts'
import { services } from '../support/app.ts'

const TIME = /"calculated_at":"[^"]+"/

async function answers(lines: readonly string[], isFull: boolean): Promise<string[]> {
  const answerRow = rowAnswerer({ context: services, isFull })
  const body = async function* () {
    yield Buffer.from(lines.map((line) => `${line}\n`).join(''))
  }
  const written: string[] = []
  for await (const rows of ndjsonRows(body())) {
    for (const row of rows) written.push(jsonLine(row, await answerRow(row)).replace(TIME, ''))
  }
  return written
}

async function alone(lines: readonly string[], isFull: boolean): Promise<string[]> {
  const each = await Promise.all(lines.map((line) => answers([line], isFull)))
  return each.map(([only = ''], at) => only.replace('{"row":1,', `{"row":${at + 1},`))
}

/** As JSON has it, and as it has not. */
const number = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 400 }).map(String) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.stringMatching(/^\d{1,7}$/))
      .map((parts) => parts.join('.')),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['-3', '1e2', '2E-1', '07', '5.', '1.2.3', '3kg', '3 ', '1,5', '1234567890123456', '0.00000001'],
      ...['true', 'null', '"12"', '"12.5"', '"x:1"', '{"at":1}', '[2]', '1000000001', '999999999999'],
    ),
  },
)

const COUNTRIES = ['GB', 'SE', 'AT', 'FR', 'UK', 'XX']
/** Where the numbers go: `#`. */
const PARAMS = [
  ...COUNTRIES.map((country) => `"country":"${country}","nights":#`),
  '"country":"GB","nights":#,"rooms":#',
  '"country": "GB", "nights": #, "rooms": #',
  '"country":"GB","nights":#,"rooms":"2"',
  '"country":"SE","nights":#,"edition":"2024.1"',
  '"country":"SE","nights":#,"year":#',
  '"country":"SE","nights":#,"strict":true',
  '"country":"SE","nights":#,"equivalents":true',
  '"country":"GB","nights":#,"explain":true',
  '"country":"GB","nights":#,"note":"3:4"',
  '"country":"GB","nights":#,"note":#',
  '"country":"GB","nights":#,"nights":#',
  '"country":"GB","nights":3,"id":"other"',
  '"country":"GB","nights":{"at":#}',
  '"country":"GB","nights":[#]',
  '"fuel_type":"diesel","amount":#',
  '"fuel_type":"diesel","amount":#,"unit":"gallon"',
  '"fuel_type":"heating oil","amount":#,"include_wtt":false',
  ...['GB', 'DE', 'NO', 'IN'].map((country) => `"country":"${country}","kwh":#`),
  '"country":"DE","kwh":#,"unit":"mwh"',
  '"country":"DE","kwh":#,"supplier_factor":#',
  '"country":"DE","kwh":#,"include_td_losses":true',
  '"transport_mode":"rail","origin_country":"FR","distance_km":#,"passengers":#',
  '"waste_type":"paper","amount":#',
  '"sector":"hotels","amount":#,"country":"GB"',
]
const TYPES = ['hotel', 'fuel', 'electricity', 'travel', 'waste', 'spend']

const id = fc.constantFrom('"id":"r1",', '"id":"r1",', '"id": "r2", ', '"id":17,', '"id":"a\\"b",', '')
const lineOf = (types: readonly string[], kinds: readonly string[]) =>
  fc
    .tuple(
      id,
      fc.constantFrom(...types),
      fc.constantFrom(...kinds),
      fc.array(number, { minLength: 2, maxLength: 2 }),
    )
    .map(([first, type, params, numbers]) => {
      const filled = numbers.reduce((text, one) => text.replace('#', () => one), params)
      return `{${first}"type":"${type}","params":{${filled}}}`
    })
/** Of few kinds, so that many are alike. */
const alike = fc
  .tuple(fc.constantFrom(...TYPES), fc.shuffledSubarray(PARAMS, { minLength: 1, maxLength: 3 }))
  .chain(([type, kinds]) => fc.array(lineOf([type], kinds), { minLength: 3, maxLength: 40 }))
const mixed = fc.array(lineOf(TYPES, PARAMS), { maxLength: 20 })

test.each([
  ['short', false],
  ['full', true],
])(
  '%s',
  async (_, isFull) => {
    const property = fc.asyncProperty(fc.oneof(alike, mixed), async (all) => {
      expect(await answers(all, isFull)).toEqual(await alone(all, isFull))
    })
    await fc.assert(property, { numRuns: 100 })
  },
  120_000,
)
