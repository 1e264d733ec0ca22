import { ApiError } from '../../../contract/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../core/decimal.ts'
import type { CanonicalValue } from '../../../core/identity.ts'
import { info, type Notice, warning } from '../../../core/notices.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import { electricityUse } from '../calculate.ts'
import { presentElectricityEmission } from './present.ts'
import { type ResolvedGrid, resolveGrid } from './resolve.ts'
import { type ENERGY_UNITS, electricityEmissionsSchema } from './schema.ts'

type EnergyUnit = (typeof ENERGY_UNITS)[number]

const KWH_PER_UNIT: Record<EnergyUnit, Decimal> = {
  kwh: decimal(1),
  mwh: decimal(1000),
  wh: decimal('0.001'),
}
const KWH_MAX = 1e9

export function electricityEmissionsRoute(app: App, { edition }: Services): void {
  app.get('/v1/electricity/emissions', { schema: electricityEmissionsSchema(edition) }, (request, reply) => {
    const { params, strict, notices } = request.query
    const unit = params.unit as EnergyUnit
    const kwh = energy(params.kwh, unit)
    const resolved = resolveGrid(edition, params)
    const { grid } = resolved
    const {
      include_wtt: includeWtt,
      include_td_losses: includeTdLosses,
      supplier_factor: supplierFactor,
    } = params
    if (strict) refuseFallbacks(resolved, includeTdLosses)
    const use = electricityUse(grid, kwh, { includeWtt, includeTdLosses, supplierFactor })
    const { country: _, state: __, cloud_provider, cloud_region, ...rest } = params
    const place = resolved.cloud ? { cloud_provider, cloud_region } : {}
    const id = calculationId(
      'electricity_emission',
      edition.hash,
      given({ ...rest, ...place, grid: grid.id }),
    )
    const question = {
      amount: params.kwh,
      unit,
      kwh: toNumber(kwh),
      includeWtt,
      includeTdLosses,
      supplierFactor,
      withEquivalents: params.equivalents,
    }
    const all = [...grid.notices, ...resolved.notices, ...lossNotices(resolved, includeTdLosses), ...notices]
    answer(request, reply, id, () => presentElectricityEmission(edition, id, question, resolved, use, all))
  })
}

function energy(amount: number, unit: EnergyUnit): Decimal {
  const kwh = multiply(decimal(amount), KWH_PER_UNIT[unit])
  if (toNumber(kwh) <= KWH_MAX) return kwh
  const message = `Parameter 'kwh' must be at most ${KWH_MAX} kWh; got ${amount} ${unit}.`
  throw new ApiError({ code: 'validation_error', field: 'kwh', message })
}

function refuseFallbacks({ grid, assumed }: ResolvedGrid, includeTdLosses: boolean): void {
  const refuse = (field: string, why: string): never => {
    throw new ApiError({ code: 'no_exact_factor', field, message: `With strict=true: ${why}` })
  }
  if (assumed) refuse('country', assumed)
  if (grid.isEstimate) refuse('country', `no grid intensity is published for ${grid.countryName}.`)
  if (includeTdLosses && grid.lossIsDefault) {
    refuse('include_td_losses', `no plausible grid loss is published for ${grid.countryName}.`)
  }
}

function lossNotices({ grid }: ResolvedGrid, includeTdLosses: boolean): Notice[] {
  if (!includeTdLosses) return []
  if (grid.lossPercent === undefined) {
    const message = `The published intensity of ${grid.stateName} already has the losses of the grid: nothing was added.`
    return [info('td_losses_included', message, 'include_td_losses')]
  }
  if (!grid.lossIsDefault) return []
  const message = `No plausible grid loss is published for ${grid.countryName}: ${toNumber(grid.lossPercent)} % is assumed.`
  return [warning('default_td_losses', message, 'include_td_losses')]
}

/** Without what was not given. */
function given(input: Record<string, CanonicalValue | undefined>): Record<string, CanonicalValue> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Record<
    string,
    CanonicalValue
  >
}
