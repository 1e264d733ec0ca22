/** Refrigerants and other gases that leak: how much each warms is the same everywhere. */

import { shape } from '../../contract/shape.ts'
import { type Notice, warning } from '../../engine/notices.ts'
import { type Decimal, decimal as exact, multiply, toNumber } from '../../engine/numbers/decimal.ts'
import { message } from '../../messages/messages.ts'
import { amountDomain } from './common/domain.ts'
import { withPotentials } from './common/factor.ts'
import { named, requireNamed } from './common/names.ts'
import { namedParam, optionalAmount } from './common/params.ts'
import { refusal } from './common/refusal.ts'
import { unitParam, unitsOf } from './common/units.ts'
import { notOfKyoto, REFRIGERANT_GASES, refrigerantGases } from './lists/gases.ts'
import { potentialsOf } from './lists/potentials.ts'
import { checkRefrigerants, READ_TIERS, REFRIGERANTS, readAssumptions } from './lists/refrigerants.ts'

/** The pound has 0.45359237 kg. */
const KILOGRAMS = unitsOf({ kg: '1', g: '0.001', tonne: '1000', lb: '0.45359237' })
/** So that grams stay whole numbers: SF6 warms 23,500 times as much as CO2. */
const KILOGRAMS_MAX = 1e8
/** Per cent. Equipment that loses less is rare; who writes 0.1 may mean a tenth. */
const SMALL_RATE = 1
export const refrigerant = amountDomain({
  name: 'refrigerant',
  summary: 'Refrigerants and other gases that leak: Scope 1.',
  title: 'Emissions of refrigerants that leak',
  description:
    "Gases that leak from cooling, air conditioning, fire protection and processes (GHG Protocol Scope 1), by the UK Government's factors of the year: what leaked, or what the equipment holds and the share of it that leaks. Gases outside the Kyoto Protocol are reported separately.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, an unknown gas (suggestions), or neither or both of amount and charge with leak_rate. `invalid_unit`: another unit. `no_factor`: an edition without factors of refrigerants (available_editions).',
  examples: {
    answers: {
      refilled: 'gas=R-410A&amount=2&year=2025',
      by_rate: 'gas=R22&charge=20&leak_rate=10&year=2025',
    },
    refusals: { unknown_gas: 'gas=R-999&amount=2&year=2025', without_rate: 'gas=R32&charge=20&year=2025' },
  },
  methodology: 'Kilograms leaked x global warming potential of the gas',
  protocol: 'Scope 1 (fugitive emissions); gases outside of the Kyoto Protocol are reported separately',
  tables: [REFRIGERANT_GASES, REFRIGERANTS],
  mayLack: message('amount.factors.refrigerant', {}),
  hasErrata: true,
  check: checkRefrigerants,
  factors(tables, factorOf, { potentials: known }) {
    const rows = new Map(tables.rows(REFRIGERANTS).map((row) => [row.gas, row]))
    return tables.rows(REFRIGERANT_GASES).flatMap(({ gas, kind, ...words }) => {
      const row = rows.get(gas)
      if (row === undefined) return []
      const use = `refrigerant ${kind} ${gas.toLowerCase().replaceAll('-', '_')}`
      const subject = { id: row.id, name: words.label }
      const { assumptions = [], ...reported } = notOfKyoto(subject, row)
      const all = [...readAssumptions(subject, row.read), ...assumptions]
      const about = { note: row.derivation ?? row.formula, tier: READ_TIERS[row.read] }
      const factor = withPotentials(factorOf(row, use, about), potentialsOf(gas, subject, known, rows))
      return [{ ...factor, ...named(gas, words), kind, ...reported, assumptions: all }]
    })
  },
  parameters: {
    gas: namedParam('The gas: R-410A, HFC-32, propane or any name of /v1/refrigerant/gases.', 'R-410A'),
    amount: optionalAmount(
      'How much leaked, 0.000001 to 1000000000, in `unit`. What was refilled is a measure of it. Give amount, or charge and leak_rate.',
      [0.000_001, 1e9],
      2,
    ),
    charge: optionalAmount('How much the equipment holds, in `unit`; with leak_rate.', [0.000_001, 1e9], 20),
    leak_rate: optionalAmount(
      'How much of the charge leaks, in per cent, 0 to 100: 10 is a tenth of it.',
      [0, 100],
      10,
    ),
    unit: unitParam(KILOGRAMS, 'kg', 'Of amount and charge: kilograms, grams, metric tonnes or pounds.'),
  },
  needs: {
    anyOf: [['amount'], ['charge'], ['leak_rate']],
    field: 'amount',
    message: message('validation_error.needs_leak', {}),
  },
  country: 'Where it leaked. It changes nothing: the GWP of a gas is the same everywhere.',
  unit: 'kg',
  lines: { direct: 'scope_1' },
  scopes: {
    scope_1: 'Of gases of the Kyoto Protocol',
    outside_of_scopes:
      'Of gases that the Kyoto Protocol leaves out (CFCs, HCFCs, halons, ethers), which the GHG Protocol has reported apart',
  },
  fieldsAre: 'The leak as it was understood.',
  fields: {
    gas: shape.text('The gas, by its name here.'),
    gas_label: shape.text("The publisher's name."),
    kg_leaked: shape.amount('How much leaked, kg.'),
    factor: shape.amount('Global warming potential over 100 years.'),
  },
  understand(params, factors) {
    const { amount, charge, leak_rate: rate, unit } = params
    const gas = requireNamed(factors(), 'gas', params.gas, '/v1/refrigerant/gases')
    const kilograms = multiply(requireLeaked(amount, charge, rate), KILOGRAMS[unit])
    const kg_leaked = toNumber(kilograms)
    if (kg_leaked > KILOGRAMS_MAX)
      throw refusal('amount', 'validation_error.kg_maximum', { maximum: KILOGRAMS_MAX, kg: kg_leaked })
    return {
      choice: { gas: gas.key, gas_label: gas.label },
      factors: { direct: gas },
      measure: kilograms,
      numbers: { kg_leaked, ...(charge !== undefined && { charge, rate }) },
      note: charge === undefined ? undefined : `{rate} % of {charge} ${unit}`,
      asked: { ...params, gas: gas.key },
      ofRequest: rate !== undefined && rate > 0 && rate < SMALL_RATE ? [smallRate(rate)] : [],
    }
  },
  what: ({ gas, gas_label: name }) =>
    message('subject.refrigerant', { gas: { id: `refrigerant-${gas}`, name } }),
  list: refrigerantGases,
})

/** In the unit that was given. The rate is in per cent. */
function requireLeaked(amount?: number, charge?: number, rate?: number): Decimal {
  if (amount !== undefined && charge === undefined && rate === undefined) return exact(amount)
  if (amount !== undefined) throw refusal('amount', 'validation_error.leaked_twice', {})
  if (charge === undefined) throw refusal('charge', 'validation_error.charge', {})
  if (rate === undefined) throw refusal('leak_rate', 'validation_error.leak_rate', {})
  return multiply(multiply(exact(charge), exact(rate)), exact('0.01'))
}

function smallRate(rate: number): Notice {
  return warning('small_leak_rate', { percent: rate }, 'leak_rate')
}
