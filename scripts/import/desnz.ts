/**
 * From extracts of the UK Government GHG Conversion Factors 2025 (flat file and full set, transcribed row by row)
 * to the hotel and fuel tables of edition 2025. Usage: tsx scripts/import/desnz.ts <folder>
 *
 * The folder holds hotel.csv, fuels.csv, fuels_wtt.csv, outside_of_scopes.csv, fuel_properties.csv and
 * bioenergy_gas_split_inferred.csv, each with the columns key, unit, kgco2e, kgco2, kgch4_as_co2e, kgn2o_as_co2e,
 * edition. Published figures are copied digit for digit; the few derived ones say how in `derivation`.
 */
import { add, decimal, multiply } from '../../src/core/decimal.ts'
import { editionFile, field, folderArgument, only, type Row, readRows, writeRows } from './lib/tables.ts'

const EDITION = '2025'
const SOURCE = 'desnz-2025'
const GWP = 'ipcc_ar5_gwp100'
/** UK Government GHG Conversion Factors 2025, tab Conversions: kWh in a therm. */
const KWH_PER_THERM = '29.30710833'
/** Derived quotients keep ten significant digits: far below the five that are published. */
const DERIVED_DIGITS = 10

interface FuelRow {
  fuelType: string
  label: string
  category: string
  isBiofuel: boolean
  key: string
  units: string[]
  defaultUnit: string
}

const FUELS: FuelRow[] = [
  fuel('natural_gas', 'Natural Gas', 'gaseous', 'kwh therm m3', 'kwh'),
  fuel('lpg', 'LPG (Liquefied Petroleum Gas)', 'gaseous', 'kwh litre kg', 'litre'),
  fuel('cng', 'CNG (Compressed Natural Gas)', 'gaseous', 'kwh kg', 'kg'),
  bio('biogas', 'Biogas / Biomethane', 'gaseous', 'kwh', 'kwh'),
  fuel('diesel', 'Diesel (Gas Oil)', 'liquid', 'kwh litre', 'litre', 'diesel_avg_blend'),
  fuel('petrol', 'Petrol (Gasoline)', 'liquid', 'kwh litre', 'litre', 'petrol_avg_blend'),
  fuel('kerosene', 'Burning Oil / Kerosene', 'liquid', 'kwh litre', 'litre'),
  fuel('fuel_oil', 'Fuel Oil (Heavy)', 'liquid', 'kwh litre', 'litre'),
  fuel('red_diesel', 'Gas Oil (Red Diesel / Off-road)', 'liquid', 'kwh litre', 'litre'),
  bio('biodiesel', 'Biodiesel (B100 / FAME)', 'biofuel', 'litre', 'litre'),
  bio('hvo', 'HVO (Hydrotreated Vegetable Oil)', 'biofuel', 'litre', 'litre'),
  bio('bioethanol', 'Bioethanol', 'biofuel', 'litre', 'litre'),
  bio('wood_logs', 'Wood Logs', 'biofuel', 'kwh kg', 'kg'),
  bio('wood_pellets', 'Wood Pellets', 'biofuel', 'kwh kg', 'kg'),
  fuel('coal_industrial', 'Coal (Industrial)', 'solid', 'kwh kg', 'kg'),
  fuel('coal_domestic', 'Coal (Domestic / Household)', 'solid', 'kwh kg', 'kg'),
]

/** Why each split is what it is, in our words; the shares themselves are read from the extract. */
const MINERAL = (fuelName: string) =>
  `The published figure has not moved since 2021 and equals, per GJ net, the CH4 and N2O of ${fuelName} in the 2021 edition: split as that row`
const COMBUSTION_DEFAULT = (grams: string) =>
  `No split is published. N2O taken as ${grams} g per GJ net (IPCC 2006 Guidelines, default for the fuel), the rest is CH4: weak, to be read as an estimate`
const BASIS: Record<string, string> = {
  bioethanol: MINERAL('100 % mineral petrol'),
  hvo: MINERAL('100 % mineral diesel'),
  biodiesel:
    'Split as for HVO. The published total is larger than that of HVO, probably by fossil CO2 from methanol; the published total is kept whole',
  biogas: COMBUSTION_DEFAULT('0.1'),
  wood_logs: COMBUSTION_DEFAULT('4'),
  wood_pellets: COMBUSTION_DEFAULT('4'),
}

