/** Emissions of water supplied and of waste water treated. */
import { ApiError } from '../../../contract/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { requireEntry } from '../../../core/required.ts'
import { operation } from '../../operation.ts'
import { type AmountItem, amountEmissions } from '../../shared/amount/calculate.ts'
import { countryFor } from '../../shared/amount/country.ts'
import { PUBLISHED, type WaterService } from '../factors.ts'
import { waterPart } from '../part.ts'
import { presentWaterEmission, type WaterResult } from './present.ts'
import { WaterEmissionAnswer, WaterEmissionsQuery } from './schema.ts'

/** The cubic metre has 1000 litres. */
const CUBIC_METRES: Record<WaterResult['unit'], Decimal> = { m3: decimal(1), litre: decimal('0.001') }
/** So that grams stay whole numbers. */
const CUBIC_METRES_MAX = 1e9
/** What is counted. */
const SERVICES: Record<WaterResult['service'], readonly WaterService[]> = {
  both: ['supply', 'treatment'],
  supply: ['supply'],
  treatment: ['treatment'],
}

export const waterEmissions = operation({
  name: 'waterEmissions',
  path: '/v1/water/emissions',
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
  answer: WaterEmissionAnswer,
  query: () => WaterEmissionsQuery,
  calculate({ edition }, params) {
    const unit = params.unit as WaterResult['unit']
    const service = params.service as WaterResult['service']
    const cubicMetres = requireCubicMetres(params.amount, unit)
    const { country, place, notices } = countryFor(edition, params.country, PUBLISHED)
    const factors = edition.part(waterPart)
    const items = SERVICES[service].map(
      (part): AmountItem => ({
        part,
        factor: requireEntry(factors, part),
        place,
        quantity: cubicMetres,
        unit: 'm3',
      }),
    )
    const result: WaterResult = {
      amount: params.amount,
      unit,
      service,
      cubicMetres,
      country,
      items,
      emissions: amountEmissions(items),
      withEquivalents: params.equivalents,
    }
    return { kind: 'water_emission', identity: params, notices, result }
  },
  present: presentWaterEmission,
})

function requireCubicMetres(amount: number, unit: WaterResult['unit']): Decimal {
  const cubicMetres = multiply(decimal(amount), CUBIC_METRES[unit])
  if (toNumber(cubicMetres) <= CUBIC_METRES_MAX) return cubicMetres
  const message = `Parameter 'amount' must be at most ${CUBIC_METRES_MAX} m3; got ${amount} ${unit}.`
  throw new ApiError({ code: 'validation_error', field: 'amount', message })
}
