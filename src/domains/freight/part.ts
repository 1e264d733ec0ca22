/** Freight in an edition, and the operator's own intensities before it. */
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { EditionPart, OverlayKind } from '../../factors/edition-part.ts'
import type { OverlayRow } from '../../factors/overlay-table.ts'
import { checkFreight } from './checks.ts'
import type { Freight } from './factor.ts'
import { freightFactors } from './factors.ts'
import { freightWithOverlay } from './overlay.ts'
import { FREIGHT_PAYLOADS } from './payload-table.ts'
import {
  FREIGHT_CONSTANTS,
  FREIGHT_ELECTRIC,
  FREIGHT_FACTORS,
  FREIGHT_FUEL_RATIOS,
  FREIGHT_RAIL_ENERGY,
  FREIGHT_REGIONAL,
  FREIGHT_SEA_REGISTER,
  FREIGHT_VEHICLES,
} from './tables.ts'
import { FREIGHT_FUEL_ALIASES, findVehicle } from './words.ts'

const ownIntensities: OverlayKind<Freight> = {
  kind: 'freight',
  needs: ['mode', 'vehicle_type', 'fuel_source', 'refrigerated', 'wtt_factor'],
  may: ['from_countries', 'to_countries', 'from_km', 'below_km', 'distance_adjustment'],
  unit: 'kgCO2e/tonne-km',
  problems: (row, factors) => [
    ...(row.from_km && row.below_km && toNumber(row.from_km) >= toNumber(row.below_km)
      ? ['below_km: must be above from_km']
      : []),
    ...(row.distance_adjustment && row.mode !== 'sea' ? ['distance_adjustment: only for mode sea'] : []),
    ...otherWords(row, factors),
  ],
  lay: (factors, rows, { countries }) => freightWithOverlay(factors, countries, rows),
}

export const freightPart: EditionPart<Freight> = {
  name: 'freight',
  tables: [
    FREIGHT_VEHICLES,
    FREIGHT_FACTORS,
    FREIGHT_SEA_REGISTER,
    FREIGHT_REGIONAL,
    FREIGHT_RAIL_ENERGY,
    FREIGHT_FUEL_RATIOS,
    FREIGHT_ELECTRIC,
    FREIGHT_CONSTANTS,
    FREIGHT_PAYLOADS,
  ],
  check: checkFreight,
  build: (basis, tables) => freightFactors(tables, basis),
  overlays: [ownIntensities],
}

/** A row under another word for a vehicle or a fuel would never be asked for. */
function otherWords({ mode, vehicle_type: type, fuel_source: fuel }: OverlayRow, factors: Freight): string[] {
  const meant = mode && type && findVehicle(factors, mode, type)?.vehicleType
  const meantFuel = fuel && FREIGHT_FUEL_ALIASES.get(fuel)
  return [
    ...(meant && meant !== type ? [`vehicle_type: '${type}' means '${meant}' by ${mode}: write that`] : []),
    ...(meantFuel ? [`fuel_source: '${fuel}' means '${meantFuel}': write that`] : []),
  ]
}
