import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import type { Fuel } from '../calculate.ts'
import { fuelPart } from '../part.ts'
import { presentFuelTypes } from './present.ts'
import { fuelTypesSchema } from './schema.ts'

export function fuelTypesRoute(app: App, { edition }: Services): void {
  app.get('/v1/fuel/types', { schema: fuelTypesSchema }, (request, reply) => {
    const { params, notices } = request.query
    const { category } = params
    const fuels = [...edition.part(fuelPart).values()].filter((fuel) => !category || isIn(fuel, category))
    const id = calculationId('fuel_types', edition.hash, category ? { category } : {})
    answer(request, reply, id, () => presentFuelTypes(edition, fuels, notices))
  })
}

/** A biofuel is found under its own category and under biofuel. */
function isIn(fuel: Fuel, category: string): boolean {
  return fuel.category === category || (fuel.isBiofuel && category === 'biofuel')
}
