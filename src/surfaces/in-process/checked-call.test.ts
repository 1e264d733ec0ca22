/** Options and parameters that a program without types gives: nothing vanishes, and nothing is a fault. */
import { describe, expect, test } from 'vitest'
import { ApiError, calculate, calculateAny, operations } from './everygram.ts'

const STAY = { country: 'GB', nights: 3 }
const untyped = calculate as unknown as (
  name: string,
  params?: unknown,
  options?: unknown,
) => Promise<{ data: { attributes: { emissions: { co2e: number } } } }>

async function problemOf(asked: () => unknown) {
  try {
    await asked()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.problems[0]
  }
  return undefined
}

describe('options', () => {
  test.each([
    [{ year: 2024 }, 'year', "'year' is a parameter of hotelEmissions, not an option."],
    [{ nights: 4 }, 'nights', 'Put it among the parameters'],
    [{ fieldss: 'short' }, 'fieldss', "Did you mean 'fields'? Options: edition, overlay, fields, lang."],
    [{ colour: 'red' }, 'colour', "'colour' is not an option. Options: edition, overlay, fields, lang."],
    [{ edition: 2024 }, 'edition', "must be a string; you gave '2024'. Write it in quotes: edition: '2024'."],
    [{ edition: ['2024'] }, 'edition', 'must be a string'],
    [{ edition: null }, 'edition', 'must be a string'],
    [{ overlay: true }, 'overlay', 'must be a string'],
    [{ fields: 7 }, 'fields', 'must be a string'],
    [JSON.parse('{"__proto__":1}'), '__proto__', 'is not an option'],
    [null, 'options', 'must be an object'],
    ['2024', 'options', 'must be an object'],
    [[], 'options', "you gave 'Array'"],
  ])('%j', async (options, field, said) => {
    const problem = { code: 'validation_error', field, message: expect.stringContaining(said) }
    expect(await problemOf(() => untyped('hotelEmissions', STAY, options))).toMatchObject(problem)
    expect(await problemOf(() => calculateAny('hotelEmissions', STAY, options))).toMatchObject(problem)
  })

  test('those of the list of operations too', async () => {
    expect(await problemOf(() => operations({ editon: '2024' } as never))).toMatchObject({
      field: 'editon',
      suggestion: 'edition',
    })
  })

  test('undefined is absent', async () => {
    const options = { edition: undefined, overlay: undefined, fields: undefined, year: undefined }
    expect((await untyped('hotelEmissions', STAY, options)).data.attributes.emissions.co2e).toBe(31.2)
    expect((await untyped('hotelEmissions', STAY, undefined)).data.attributes.emissions.co2e).toBe(31.2)
  })
})

describe('parameters', () => {
  test.each([
    ['null', null],
    ['a list', [STAY]],
    ['a text', 'country=GB&nights=3'],
    ['a Map', new Map(Object.entries(STAY))],
    ['URLSearchParams', new URLSearchParams('country=GB&nights=3')],
  ])('%s', async (_, params) => {
    const problem = {
      code: 'validation_error',
      field: 'params',
      message: expect.stringContaining('must be an object'),
    }
    expect(await problemOf(() => untyped('hotelEmissions', params))).toMatchObject(problem)
    expect(await problemOf(() => untyped('hotelEmissions', params, { fields: 'short' }))).toMatchObject(
      problem,
    )
  })

  test.each(['fields', 'overlay'])('%s is an option', async (name) => {
    expect(await problemOf(() => untyped('hotelEmissions', { ...STAY, [name]: 'short' }))).toMatchObject({
      field: name,
      message: expect.stringContaining('is an option, not a parameter'),
    })
  })
})

describe('the short answer has one form', () => {
  const way = { origin_country: 'DE', destination_country: 'FR', weight: 1 }
  test.each([
    ['hotelEmissions', { ...STAY, format: 'value' }, 'format'],
    ['hotelEmissions', { ...STAY, format: 'CSV' }, 'format'],
    ['freightEmissions', { ...way, format: 'ileap' }, 'format'],
    ['hotelEmissions', { ...STAY, format: 'xml' }, 'format'],
    ['hotelEmissions', { ...STAY, field: 'tier' }, 'field'],
  ])('%s %j', async (name, params, field) => {
    expect(await problemOf(() => untyped(name, params, { fields: 'short' }))).toMatchObject({
      code: 'validation_error',
      field,
    })
  })

  test('format=json is what it is', async () => {
    expect(await untyped('hotelEmissions', { ...STAY, format: 'json' }, { fields: 'short' })).toMatchObject({
      co2e_kg: 31.2,
    })
  })
})
