import { info, type Notice } from '../../../core/notices.ts'
import { requireEntry } from '../../../core/required.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import { fuelCombustion } from '../calculate.ts'
import { fuelPart } from '../part.ts'
import { presentFuelEmission } from './present.ts'
import { fuelEmissionsSchema } from './schema.ts'

const WTT_EXCLUDED = info(
  'wtt_excluded',
  'Well-to-tank emissions (Scope 3 category 3) are left out because include_wtt is false.',
  'include_wtt',
)

export function fuelEmissionsRoute(app: App, { edition }: Services): void {
  app.get('/v1/fuel/emissions', { schema: fuelEmissionsSchema(edition) }, (request, reply) => {
    const { params, notices } = request.query
    const fuel = requireEntry(edition.part(fuelPart), params.fuel_type)
    const factor = requireEntry(fuel.factors, params.unit ?? fuel.defaultUnit)
    const burnt = fuelCombustion(factor, params.amount, params.include_wtt)
    const question = { ...params, unit: factor.unit }
    const id = calculationId('fuel_emission', edition.hash, question)
    const all: readonly Notice[] = params.include_wtt ? notices : [WTT_EXCLUDED, ...notices]
    answer(request, reply, id, () => presentFuelEmission(edition, id, question, fuel, factor, burnt, all))
  })
}
