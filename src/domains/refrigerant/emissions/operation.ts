/** Emissions of gases that leak. */
import { ApiError } from '../../../contract/errors.ts'
import { type Decimal, decimal, multiply, toNumber, ZERO } from '../../../core/decimal.ts'
import { info, type Notice, warning } from '../../../core/notices.ts'
import { operation } from '../../operation.ts'
import { type AmountItem, amountEmissions } from '../../shared/amount/calculate.ts'
import { requireRows } from '../../shared/amount/edition.ts'
import { requireNamed } from '../../shared/amount/names.ts'
import type { Refrigerant } from '../factors.ts'
import { refrigerantPart } from '../part.ts'
import { REFRIGERANTS } from '../tables.ts'
import { presentRefrigerantEmission, type RefrigerantResult } from './present.ts'
import { type REFRIGERANT_UNITS, RefrigerantEmissionAnswer, RefrigerantEmissionsQuery } from './schema.ts'

type Unit = (typeof REFRIGERANT_UNITS)[number]

/** The pound has 0.45359237 kg. */
const KILOGRAMS: Record<Unit, Decimal> = {
  kg: decimal(1),
  g: decimal('0.001'),
  tonne: decimal(1000),
  lb: decimal('0.45359237'),
}
const PER_CENT = decimal('0.01')
/** So that grams stay whole numbers: SF6 warms 23,500 times as much as CO2. */
const KILOGRAMS_MAX = 1e8
/** Per cent. Equipment that loses less is rare; who writes 0.1 may mean a tenth. */
const SMALL_RATE = 1

export const refrigerantEmissions = operation({
  name: 'refrigerantEmissions',
  path: '/v1/refrigerant/emissions',
  title: 'Emissions of refrigerants that leak',
  description:
    "Gases that leak from cooling, air conditioning, fire protection and processes (GHG Protocol Scope 1), by the UK Government's factors of the year: what leaked, or what the equipment holds and the share of it that leaks. Gases outside of the Kyoto Protocol are shown apart.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, an unknown gas (suggestions), or neither or both of amount and charge with leak_rate. `invalid_unit`: another unit. `no_factor`: an edition without factors of refrigerants (available_editions).',
  examples: {
    answers: {
      refilled: 'gas=R-410A&amount=2&year=2025',
      by_rate: 'gas=R22&charge=20&leak_rate=10&year=2025',
    },
    refusals: { unknown_gas: 'gas=R-999&amount=2&year=2025', without_rate: 'gas=R32&charge=20&year=2025' },
  },
  answer: RefrigerantEmissionAnswer,
  query: () => RefrigerantEmissionsQuery,
  calculate(context, params) {
    requireRows(context, REFRIGERANTS, 'refrigerants')
    const gas = requireNamed(context.edition.part(refrigerantPart), {
      field: 'gas',
      text: params.gas,
      list: 'those of /v1/refrigerant/gases',
    })
    const unit = params.unit as Unit
    const kilograms = requireKilograms(multiply(requireLeaked(params), KILOGRAMS[unit]))
    const items: AmountItem[] = [
      {
        part: 'direct',
        factor: gas.factor,
        place: 'home',
        quantity: kilograms,
        unit: 'kg',
        note: noteOf(params),
      },
    ]
    const result: RefrigerantResult = {
      gas,
      kilograms,
      items,
      emissions: amountEmissions(items),
      withEquivalents: params.equivalents,
    }
    const { country: _, ...question } = { ...params, gas: gas.key }
    return {
      kind: 'refrigerant_emission',
      identity: question,
      askAgain: question,
      notices: noticesOf(gas, params.leak_rate),
      result,
    }
  },
  present: presentRefrigerantEmission,
})

interface Asked {
  readonly amount?: number | undefined
  readonly charge?: number | undefined
  readonly leak_rate?: number | undefined
  readonly unit: string
}

/** In the unit that was given. */
function requireLeaked({ amount, charge, leak_rate: rate }: Asked): Decimal {
  if (amount !== undefined && charge === undefined && rate === undefined) return decimal(amount)
  if (amount === undefined && charge !== undefined && rate !== undefined)
    return multiply(multiply(decimal(charge), decimal(rate)), PER_CENT)
  if (amount !== undefined)
    throw refusal('amount', 'amount stands alone: give what leaked, or charge and leak_rate')
  throw charge === undefined
    ? refusal('charge', 'charge is required with leak_rate: how much the equipment holds')
    : refusal('leak_rate', 'leak_rate is required with charge, in per cent')
}

function requireKilograms(kilograms: Decimal): Decimal {
  if (toNumber(kilograms) <= KILOGRAMS_MAX) return kilograms
  throw refusal('amount', `at most ${KILOGRAMS_MAX} kg are answered; got ${toNumber(kilograms)} kg`)
}

function refusal(field: string, wrong: string): ApiError {
  return new ApiError({ code: 'validation_error', field, message: `Parameters: ${wrong}.` })
}

function noteOf({ charge, leak_rate: rate, unit }: Asked): string | undefined {
  return charge === undefined ? undefined : `${rate} % of ${charge} ${unit}`
}

function noticesOf({ label, nonKyoto }: Refrigerant, rate: number | undefined): Notice[] {
  const apart = `${label} is, at least in part, no gas of the Kyoto Protocol: the GHG Protocol has that part reported apart from scope 1, as outside_of_scopes shows it.`
  const small = `leak_rate is in per cent: ${rate} is ${rate} of a hundred. For a tenth of the charge give 10.`
  return [
    ...(nonKyoto === ZERO ? [] : [info('outside_kyoto_protocol', apart, 'gas')]),
    ...(rate !== undefined && rate > 0 && rate < SMALL_RATE
      ? [warning('small_leak_rate', small, 'leak_rate')]
      : []),
  ]
}
