/** Hours worked at home, with and without heating. */

import { Type } from 'typebox'
import { booleanParam, integerParam } from '../../contract/params/schema.ts'
import { shape } from '../../contract/shape.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../engine/numbers/decimal.ts'
import { oneOf } from '../../factors/tables/columns.ts'
import { message } from '../../messages/messages.ts'
import { publishedFor } from './common/country.ts'
import { amountDomain } from './common/domain.ts'
import { optionalAmount } from './common/params.ts'
import { refusal } from './common/refusal.ts'
import { factorTable } from './common/tables.ts'

/** A working day (the v1 contract). */
const HOURS_A_DAY = decimal(8)
/** Of all people together, so that grams stay whole numbers. */
const HOURS_MAX = 1e9

const HOMEWORKING = factorTable('homeworking', {
  description:
    'Published factors of an hour that one person works at home, kg CO2e: office equipment, and heating. The publisher gives no split into gases. An edition of a year before the first publication has the rows of that one, under its year.',
  about: { title: 'Homeworking', country: 'GB' },
  keys: { what: oneOf('equipment', 'heating') },
  unit: 'kgCO2e/hour',
  factor: { minimum: 0.0001, maximum: 10 },
})

export const homeworking = amountDomain({
  name: 'homeworking',
  summary: 'Hours worked at home, with and without heating: Scope 3 category 7.',
  title: 'Emissions of homeworking',
  description:
    "Homeworking hours (GHG Protocol Scope 3 category 7), by the UK Government's factors per person and working hour: office equipment, and heating unless with_heating=false. The heating is an average over the year.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, or hours and days are both given. `no_factor`: an edition without factors of homeworking (available_editions). `no_exact_factor`: strict=true and the country is not the United Kingdom, or not given, or the year is before 2022.',
  examples: {
    answers: {
      hours: 'hours=1000&country=GB&year=2025',
      summer_days: 'days=20&people=12&with_heating=false&country=GB&year=2025',
    },
    refusals: { neither: 'people=3&year=2025', both: 'hours=8&days=1&year=2025' },
  },
  methodology: 'Hours of all people x factor of equipment, plus hours x factor of heating',
  protocol: 'Scope 3 Category 7 (employee commuting: teleworking)',

  tables: [HOMEWORKING],
  mayLack: message('amount.factors.homeworking', {}),
  /** Both rows, or none. */
  check(tables, report) {
    const isOne = tables.rows(HOMEWORKING).length === 1
    if (isOne) report(HOMEWORKING, 1, 'equipment and heating must both be there')
  },
  /** The factors describe homes, winters and the grid of the country. */
  published: publishedFor('homeworking', 'GB'),
  isYearly: true,
  factors: (tables, factorOf) =>
    new Map(tables.rows(HOMEWORKING).map((row) => [row.what, factorOf(row, `homeworking ${row.what}`)])),

  parameters: {
    hours: optionalAmount(
      'Hours worked at home by each person, 0.001 to 1000000000. Give hours or days.',
      [0.001, 1e9],
      1000,
    ),
    days: optionalAmount(
      'Days of eight hours worked at home by each person, 0.001 to 100000000.',
      [0.001, 1e8],
      125,
    ),
    people: integerParam({
      default: 1,
      minimum: 1,
      maximum: 10_000_000,
      description: 'How many people, 1 to 10000000.',
    }),
    with_heating: booleanParam({
      default: true,
      description:
        'Include the heating of the home, in addition to the office equipment. The heating is a yearly average.',
    }),
  },
  needs: {
    anyOf: [['hours'], ['days']],
    field: 'hours',
    message: message('validation_error.needs_hours', {}),
  },
  country:
    'Where they live. The factors are those of the United Kingdom. For another country they are proxy values: a notice flags them, and strict=true refuses them.',
  unit: 'hour',
  lines: { equipment: 'scope_3_category_7', heating: 'scope_3_category_7' },
  scopes: { scope_3_category_7: 'Employee commuting, of which homeworking is a part' },
  breakdown: { equipment: 'Of office equipment', heating: 'Of heating' },
  fieldsAre: 'The work as it was understood.',
  fields: {
    hours: shape.amount('Of each person.'),
    people: Type.Integer({ minimum: 1, description: 'How many people.' }),
    total_hours: shape.amount('Of all of them.'),
    with_heating: shape.yesNo('Whether heating is counted.'),
    equipment_factor: shape.amount('Of office equipment, in factor_unit.'),
    heating_factor: Type.Optional(shape.amount('Of heating, in factor_unit.')),
  },

  understand({ hours, days, people, with_heating }, factors) {
    const each = requireHours(hours, days)
    const total = requireTotal(multiply(each, decimal(people)))
    const heating = getOrThrow(factors(), 'heating')
    const byHours = people === 1 ? undefined : '{hours} hours x {people} people'
    return {
      choice: { with_heating },
      factors: {
        equipment: getOrThrow(factors(), 'equipment'),
        heating: with_heating ? heating : undefined,
      },
      measure: total,
      numbers: {
        hours: toNumber(each),
        people,
        total_hours: toNumber(total),
        ...(days !== undefined && { days }),
      },
      note: days === undefined ? byHours : BY_DAYS,
    }
  },
  what: (_choice, country) => message('subject.homeworking', { country }),
})

const BY_DAYS = `{days} days of ${toNumber(HOURS_A_DAY)} hours x {people} people`

function requireHours(hours: number | undefined, days: number | undefined): Decimal {
  if (days === undefined) return decimal(hours as number)
  if (hours === undefined) return multiply(decimal(days), HOURS_A_DAY)
  throw refusal('hours', 'validation_error.hours_or_days', {})
}

function requireTotal(hours: Decimal): Decimal {
  if (toNumber(hours) <= HOURS_MAX) return hours
  throw refusal('people', 'validation_error.hours_maximum', { hours: toNumber(hours), maximum: HOURS_MAX })
}
