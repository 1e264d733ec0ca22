/** Limits, defaults and units of the SQL are those of the parameters: whoever changes a schema changes the text. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DOMAINS } from '../../src/api/operations.ts'
import type { Domain } from '../../src/domains/domain.ts'
import type { RateProduct } from '../../src/domains/rates.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import { DUCKDB, type Question } from '../../src/surfaces/warehouse/sql/dialect.ts'
import { simpleQuestions } from '../../src/surfaces/warehouse/sql/simple.ts'
import { services } from '../support/app.ts'

const { edition } = services

function questionOf(name: string, change = (product: RateProduct) => product): Question {
  const changed = DOMAINS.map((domain): Domain => {
    const { rates } = domain
    if (domain.name !== name || !rates?.product) return domain
    return { ...domain, rates: { ...rates, product: change(rates.product) } }
  })
  const found = simpleQuestions(DUCKDB, edition, changed).find((question) => question.name === name)
  if (!found) throw new Error(`no question of ${name}`)
  return found
}

/** A copy of the schema in which a parameter says something else. */
const withParameter =
  (name: string, change: object) =>
  (product: RateProduct): RateProduct => ({
    ...product,
    query: (asked) => {
      const schema = product.query(asked)
      const { [name]: parameter, ...others } = schema.properties
      expect(parameter).toBeDefined()
      return { ...schema, properties: { ...others, [name]: { ...parameter, ...change } } } as typeof schema
    },
  })

const stepsOf = (question: Question) => question.steps('rows')

describe('a changed schema changes the text', () => {
  // In millionths.
  test.each([
    ['hotel', 'nights', { maximum: 400 }, 'a.eg_nights BETWEEN 1000000 AND 400000000 '],
    ['hotel', 'rooms', { minimum: 2 }, 'a.eg_rooms BETWEEN 2000000 AND 100000000 '],
    ['hotel', 'rooms', { default: 2 }, 'q.rooms IS NULL THEN CAST(2000000 AS HUGEINT) '],
    ['fuel', 'amount', { minimum: 0.5 }, 'a.eg_amount BETWEEN 500000 AND 1000000000000000 '],
    ['fuel', 'amount', { exclusiveMinimum: 0 }, 'a.eg_amount > 0 AND a.eg_amount <= 1000000000000000 '],
    ['fuel', 'amount', { type: 'integer' }, 'AND everygram_rest(a.eg_amount, 1000000) = 0 '],
    ['fuel', 'include_wtt', { default: false }, 'coalesce(TRY_CAST(q.include_wtt AS BOOLEAN), FALSE)'],
    ['electricity', 'kwh', { minimum: 1 }, 'a.eg_kwh BETWEEN 1000000 AND '],
    ['electricity', 'unit', { default: 'mwh' }, "coalesce(everygram_word(q.unit), 'mwh')"],
    ['electricity', 'supplier_factor', { maximum: 3000 }, 'a.eg_supplier_factor BETWEEN 0 AND 3000000000)'],
  ])('%s: %s', (name, parameter, change, text) => {
    expect(stepsOf(questionOf(name))).not.toContain(text)
    expect(stepsOf(questionOf(name, withParameter(parameter, change)))).toContain(text)
  })

  test('what stands for NULL is said of the column', () => {
    expect(questionOf('hotel').columns).toEqual({ country: 'none', nights: 'none', rooms: '1' })
    expect(questionOf('hotel', withParameter('rooms', { default: 2 })).columns.rooms).toBe('2')
    expect(questionOf('fuel').columns.unit).toBe('the default unit of the fuel')
  })

  test('a unit more and a maximum of the product', () => {
    // In millionths of a Wh: 1e9 kWh are 1e18, 2e9 kWh are 2e18.
    const most = 'a.eg_kwh * a.eg_unit <= '
    expect(stepsOf(questionOf('electricity'))).toContain(`${most}1000000000000000000 `)
    const more = stepsOf(questionOf('electricity', (product) => ({ ...product, maximum: 2e9 })))
    expect(more).toContain(`${most}2000000000000000000 `)
    const units = questionOf('electricity', (product) => {
      return { ...product, units: { unit: { ...product.units.unit, gwh: decimal(1_000_000) } } }
    })
    expect(stepsOf(units)).toContain("WHEN 'wh' THEN 1 WHEN 'gwh' THEN 1000000000 END")
  })
})

test.each([
  ['simple.ts', []],
  ['product.ts', ['0', '1', '2', '10']],
  ['parameter.ts', ['0']],
])('no limit is typed in %s', (file, allowed) => {
  const text = readFileSync(new URL(`../../src/surfaces/warehouse/sql/${file}`, import.meta.url), 'utf8')
  const numbers = new Set(text.match(/(?<![\w.$])\d[\w.]*/g) ?? [])
  expect([...numbers].filter((number) => !(allowed as string[]).includes(number))).toEqual([])
})

test('every unit of the schema can be converted', () => {
  const product = DOMAINS.find(({ name }) => name === 'electricity')?.rates?.product
  const schema = product?.query(edition).properties.unit as { enum?: string[] } | undefined
  expect(Object.keys(product?.units.unit ?? {})).toEqual(schema?.enum)
})

/** Parameters that do not change grams, or that the text leaves to the engine. */
const NO_COLUMNS = [
  'boundary',
  'gwp',
  'explain',
  'equivalents',
  'format',
  'field',
  'lang',
  'strict',
  'edition',
  'year',
  'as_of',
]

const INSTRUMENT = ['instrument', 'instrument_factor', 'instrument_kwh', 'instrument_name']

test.each([
  ['hotel', NO_COLUMNS],
  ['fuel', ['country', ...NO_COLUMNS]],
  ['electricity', ['subregion', 'grid_source', 'scope_2', ...INSTRUMENT, ...NO_COLUMNS]],
])('%s: every other parameter is a column', (name, left) => {
  const product = DOMAINS.find((domain) => domain.name === name)?.rates?.product
  const parameters = Object.keys(product?.query(edition).properties ?? {})
  const { columns } = questionOf(name)
  expect(parameters.filter((parameter) => !(parameter in columns)).sort()).toEqual([...left].sort())
})
