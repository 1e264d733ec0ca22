/**
 * From extracts of the UK Government GHG Conversion Factors 2025 (flat file and full set, transcribed row by row) to
 * the travel tables of edition 2025. Usage: tsx scripts/import/desnz-travel.ts <folder>
 *
 * The folder holds passenger.csv, passenger_ev_components.csv and electricity_uk.csv, each with the columns key, unit,
 * kgco2e, kgco2, kgch4_as_co2e, kgn2o_as_co2e, edition. Published figures are copied digit for digit; the electricity
 * that a vehicle draws is derived from them and says how in `derivation`.
 */
import { add, type Decimal, decimal } from '../../src/core/decimal.ts'
import { roundedRatio } from '../../src/core/quantity.ts'
import { editionFile, field, folderArgument, only, type Row, readRows, writeRows } from './lib/tables.ts'

const EDITION = '2025'
const SOURCE = 'desnz-2025'
const GWP = 'ipcc_ar5_gwp100'
const FACTOR_UNITS = { passenger_km: 'kgCO2e/passenger-km', vehicle_km: 'kgCO2e/vehicle-km' } as const
type PublishedUnit = keyof typeof FACTOR_UNITS

/** Derived consumption keeps four decimals: the figures behind it have four significant digits. */
const CONSUMPTION_DECIMALS = 4

interface Vehicle {
  mode: string
  type: string
  key: string
  unit: PublishedUnit
}

const CAR_FUELS: Record<string, string> = {
  '': 'unknown',
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  phev: 'plug_in_hybrid_electric_vehicle',
  lpg: 'lpg',
  cng: 'cng',
}
const CAR_SIZES: Record<string, string> = {
  '': 'average_car',
  small: 'small_car',
  medium: 'medium_car',
  large: 'large_car',
}
/** All of their emissions are those of purchased electricity. */
const ALL_ELECTRIC = ['rail_international_rail', 'rail_light_rail_and_tram', 'rail_london_underground']
/** Those whose electricity is drawn from the grid of the country where they run, outside of the United Kingdom too. */
const ON_LOCAL_GRIDS: Vehicle[] = [
  ...Object.entries(CAR_SIZES).map(([size, key]) =>
    vehicle(
      'car',
      size === '' ? 'electric' : `${size}_electric`,
      `car_${key}_battery_electric_vehicle`,
      'vehicle_km',
    ),
  ),
  vehicle('rail', 'light_rail', 'rail_light_rail_and_tram'),
  vehicle('rail', 'underground', 'rail_london_underground'),
]

/** Kilometres by the v1 contract; the reason is ours. */
const HAULS: Row[] = [
  {
    haul: 'domestic',
    below_km: '700',
    reason:
      'The factor describes flights within the United Kingdom, which as a rule are shorter than this; one of the same length elsewhere is flown with the same aircraft',
  },
  {
    haul: 'short',
    below_km: '3700',
    reason: 'The limit of short haul in the methodology paper of the publisher',
  },
  { haul: 'long', below_km: '', reason: 'Everything longer than short haul' },
]

const folder = folderArgument()
const passenger = readRows(folder, 'passenger.csv')
const components = readRows(folder, 'passenger_ev_components.csv')
const electricity = readRows(folder, 'electricity_uk.csv')
const vehicles = [
  ...cars(),
  vehicle('rail', 'national', 'rail_national_rail'),
  vehicle('rail', 'international', 'rail_international_rail'),
  vehicle('rail', 'light_rail', 'rail_light_rail_and_tram'),
  vehicle('rail', 'underground', 'rail_london_underground'),
  vehicle('bus', 'average', 'bus_average_local_bus'),
  vehicle('bus', 'local', 'bus_local_bus_not_london'),
  vehicle('bus', 'london', 'bus_local_london_bus'),
  vehicle('bus', 'coach', 'bus_coach'),
  vehicle('ferry', 'average', 'ferry_average_all_passenger'),
  vehicle('ferry', 'foot', 'ferry_foot_passenger'),
  vehicle('ferry', 'car', 'ferry_car_passenger'),
  vehicle('taxi', 'regular', 'taxi_regular_taxi', 'vehicle_km'),
  vehicle('taxi', 'black_cab', 'taxi_black_cab', 'vehicle_km'),
  ...['average', 'small', 'medium', 'large'].map((size) =>
    vehicle('motorbike', size, `motorbike_${size}`, 'vehicle_km'),
  ),
]

writeRows(editionFile(EDITION, 'travel_factors'), vehicles.map(factorRow))
writeRows(editionFile(EDITION, 'travel_wtt_factors'), vehicles.map(wttRow))
writeRows(editionFile(EDITION, 'travel_electricity'), ON_LOCAL_GRIDS.map(consumptionRow))
writeFlights()
writeRows(
  editionFile(EDITION, 'flight_hauls'),
  HAULS.map((row) => ({ ...row, source_id: SOURCE })),
)

function vehicle(mode: string, type: string, key: string, unit: PublishedUnit = 'passenger_km'): Vehicle {
  return { mode, type, key, unit }
}

