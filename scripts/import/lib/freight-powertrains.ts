/**
 * Lorries that do not burn diesel. No publisher has their emissions per tonne-kilometre with an open licence, so they
 * follow from the published diesel row of the class, the published energy use of the powertrain over diesel, and the
 * published factors of the fuels per kWh: docs/methods/freight.md.
 */
import { join } from 'node:path'
import { field, only, type Row, readRows } from './tables.ts'

const SOURCE = 'psi-carculator-truck'
/** What each source describes. */
const YEARS: Record<string, string> = {
  'psi-carculator-truck': '2020',
  'desnz-2025': '2025',
  'etm-2026': '2026',
}
/** Derived quotients keep ten significant digits: far below the five that are published. */
const DERIVED_DIGITS = 10
const MJ_PER_KWH = 3.6
const DIESEL = 'diesel_avg_blend'

/** Our classes by the vehicle of the energy model that is nearest in size. */
const MODELLED = {
  medium: '7.5t GVW',
  large: '18t GVW',
  rigid_heavy: '26t GVW',
  articulated: '40t GVW',
} as const

/** Lorries and vans whose diesel engine may burn another fuel. */
const DROP_IN = ['average', 'small', 'medium', 'large', 'rigid_heavy', 'articulated', 'rigid'] as const
const DROP_IN_MORE = [
  'articulated_up_to_33t',
  'articulated_over_33t',
  'van_class_1',
  'van_class_2',
  'van_class_3',
] as const

export function alternativeFuels(folder: string): Row[] {
  const fuels = fuelFactors(folder)
  const vehicles = readRows(join(folder, 'transport'), 'ev.csv')
  const biofuels = (['hvo', 'biodiesel'] as const).flatMap((fuel) =>
    [...DROP_IN, ...DROP_IN_MORE].map((type) => {
      const { direct, wtt, text } = fuels.overDiesel(fuel)
      return ratioRow(fuel, type, direct, wtt, `the same energy as diesel; ${text}`, 'desnz-2025')
    }),
  )
  const gas = (['cng', 'lng'] as const).flatMap((fuel) =>
    Object.entries(MODELLED).map(([type, size]) => {
      const { direct, wtt, text } = fuels.overDiesel(fuel)
      const energy = energyRatio(vehicles, size, 'CNG/LNG spark ignition')
      return ratioRow(fuel, type, direct * energy.value, wtt * energy.value, `${energy.text}; ${text}`)
    }),
  )
  const hybrid = Object.entries(MODELLED).map(([type, size]) => {
    const energy = energyRatio(vehicles, size, 'diesel hybrid')
    return ratioRow('hybrid', type, energy.value, energy.value, `${energy.text}, on the same fuel`)
  })
  return [...hybrid, ...biofuels, ...gas]
}

function ratioRow(
  fuel: string,
  vehicleType: string,
  direct: number,
  wtt: number,
  derivation: string,
  source = SOURCE,
): Row {
  return {
    id: `freight-ratio-${vehicleType}-${fuel}`,
    fuel_source: fuel,
    vehicle_type: vehicleType,
    direct_ratio: rounded(direct),
    wtt_ratio: rounded(wtt),
    is_biofuel: String(fuel === 'hvo' || fuel === 'biodiesel'),
    year: YEARS[source] ?? '',
    source_id: source,
    derivation,
  }
}

/** Electricity at the plug, kWh per tonne-km with an average load; of vans also per vehicle-km. */
export function electricUse(folder: string): Row[] {
  const vehicles = readRows(join(folder, 'transport'), 'ev.csv')
  const trains = readRows(join(folder, 'transport'), 'rail.csv')
  const fuels = fuelFactors(folder)
  const freight = readRows(join(folder, 'defra'), 'freighting.csv')
  const by = (id: string) => only(vehicles, `ev ${id}`, (row) => row.id === id)
  const average = by('88')
  const train = only(trains, 'rail 115', (row) => row.id === '115')
  const vans = [
    ['small', '20', '21'],
    ['van_class_1', '14', '15'],
    ['van_class_2', '16', '17'],
    ['van_class_3', '18', '19'],
  ] as const
  return [
    electricRow(
      'road',
      'average',
      field(average, 'value'),
      '',
      'etm-2026',
      'published for the average lorry of the Netherlands',
    ),
    ...vans.map(([type, perKm, perTonneKm]) =>
      electricRow(
        'road',
        type,
        field(by(perTonneKm), 'value'),
        field(by(perKm), 'value'),
        'desnz-2025',
        'published kg CO2e of the battery electric van / 0.19553 kg CO2e per kWh of UK electricity with losses',
      ),
    ),
    ...Object.entries(MODELLED).map(([type, size]) => {
      const diesel = only(freight, type, (row) => row.key === LAST_KEYS[type] && row.unit === 'tonne_km')
      const energy = plugOverDiesel(vehicles, size)
      const value = (Number(field(diesel, 'kgco2e')) / fuels.dieselPerKwh) * energy.value
      const text = `published ${field(diesel, 'kgco2e')} kg per tonne-km of the diesel lorry / ${fuels.dieselPerKwh} kg per kWh of diesel (net) x ${energy.text}`
      return electricRow('road', type, rounded(value), '', SOURCE, text)
    }),
    electricRow(
      'rail',
      'average',
      field(train, 'value'),
      '',
      'etm-2026',
      'published for freight trains of the Netherlands',
    ),
  ]
}