const folder = folderArgument()
const direct = readRows(folder, 'fuels.csv')
const wellToTank = readRows(folder, 'fuels_wtt.csv')
const outside = readRows(folder, 'outside_of_scopes.csv')
const properties = readRows(folder, 'fuel_properties.csv')
const uses = FUELS.flatMap((row) => row.units.map((unit) => ({ row, unit })))

writeRows(editionFile(EDITION, 'hotel'), hotelRows())
writeRows(
  editionFile(EDITION, 'fuels'),
  FUELS.map((row) => ({
    fuel_type: row.fuelType,
    label: row.label,
    category: row.category,
    is_biofuel: String(row.isBiofuel),
    is_high_carbon: String(row.category === 'solid'),
    default_unit: row.defaultUnit,
  })),
)
writeRows(
  editionFile(EDITION, 'fuel_factors'),
  uses.map(({ row, unit }) => factorRow('direct', direct, row, unit)),
)
writeRows(
  editionFile(EDITION, 'fuel_wtt_factors'),
  uses.map(({ row, unit }) => {
    const { kgco2, kgch4_as_co2e, kgn2o_as_co2e, ...wtt } = factorRow('wtt', wellToTank, row, unit)
    return wtt
  }),
)
writeRows(
  editionFile(EDITION, 'fuel_biogenic_co2'),
  uses.map(({ row, unit }) => biogenicRow(row, unit)).filter((row) => row !== undefined),
)
writeRows(editionFile(EDITION, 'fuel_gas_split'), gasSplitRows())

function fuel(
  fuelType: string,
  label: string,
  category: string,
  units: string,
  defaultUnit: string,
  key = fuelType,
): FuelRow {
  return { fuelType, label, category, isBiofuel: false, key, units: units.split(' '), defaultUnit }
}

function bio(fuelType: string, label: string, category: string, units: string, defaultUnit: string): FuelRow {
  return { ...fuel(fuelType, label, category, units, defaultUnit), isBiofuel: true }
}

/** Country rows with a value; the city row, the region rows and superseded rows are left out. */
function hotelRows(): Row[] {
  return readRows(folder, 'hotel.csv')
    .filter((row) => /^[A-Z]{2}$/.test(field(row, 'key')) && row.kgco2e !== '')
    .map((row) => ({
      id: `hotel-${field(row, 'key')}`,
      country_code: field(row, 'key'),
      factor: field(row, 'kgco2e'),
      factor_unit: 'kgCO2e/room-night',
      year: field(row, 'edition'),
      // The publisher's editions moved from AR4 to AR5 with 2023; the older rows are on AR4.
      gwp: row.status === 'current' ? GWP : 'ipcc_ar4_gwp100',
      status: row.status === 'current' ? 'current' : 'earlier_edition',
      source_id: `desnz-${field(row, 'edition')}`,
    }))
}

/** Fossil kWh and therm are gross calorific value, biofuel kWh is net: as the publisher gives them. */
function publisherUnit(row: FuelRow, unit: string): string {
  if (unit !== 'kwh' && unit !== 'therm') return unit
  return row.isBiofuel ? 'kwh_net' : 'kwh_gross'
}

function factorRow(kind: string, table: Row[], row: FuelRow, unit: string): Row {
  const wanted = publisherUnit(row, unit)
  const found = only(table, `${row.key} ${wanted}`, (r) => r.key === row.key && r.unit === wanted)
  const scaled = (column: string) =>
    unit === 'therm' ? perTherm(field(found, column)) : field(found, column)
  const basis = wanted.startsWith('kwh') ? wanted.slice(4) : 'none'
  return {
    id: `fuel-${kind}-${row.fuelType}-${unit}`,
    fuel_type: row.fuelType,
    unit,
    publisher_row: field(found, 'description').replace(/ - (direct combustion|well-to-tank).*$/, ''),
    calorific_basis: basis,
    factor: scaled('kgco2e'),
    factor_unit: `kgCO2e/${unit}`,
    kgco2: scaled('kgco2'),
    kgch4_as_co2e: scaled('kgch4_as_co2e'),
    kgn2o_as_co2e: scaled('kgn2o_as_co2e'),
    year: field(found, 'edition'),
    gwp: GWP,
    source_id: SOURCE,
    derivation: derivation(unit, field(found, 'row_type')),
  }
}

