/** Water supplied and waste water treated. */

import { Type } from 'typebox'
import { shape } from '../../contract/shape.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import { oneOf } from '../../factors/tables/columns.ts'
import { message } from '../../messages/messages.ts'
import { publishedFor } from './common/country.ts'
import { amountDomain } from './common/domain.ts'
import { amountParam, choiceParam } from './common/params.ts'
import { factorTable } from './common/tables.ts'
import { amountIn, unitField, unitParam, unitsOf } from './common/units.ts'

const CUBIC_METRES = unitsOf({ m3: '1', litre: '0.001' })
const SERVICES = ['both', 'supply', 'treatment'] as const

const WATER = factorTable('water', {
  description:
    'Published factors of water supplied and of waste water treated, kg CO2e per cubic metre. The publisher gives no split into gases.',
  about: { title: 'Water', country: 'GB' },
  keys: { service: oneOf('supply', 'treatment') },
  unit: 'kgCO2e/m3',
  factor: { minimum: 0.001, maximum: 10 },
})

export const water = amountDomain({
  name: 'water',
  summary: 'Water supplied and waste water treated: Scope 3 categories 1 and 5.',
  title: 'Emissions of water supplied and treated',
  description:
    "Water that comes from a supplier (GHG Protocol Scope 3 category 1) and waste water that goes to treatment (category 5), by the UK Government's factors per cubic metre. Heating the water, pumping it on the premises and water in products are not in them.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range. `invalid_unit`: another unit. `no_exact_factor`: strict=true and the country is not the United Kingdom, or not given.',
  examples: {
    answers: {
      office: 'amount=100&country=GB',
      supply_abroad: 'amount=5000&unit=litre&service=supply&country=FR',
    },
    refusals: { unit: 'amount=100&unit=gallon', borrowed: 'amount=100&country=FR&strict=true' },
  },
  methodology: 'Amount x factor of water supplied, plus amount x factor of waste water treated',
  protocol: 'Scope 3 Category 1 (water supplied) and Category 5 (waste water treated)',

  tables: [WATER],
  check(tables, report) {
    const known = new Set(tables.rows(WATER).map(({ service }) => service))
    for (const service of ['supply', 'treatment'] as const)
      if (!known.has(service)) report(WATER, 1, `no row for ${service}`)
  },
  /** The factors describe water companies of the country. */
  published: publishedFor('water', 'GB'),
  factors: (tables, factorOf) =>
    new Map(tables.rows(WATER).map((row) => [row.service, factorOf(row, 'water')])),

  parameters: {
    amount: amountParam('How much water, 0.001 to 1000000000, in `unit`.', [0.001, 1e9], 100),
    unit: unitParam(CUBIC_METRES, 'm3', 'Cubic metres or litres.'),
    service: choiceParam(SERVICES, {
      default: 'both',
      description:
        'supply: water (Scope 3 category 1); treatment: waste water (category 5); both: as much of each.',
    }),
  },
  country:
    'Where the water is used. The factors are those of the United Kingdom. For another country they are proxy values: a notice flags them, and strict=true refuses them.',
  unit: 'm3',
  lines: { supply: 'scope_3_category_1', treatment: 'scope_3_category_5' },
  scopes: {
    scope_3_category_1: 'Water supplied, a purchased good',
    scope_3_category_5: 'Waste water treated, waste of own operations',
  },
  breakdown: { supply: 'Of the water supplied', treatment: 'Of the waste water treated' },
  fieldsAre: 'The use as it was understood.',
  fields: {
    amount: shape.amount('As given.'),
    unit: unitField(CUBIC_METRES),
    cubic_metres: shape.amount('The amount in m3.'),
    service: shape.oneOf(SERVICES, 'Which of the two is counted.'),
    supply_factor: Type.Optional(shape.amount('Factor applied to the supply.')),
    treatment_factor: Type.Optional(shape.amount('Factor applied to the treatment.')),
  },

  understand({ amount, unit, service }, factors) {
    const cubicMetres = amountIn(CUBIC_METRES, { amount, unit }, { maximum: 1e9, unit: 'cubic_metres' })
    const supply = getOrThrow(factors(), 'supply')
    const treatment = getOrThrow(factors(), 'treatment')
    return {
      choice: { unit, service },
      factors: {
        supply: service === 'treatment' ? undefined : supply,
        treatment: service === 'supply' ? undefined : treatment,
      },
      measure: cubicMetres,
      numbers: { amount, cubic_metres: toNumber(cubicMetres) },
    }
  },
  what: (_choice, country) => message('subject.water', { country }),
})