const LAST_KEYS: Record<string, string> = {
  medium: 'hgv_rigid_gt3_5_7_5_tonnes_average_laden',
  large: 'hgv_rigid_gt7_5_tonnes_17_tonnes_average_laden',
  rigid_heavy: 'hgv_rigid_gt17_tonnes_average_laden',
  articulated: 'hgv_all_artics_average_laden',
}

function electricRow(
  mode: string,
  vehicleType: string,
  perTonneKm: string,
  perVehicleKm: string,
  source: string,
  derivation: string,
): Row {
  return {
    id: `freight-electric-${mode}-${vehicleType}`,
    mode,
    vehicle_type: vehicleType,
    kwh_per_tonne_km: perTonneKm,
    kwh_per_vehicle_km: perVehicleKm,
    year: YEARS[source] ?? '',
    source_id: source,
    derivation,
  }
}

interface Quotient {
  value: number
  text: string
}

function energyRatio(vehicles: readonly Row[], size: string, powertrain: string): Quotient {
  const find = (of: string) => Number(field(tankToWheel(vehicles, size, of), 'value'))
  const [own, diesel] = [find(powertrain), find('diesel')]
  return {
    value: own / diesel,
    text: `${own} / ${diesel} MJ per km of the ${size} lorry, ${powertrain} over diesel`,
  }
}

function tankToWheel(vehicles: readonly Row[], size: string, powertrain: string): Row {
  const metric = `tank-to-wheel energy, ${powertrain}`
  return only(vehicles, `${size} ${powertrain}`, (row) => row.class === size && row.metric === metric)
}

function plugOverDiesel(vehicles: readonly Row[], size: string): Quotient {
  const plug = only(
    vehicles,
    `${size} plug`,
    (row) => row.class === size && row.metric === 'BEV electricity at plug' && row.unit === 'kWh/km',
  )
  const kwh = field(plug, 'value')
  const mj = field(tankToWheel(vehicles, size, 'diesel'), 'value')
  return {
    value: (Number(kwh) * MJ_PER_KWH) / Number(mj),
    text: `(${kwh} kWh x ${MJ_PER_KWH} / ${mj} MJ per km of the ${size} lorry, battery electric over diesel)`,
  }
}

function fuelFactors(folder: string) {
  const direct = readRows(join(folder, 'defra'), 'fuels.csv')
  const wtt = readRows(join(folder, 'defra'), 'fuels_wtt.csv')
  const perKwh = (table: readonly Row[], key: string) =>
    field(
      only(table, `${key} kwh_net`, (row) => row.key === key && row.unit === 'kwh_net'),
      'kgco2e',
    )
  return {
    dieselPerKwh: Number(perKwh(direct, DIESEL)),
    overDiesel(fuel: string): { direct: number; wtt: number; text: string } {
      const [own, diesel] = [perKwh(direct, fuel), perKwh(direct, DIESEL)]
      const [ownWtt, dieselWtt] = [perKwh(wtt, fuel), perKwh(wtt, DIESEL)]
      return {
        direct: Number(own) / Number(diesel),
        wtt: Number(ownWtt) / Number(dieselWtt),
        text: `${fuel} over diesel per kWh (net): ${own} / ${diesel} kg direct, ${ownWtt} / ${dieselWtt} kg well-to-tank`,
      }
    },
  }
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(DERIVED_DIGITS)))
}
