/**
 * From extracts of the UK Government GHG Conversion Factors 2025 and of published figures of vehicles' energy use to the
 * freight tables of edition 2025. Usage: tsx scripts/import/freight.ts <folder>
 *
 * The folder holds defra/freighting.csv, defra/fuels.csv, defra/fuels_wtt.csv, transport/ev.csv and transport/rail.csv.
 * Published figures are copied digit for digit; derived ones say how in `derivation`.
 */
import { join } from 'node:path'
import { alternativeFuels, electricUse } from './lib/freight-powertrains.ts'
import { FLEET_FUELS, HAULS, LOADS, VAN_FUELS, VEHICLES, type VehicleKey } from './lib/freight-rows.ts'
import { editionFile, field, folderArgument, only, type Row, readRows, writeRows } from './lib/tables.ts'

const EDITION = '2025'
const SOURCE = 'desnz-2025'
const GWP = 'ipcc_ar5_gwp100'
const REFRIGERATED_SHIP = 'refrigerated_cargo'

const folder = folderArgument()
const published = readRows(join(folder, 'defra'), 'freighting.csv')

writeRows(editionFile(EDITION, 'freight_vehicles'), VEHICLES.map(vehicleRow))
writeRows(editionFile(EDITION, 'freight_factors'), VEHICLES.flatMap(factorRows))
writeRows(editionFile(EDITION, 'freight_fuel_ratios'), alternativeFuels(folder))
writeRows(editionFile(EDITION, 'freight_electric'), electricUse(folder))

function vehicleRow(vehicle: VehicleKey): Row {
  return {
    mode: vehicle.mode,
    vehicle_type: vehicle.vehicleType,
    label: vehicle.label,
    aliases: vehicle.aliases ?? '',
    behaves_as: vehicle.behavesAs ?? '',
    load_factor: vehicle.loadFactor ?? '',
  }
}

function factorRows(vehicle: VehicleKey): Row[] {
  if (vehicle.mode === 'air') return Object.entries(HAULS).map(([haul, key]) => flightRow(vehicle, haul, key))
  if (vehicle.key.startsWith('van_')) {
    return Object.entries(VAN_FUELS).flatMap(([fuel, suffix]) =>
      rowsOf(`${vehicle.key}_${suffix}`).map((row) => factorRow(vehicle, row, { fuel })),
    )
  }
  if (vehicle.mode !== 'road') {
    const fuel = FLEET_FUELS[vehicle.mode]
    const isRefrigerated = vehicle.vehicleType === REFRIGERATED_SHIP
    return rowsOf(vehicle.key).map((row) => factorRow(vehicle, row, { fuel, isRefrigerated }))
  }
  return [false, true].flatMap((isRefrigerated) =>
    Object.entries(LOADS).flatMap(([load, suffix]) => {
      const key = isRefrigerated ? vehicle.key.replace('hgv_', 'hgv_refrigerated_') : vehicle.key
      return rowsOf(`${key}_${suffix}`).map((row) =>
        factorRow(vehicle, row, { fuel: 'diesel', load, isRefrigerated }),
      )
    }),
  )
}

function rowsOf(key: string): Row[] {
  return published.filter((row) => row.key === key)
}

interface Kind {
  fuel: string
  load?: string
  isRefrigerated?: boolean
  haul?: string
}

function factorRow(
  { mode, vehicleType }: VehicleKey,
  row: Row,
  { fuel, load = 'average', isRefrigerated = false, haul = '' }: Kind,
): Row {
  const per = field(row, 'unit')
  const parts = [mode, vehicleType, fuel, haul, load === 'average' ? '' : load]
  const end = [isRefrigerated ? 'refrigerated' : '', per === 'vehicle_km' ? 'vehicle' : '']
  return {
    id: `freight-${[...parts, ...end].filter(Boolean).join('-')}`,
    mode,
    vehicle_type: vehicleType,
    fuel_source: fuel,
    haul,
    load,
    refrigerated: String(isRefrigerated),
    per,
    publisher_row: field(row, 'description'),
    factor: field(row, 'kgco2e'),
    factor_unit: per === 'tonne_km' ? 'kgCO2e/tonne-km' : 'kgCO2e/vehicle-km',
    kgco2: field(row, 'kgco2'),
    kgch4_as_co2e: field(row, 'kgch4_as_co2e'),
    kgn2o_as_co2e: field(row, 'kgn2o_as_co2e'),
    wtt_factor: field(row, 'wtt_kgco2e'),
    factor_with_rf: '',
    year: field(row, 'edition'),
    gwp: GWP,
    source_id: SOURCE,
  }
}

/** The figure with radiative forcing stands beside the one without. */
function flightRow(vehicle: VehicleKey, haul: string, key: string): Row {
  const find = (end: string) =>
    only(published, `${key} ${end}`, (row) => row.key === `${vehicle.key}_${key}_${end}`)
  const row = factorRow(vehicle, find('without_rf'), { fuel: FLEET_FUELS.air, haul })
  return { ...row, factor_with_rf: field(find('with_rf'), 'kgco2e') }
}
