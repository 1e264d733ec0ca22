import type { Edition } from '../../editions/edition.ts'
import type { Fuel } from '../../engine/fuel.ts'
import type { Notice } from '../../engine/notices.ts'
import { editionMeta } from '../common/present.ts'
import type { FuelTypesAnswer } from './schema.ts'

export function presentFuelTypes(
  edition: Edition,
  fuels: readonly Fuel[],
  notices: readonly Notice[],
): FuelTypesAnswer {
  return {
    data: fuels.map((fuel) => ({
      fuel_type: fuel.fuelType,
      label: fuel.label,
      category: fuel.category,
      is_biofuel: fuel.isBiofuel,
      available_units: [...fuel.factors.keys()],
      default_unit: fuel.defaultUnit,
    })),
    meta: { total_fuel_types: fuels.length, notices: [...notices], ...editionMeta(edition) },
  }
}
