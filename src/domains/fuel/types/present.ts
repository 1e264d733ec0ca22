import { presentDataset } from '../../../contract/dataset-trail.ts'
import type { ResponseParts } from '../../../contract/operation.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Fuel } from '../fuel-factor.ts'
import type { FuelTypesAnswer } from './schema.ts'

export function presentFuelTypes(
  _edition: Edition,
  { result: fuels, notices, meta }: ResponseParts<readonly Fuel[]>,
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
    meta: {
      total_fuel_types: fuels.length,
      source_trail: publications(fuels),
      notices,
      ...meta,
    },
  }
}

/** The publications behind the factors of the listed fuels, each once. */
function publications(fuels: readonly Fuel[]): FuelTypesAnswer['meta']['source_trail'] {
  const entries = fuels.flatMap((fuel) => [...fuel.factors.values()].map(({ direct }) => direct.entry))
  const byDataset = new Map(entries.map((entry) => [entry.sourceDataset, entry]))
  return [...byDataset.values()].map((entry) =>
    presentDataset(entry, {
      data_category: 'emission_factor',
      name: 'Fuel combustion',
      region_name: 'Fuels of the list',
      role: 'factor',
      method: 'docs/methods/fuel.md',
    }),
  )
}
