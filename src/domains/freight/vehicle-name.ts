/** Vehicles by name, as messages have them. */

import type { TableSet } from '../../factors/tables/table.ts'
import type { Named } from '../../messages/values.ts'
import type { FreightVehicle } from './factor.ts'
import { FREIGHT_VEHICLES, type FreightVehicleRow } from './tables.ts'

export function vehicleName({
  mode,
  vehicleType,
  label,
}: Pick<FreightVehicle, 'mode' | 'vehicleType' | 'label'>): Named {
  return { id: `freight-${mode}-${vehicleType}`, name: label }
}

/** The class that another one behaves as; undefined where it names none. */
export function standInName(tables: TableSet, { mode, behaves_as }: FreightVehicleRow): Named | undefined {
  const row = tables
    .rows(FREIGHT_VEHICLES)
    .find((other) => other.mode === mode && other.vehicle_type === behaves_as)
  return row && vehicleName({ mode, vehicleType: row.vehicle_type, label: row.label })
}