/** Sizes and fuels as far as the publisher has the combination. */
function cars(): Vehicle[] {
  return Object.entries(CAR_SIZES).flatMap(([size, sizeKey]) =>
    Object.entries(CAR_FUELS).flatMap(([fuel, fuelKey]) => {
      const key = `car_${sizeKey}_${fuelKey}`
      const type = [size, fuel].filter(Boolean).join('_') || 'average'
      return passenger.some((row) => row.key === key) ? [vehicle('car', type, key, 'vehicle_km')] : []
    }),
  )
}

function published(key: string, unit: PublishedUnit): Row {
  return only(passenger, `${key} ${unit}`, (row) => row.key === key && row.unit === unit)
}

function factorRow({ mode, type, key, unit }: Vehicle): Row {
  const row = published(key, unit)
  return {
    id: `travel-${mode}-${type}`,
    transport_mode: mode,
    vehicle_type: type,
    publisher_row: field(row, 'description'),
    factor: field(row, 'kgco2e'),
    factor_unit: FACTOR_UNITS[unit],
    ...gases(row),
    electricity_kgco2e: purchased(key, row),
    year: field(row, 'edition'),
    gwp: GWP,
    source_id: SOURCE,
  }
}

/** Generation and losses, as far as the publisher shows them apart. */
function purchased(key: string, row: Row): string {
  if (ALL_ELECTRIC.includes(key)) return field(row, 'kgco2e')
  if (!key.endsWith('plug_in_hybrid_electric_vehicle')) return ''
  const parts = only(components, key, (component) => component.key === key)
  return plain(
    add(decimal(field(parts, 'scope2_uk_electricity_kgco2e')), decimal(field(parts, 'scope3_td_kgco2e'))),
  )
}

function wttRow({ mode, type, key, unit }: Vehicle): Row {
  const row = published(key, unit)
  return {
    id: `travel-wtt-${mode}-${type}`,
    transport_mode: mode,
    vehicle_type: type,
    publisher_row: field(row, 'description'),
    factor: field(row, 'wtt_kgco2e'),
    factor_unit: FACTOR_UNITS[unit],
    year: field(row, 'edition'),
    gwp: GWP,
    source_id: SOURCE,
  }
}

function consumptionRow({ mode, type, key, unit }: Vehicle): Row {
  const row = published(key, unit)
  const [generation, losses] = ['uk_generation', 'uk_td_losses'].map((name) =>
    field(
      only(electricity, name, (candidate) => candidate.key === name && candidate.edition === EDITION),
      'kgco2e',
    ),
  ) as [string, string]
  const perKwh = add(decimal(generation), decimal(losses))
  const kwh = roundedRatio(decimal(field(row, 'kgco2e')), perKwh, CONSUMPTION_DECIMALS)
  return {
    id: `travel-electricity-${mode}-${type}`,
    transport_mode: mode,
    vehicle_type: type,
    publisher_row: field(row, 'description'),
    kwh_per_km: String(kwh),
    unit: FACTOR_UNITS[unit].replace('kgCO2e', 'kWh'),
    year: field(row, 'edition'),
    source_id: SOURCE,
    derivation: `published ${field(row, 'kgco2e')} ${FACTOR_UNITS[unit]} / (${generation} + ${losses}) kgCO2e/kWh, UK electricity ${EDITION}: generation and losses`,
  }
}

function writeFlights(): void {
  const rows = passenger.flatMap((row) => {
    const parts = /^flight_(domestic|short_haul|long_haul)_to_from_uk_(.+)_with_rf$/.exec(field(row, 'key'))
    if (!parts) return []
    const [, haul = '', cabin = ''] = parts
    return [{ row, haul: haul.replace('_haul', ''), cabin: cabin.replace(/_(class|passenger)$/, '') }]
  })
  const flightRow = ({ row, haul, cabin }: (typeof rows)[number], wtt: boolean): Row => ({
    id: `flight-${wtt ? 'wtt-' : ''}${haul}-${cabin}`,
    haul,
    cabin_class: cabin,
    publisher_row: field(row, 'description'),
    factor: field(row, wtt ? 'wtt_kgco2e' : 'kgco2e'),
    factor_unit: FACTOR_UNITS.passenger_km,
  })
  const rest = (row: Row) => ({ year: field(row, 'edition'), gwp: GWP, source_id: SOURCE })
  writeRows(
    editionFile(EDITION, 'flight_factors'),
    rows.map((flight) => ({
      ...flightRow(flight, false),
      ...gases(flight.row),
      factor_without_rf: withoutForcing(flight.row),
      ...rest(flight.row),
    })),
  )
  writeRows(
    editionFile(EDITION, 'flight_wtt_factors'),
    rows.map((flight) => ({ ...flightRow(flight, true), ...rest(flight.row) })),
  )
}

function withoutForcing(row: Row): string {
  const key = field(row, 'key').replace(/_with_rf$/, '_without_rf')
  return field(published(key, 'passenger_km'), 'kgco2e')
}

function gases(row: Row): Row {
  return {
    kgco2: field(row, 'kgco2'),
    kgch4_as_co2e: field(row, 'kgch4_as_co2e'),
    kgn2o_as_co2e: field(row, 'kgn2o_as_co2e'),
  }
}

function plain({ digits, scale }: Decimal): string {
  const text = digits.toString().padStart(scale + 1, '0')
  return `${text.slice(0, -scale)}.${text.slice(-scale)}`
}
