/** The fuel factors as the edition's files have them, and amounts to burn. */
import fc from 'fast-check'
import { at, type Row, table } from './exact.ts'
import { type Fraction, fraction } from './fractions.ts'

export interface FuelRow {
  fuelType: string
  unit: string
  isBiofuel: boolean
  direct: Fraction
  wellToTank: Fraction
  biogenic?: Fraction
  /** Weights of the gases in `direct`. */
  gases: { co2: Fraction; ch4: Fraction; n2o: Fraction }
}

const key = (row: Row) => `${row.fuel_type} ${row.unit}`
const byKey = (rows: Row[]) => new Map(rows.map((row) => [key(row), row]))

const wellToTank = byKey(table('fuel_wtt_factors'))
const biogenic = byKey(table('fuel_biogenic_co2'))
const splits = new Map(table('fuel_gas_split').map((row) => [row.fuel_type, row]))
const fuels = new Map(table('fuels').map((row) => [row.fuel_type, row]))

export const FUEL_ROWS: readonly FuelRow[] = table('fuel_factors').map((row) => {
  const bio = biogenic.get(key(row))
  return {
    fuelType: at(row, 'fuel_type'),
    unit: at(row, 'unit'),
    isBiofuel: fuels.get(row.fuel_type)?.is_biofuel === 'true',
    direct: fraction(at(row, 'factor')),
    wellToTank: fraction(at(at(wellToTank, key(row)), 'factor')),
    ...(bio && { biogenic: fraction(at(bio, 'factor')) }),
    gases: gases(row),
  }
})

function gases(row: Row): FuelRow['gases'] {
  const split = splits.get(row.fuel_type)
  return split
    ? { co2: fraction(0), ch4: fraction(at(split, 'ch4_share')), n2o: fraction(at(split, 'n2o_share')) }
    : {
        co2: fraction(at(row, 'kgco2')),
        ch4: fraction(at(row, 'kgch4_as_co2e')),
        n2o: fraction(at(row, 'kgn2o_as_co2e')),
      }
}

export function fuelUrl({ fuelType, unit }: Pick<FuelRow, 'fuelType' | 'unit'>, amount: string): string {
  return `/v1/fuel/emissions?fuel_type=${fuelType}&unit=${unit}&amount=${encodeURIComponent(amount)}`
}

const LEAST = 0.001
const MOST = 1e9

/** Up to 15 digits with any number of decimals: a double takes them without loss. */
const fewDigits = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 17 }))
  .map(([digits, scale]) => `${digits}e-${scale}`)
  .filter((text) => Number(text) >= LEAST && Number(text) <= MOST)

/** Amounts that are likely to land on half a gram, and the ends of the range. */
const edges = fc.constantFrom(
  '0.001',
  '0.0015',
  '0.005',
  '0.05',
  '0.5',
  '2.5',
  '12.5',
  '0.001001',
  '999999999.999999',
  '1e9',
  '1e-3',
  '1.5e4',
  '15000',
)

/** Texts of amounts within 0.001 and 1e9, each exactly the value of its nearest double's shortest form. */
export const amountText = fc.oneof(
  fc.double({ min: LEAST, max: MOST, noNaN: true }).map(String),
  fewDigits,
  fc.integer({ min: 1, max: MOST }).map(String),
  edges,
)
