/** Emissions of waste that is handed over to be treated. */
import { ApiError } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { operation } from '../../operation.ts'
import { type AmountItem, amountEmissions } from '../../shared/amount/calculate.ts'
import { countryFor } from '../../shared/amount/country.ts'
import { requireRows } from '../../shared/amount/edition.ts'
import { requireNamed } from '../../shared/amount/names.ts'
import { PUBLISHED, type WasteMaterial } from '../factors.ts'
import { wastePart } from '../part.ts'
import { WASTE } from '../tables.ts'
import { presentWasteEmission, type WasteResult } from './present.ts'
import { WasteEmissionAnswer, WasteEmissionsQuery } from './schema.ts'

/** The pound has 0.45359237 kg. */
const TONNES: Record<WasteResult['unit'], Decimal> = {
  kg: decimal('0.001'),
  tonne: decimal(1),
  lb: decimal('0.00045359237'),
}
/** 1e9 kg, so that grams stay whole numbers. */
const TONNES_MAX = 1e6

export const wasteEmissions = operation({
  name: 'wasteEmissions',
  path: '/v1/waste/emissions',
  title: 'Emissions of waste',
  description:
    "Waste by material and treatment (GHG Protocol Scope 3 category 5), by the UK Government's factors per tonne. Recycling, burning and composting count with collection and the way to the plant alone, as the publisher has it: what the plant emits, and what it saves, belongs to whoever uses its energy or material.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, an unknown or ambiguous material or treatment (suggestions), a treatment that the material has no factor for (available_treatments). `invalid_unit`: another unit. `no_factor`: an edition without factors of waste (available_editions). `no_exact_factor`: strict=true and the country is not the United Kingdom, or not given.',
  examples: {
    answers: {
      commercial: 'amount=100&material=commercial_and_industrial&treatment=landfill&country=GB&year=2025',
      cardboard_abroad: 'amount=2&unit=tonne&material=cardboard&treatment=closed_loop&country=FR&year=2025',
    },
    refusals: {
      treatment: 'amount=100&material=glass&treatment=composting&year=2025',
      ambiguous: 'amount=100&material=glass&treatment=recycling&year=2025',
    },
  },
  answer: WasteEmissionAnswer,
  query: () => WasteEmissionsQuery,
  calculate(context, params) {
    const { edition } = context
    requireRows(context, WASTE, 'waste')
    const unit = params.unit as WasteResult['unit']
    const tonnes = requireTonnes(params.amount, unit)
    const { materials, treatments } = edition.part(wastePart)
    const material = requireNamed(materials, {
      field: 'material',
      text: params.material,
      list: 'those of /v1/waste/materials',
    })
    const treatment = requireNamed(treatments, {
      field: 'treatment',
      text: params.treatment,
      list: treatments.map(({ key }) => key).join(', '),
    })
    const factor = material.factors.get(treatment.key) ?? refuseTreatment(material, params.treatment)
    const { country, place, notices } = countryFor(edition, params.country, PUBLISHED)
    const items: AmountItem[] = [{ part: 'treatment', factor, place, quantity: tonnes, unit: 'tonne' }]
    const asked = { ...params, material: material.key, treatment: treatment.key }
    const result: WasteResult = {
      amount: params.amount,
      unit,
      tonnes,
      material,
      treatment,
      country,
      items,
      emissions: amountEmissions(items),
      withEquivalents: params.equivalents,
    }
    return {
      kind: 'waste_emission',
      identity: asked,
      askAgain: asked,
      notices,
      result,
    }
  },
  present: presentWasteEmission,
})

function requireTonnes(amount: number, unit: WasteResult['unit']): Decimal {
  const tonnes = multiply(decimal(amount), TONNES[unit])
  if (toNumber(tonnes) <= TONNES_MAX) return tonnes
  const message = `Parameter 'amount' must be at most ${TONNES_MAX} tonnes; got ${amount} ${unit}.`
  throw new ApiError({ code: 'validation_error', field: 'amount', message })
}

function refuseTreatment({ label, factors }: WasteMaterial, given: string): never {
  const available = [...factors.keys()]
  const message = `Parameter 'treatment' must be one of ${available.join(', ')} for ${label}; got ${quote(given)}. The publisher has no other factor for it.`
  throw new ApiError({
    code: 'validation_error',
    field: 'treatment',
    message,
    extras: { available_treatments: available },
  })
}