function derivation(unit: string, rowType: string): string {
  if (unit === 'therm') return `published kWh (gross) row x ${KWH_PER_THERM} kWh per therm`
  return rowType === 'published' ? '' : 'published tonne row / 1000'
}

function perTherm(value: string): string {
  return value === '' ? '' : plain(multiply(decimal(value), decimal(KWH_PER_THERM)))
}

/** Per-tonne row with the fuel's density or calorific value; where there is no such row, the litre row itself. */
function biogenicRow(row: FuelRow, unit: string): Row | undefined {
  const rows = outside.filter((r) => r.key === row.key)
  const tonne = rows.find((r) => r.unit === 'tonne')
  const wanted = publisherUnit(row, unit)
  const own = rows.find((r) => r.unit === wanted)
  if (rows.length === 0) return undefined
  const precise = own && (field(own, 'kgco2').split('.')[1] ?? '').length > 2
  const from = precise || !tonne ? own : tonne
  if (!from) throw new Error(`no biogenic row for ${row.key} ${unit}`)
  const base = {
    id: `fuel-biogenic-${row.fuelType}-${unit}`,
    fuel_type: row.fuelType,
    unit,
    publisher_row: field(from, 'description')
      .replace(/^[^:]+: /, '')
      .replace(/ - biogenic.*$/, ''),
  }
  const rest = { factor_unit: `kgCO2/${unit}`, year: field(from, 'edition'), source_id: SOURCE }
  if (from === own) {
    const derived = field(own, 'row_type') === 'published' ? '' : 'published tonne row / 1000'
    return { ...base, factor: field(own, 'kgco2'), ...rest, derivation: derived }
  }
  const { perTonne, text } = unitsPerTonne(row, wanted)
  const kgPerTonne = field(from, 'kgco2')
  const factor = String(Number((Number(kgPerTonne) / perTonne).toPrecision(DERIVED_DIGITS)))
  return { ...base, factor, ...rest, derivation: `published ${kgPerTonne} kg per tonne / ${text}` }
}

function unitsPerTonne(row: FuelRow, unit: string): { perTonne: number; text: string } {
  const fuelProperties = only(properties, row.key, (r) => r.key === row.key)
  if (unit === 'litre') {
    const litres = field(fuelProperties, 'litres_per_tonne')
    return { perTonne: Number(litres), text: `${litres} litres per tonne` }
  }
  const basis = unit === 'kwh_net' ? 'net' : 'gross'
  const kwhPerKg = field(fuelProperties, `${basis}_cv_kwh_per_kg`)
  return { perTonne: Number(kwhPerKg) * 1000, text: `(${kwhPerKg} kWh per kg ${basis} x 1000)` }
}

function gasSplitRows(): Row[] {
  const inferred = readRows(folder, 'bioenergy_gas_split_inferred.csv')
  const confidence: Record<string, string> = { strong: 'strong', inference: 'medium', WEAK: 'weak' }
  return FUELS.filter((row) => row.isBiofuel).map((row) => {
    const split = inferred.find((r) => r.key === row.key)
    if (!split) throw new Error(`no gas split for ${row.key}`)
    const [word = ''] = field(split, 'confidence').split(' ')
    const ch4 = field(split, 'ch4_share_of_nonco2')
    return {
      fuel_type: row.fuelType,
      ch4_share: ch4,
      n2o_share: plain(add(decimal(1), decimal(`-${ch4}`))),
      confidence: confidence[word] ?? '',
      basis: BASIS[row.fuelType] ?? '',
      source_id: 'everygram-2025',
    }
  })
}

function plain(value: { digits: bigint; scale: number }): string {
  const digits = value.digits.toString().padStart(value.scale + 1, '0')
  return `${digits.slice(0, -value.scale)}.${digits.slice(-value.scale)}`
    .replace(/0+$/, '')
    .replace(/\.$/, '')
}
