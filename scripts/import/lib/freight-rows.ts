/** Which published freight row is which vehicle: our vehicle types by the publisher's keys. */

export interface VehicleKey {
  mode: 'road' | 'rail' | 'sea' | 'air'
  vehicleType: string
  label: string
  /** Key of the row in the extract, without the load of lorries. */
  key: string
  aliases?: string
  /** Vans have no rows by load: for their empty and refrigerated running, the lightest lorry stands in. */
  behavesAs?: string
  /** Average load over capacity, where the publisher says it and has no fully laden row. */
  loadFactor?: string
}

/**
 * Average load factor of vans, 40 %: UK Government conversion factors, methodology of freight by vans (estimated on the
 * basis of Department for Transport, 2005).
 */
const VAN_LOAD_FACTOR = '0.4'

const van = (vehicleType: string, label: string, key: string, aliases = ''): VehicleKey => ({
  mode: 'road',
  vehicleType,
  label,
  key: `van_${key}`,
  aliases,
  behavesAs: 'medium',
  loadFactor: VAN_LOAD_FACTOR,
})
const lorry = (vehicleType: string, label: string, key: string, aliases = ''): VehicleKey => ({
  mode: 'road',
  vehicleType,
  label,
  key: `hgv_${key}`,
  aliases,
})
const ship = (vehicleType: string, label: string, key: string, aliases = ''): VehicleKey => ({
  mode: 'sea',
  vehicleType,
  label,
  key,
  aliases,
})

/** In the order in which they are listed; the first of a mode is its default. */
export const VEHICLES: readonly VehicleKey[] = [
  lorry('average', 'Average of all lorries over 3.5 t', 'all_hgvs', 'truck lorry hgv'),
  van('small', 'Van up to 3.5 t', 'average_up_to_3_5_tonnes', 'van small_van'),
  lorry('medium', 'Rigid lorry, 3.5 to 7.5 t', 'rigid_gt3_5_7_5_tonnes'),
  lorry('large', 'Rigid lorry, 7.5 to 17 t', 'rigid_gt7_5_tonnes_17_tonnes'),
  lorry('rigid_heavy', 'Rigid lorry over 17 t', 'rigid_gt17_tonnes'),
  lorry('articulated', 'Average of articulated lorries', 'all_artics'),
  lorry('rigid', 'Average of rigid lorries', 'all_rigids'),
  lorry('articulated_up_to_33t', 'Articulated lorry up to 33 t', 'articulated_gt3_5_33t'),
  lorry('articulated_over_33t', 'Articulated lorry over 33 t', 'articulated_gt33t'),
  van('van_class_1', 'Van up to 1.305 t', 'class_i_up_to_1_305_tonnes'),
  van('van_class_2', 'Van, 1.305 to 1.74 t', 'class_ii_1_305_to_1_74_tonnes'),
  van('van_class_3', 'Van, 1.74 to 3.5 t', 'class_iii_1_74_to_3_5_tonnes'),
  { mode: 'rail', vehicleType: 'average', label: 'Freight train', key: 'rail_freight_freight_train' },
  ship('container', 'Container ship, average', 'cargo_ship_container_ship_average', 'average'),
  ship('bulk_carrier', 'Bulk carrier, average', 'cargo_ship_bulk_carrier_average'),
  // The publisher has no average of all tankers.
  ship('tanker', 'Products tanker, average', 'sea_tanker_products_tanker_average', 'products_tanker'),
  ship('general_cargo', 'General cargo ship, average', 'cargo_ship_general_cargo_average'),
  ship('roro', 'RoRo ferry, average', 'cargo_ship_roro_ferry_average'),
  ship('ropax', 'Large RoPax ferry', 'cargo_ship_large_ropax_ferry_average'),
  ship('vehicle_transport', 'Vehicle carrier, average', 'cargo_ship_vehicle_transport_average'),
  ship('refrigerated_cargo', 'Refrigerated cargo ship', 'cargo_ship_refrigerated_cargo_all_dwt'),
  ship('crude_tanker', 'Crude tanker, average', 'sea_tanker_crude_tanker_average'),
  ship('chemical_tanker', 'Chemical tanker, average', 'sea_tanker_chemical_tanker_average'),
  ship('lng_tanker', 'LNG tanker, average', 'sea_tanker_lng_tanker_average'),
  ship('lpg_tanker', 'LPG tanker, average', 'sea_tanker_lpg_tanker_average'),
  ...sizes('container', 'Container ship', 'cargo_ship_container_ship', [
    ['8000_teu', 'over 8,000 TEU', '8000plus_teu'],
    ['5000_teu', '5,000 to 7,999 TEU', '5000_7999_teu'],
    ['3000_teu', '3,000 to 4,999 TEU', '3000_4999_teu'],
    ['2000_teu', '2,000 to 2,999 TEU', '2000_2999_teu'],
    ['1000_teu', '1,000 to 1,999 TEU', '1000_1999_teu'],
    ['feeder', 'under 1,000 TEU', '0_999_teu'],
  ]),
  ...sizes('bulk_carrier', 'Bulk carrier', 'cargo_ship_bulk_carrier', [
    ['200000_dwt', 'over 200,000 dwt', '200_000plus_dwt'],
    ['100000_dwt', '100,000 to 199,999 dwt', '100_000_199_999_dwt'],
    ['60000_dwt', '60,000 to 99,999 dwt', '60_000_99_999_dwt'],
    ['35000_dwt', '35,000 to 59,999 dwt', '35_000_59_999_dwt'],
    ['10000_dwt', '10,000 to 34,999 dwt', '10_000_34_999_dwt'],
    ['small', 'under 10,000 dwt', '0_9999_dwt'],
  ]),
  { mode: 'air', vehicleType: 'average', label: 'Freight on aircraft, average', key: 'freight_flight' },
]

function sizes(
  vehicleType: string,
  label: string,
  key: string,
  list: readonly (readonly [suffix: string, size: string, keySuffix: string])[],
): VehicleKey[] {
  return list.map(([suffix, size, keySuffix]) =>
    ship(`${vehicleType}_${suffix}`, `${label}, ${size}`, `${key}_${keySuffix}`),
  )
}

/** Fuels of vans by the end of the publisher's key. A plug-in hybrid holds the UK's grid, which is not everyone's. */
export const VAN_FUELS = { diesel: 'diesel', petrol: 'petrol', cng: 'cng', lpg: 'lpg' } as const

/** What moves the other vehicles, in our words: the publisher's rows are averages of the fleet. */
export const FLEET_FUELS = { rail: 'rail_mix', sea: 'marine_fuel', air: 'jet_fuel' } as const

/** Loads of lorries by the end of the publisher's key. */
export const LOADS = {
  average: 'average_laden',
  empty: '0pct_laden',
  half: '50pct_laden',
  full: '100pct_laden',
} as const

/** Hauls of flights by the publisher's key. */
export const HAULS = {
  domestic: 'domestic_to_from_uk',
  short: 'short_haul_to_from_uk',
  long: 'long_haul_to_from_uk',
} as const
