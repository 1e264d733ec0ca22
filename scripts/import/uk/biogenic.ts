/** Biogenic CO2 of biofuels and of the bio part of forecourt fuels. */
import { derived, times } from '../lib/decimal-text.ts'
import { EXTRACTS } from '../lib/editions.ts'
import { field, type Row, readRows } from '../lib/tables.ts'
import { FUEL_USES, type FuelUse, isBiofuel, publishedUnit, withoutGroup } from './fuels.ts'
import { kgCo2e, type Publication } from './publication.ts'

/** With fewer decimals than these, a row per litre or kWh is rounded too far to be used beside its row per tonne. */
const PRECISE_DECIMALS = 3

export function fuelBiogenicCo2(uk: Publication): Row[] {
  const known = new Set(uk.named('fuel-biogenic-').map(({ row }) => row))
  return FUEL_USES.filter(({ fuel }) => known.has(`fuel-biogenic-${fuel}`)).map((use) => {
    const { factor, derivation } = figure(uk, use)
    return {
      id: `fuel-biogenic-${use.fuel}-${use.unit}`,
      fuel_type: use.fuel,
      unit: use.unit,
      publisher_row: withoutGroup(uk.name(`fuel-biogenic-${use.fuel}`).label),
      factor,
      factor_unit: `kgCO2/${use.unit}`,
      year: uk.year,
      source_id: uk.sourceId,
      derivation,
    }
  })
}

function figure(uk: Publication, use: FuelUse): { factor: string; derivation: string } {
  const row = `fuel-biogenic-${use.fuel}`
  const tonne = uk.find({ row, unit: 'tonne' })
  if (tonne && use.unit === 'kg')
    return { factor: times(field(tonne, 'co2'), '0.001'), derivation: 'published tonne row / 1000' }
  const own = uk.find({ row, unit: publishedUnit(uk, use) })
  if (own && (isPrecise(field(own, 'co2')) || !tonne)) return { factor: field(own, 'co2'), derivation: '' }
  if (!tonne) throw new Error(`no biogenic row for ${use.fuel} per ${use.unit} in ${uk.year}`)
  const kgPerTonne = field(tonne, 'co2')
  const { units, text } = unitsPerTonne(uk, use)
  return {
    factor: derived(Number(kgPerTonne) / units),
    derivation: `published ${kgPerTonne} kg per tonne / ${text}`,
  }
}

function isPrecise(figure: string): boolean {
  return (figure.split('.')[1] ?? '').length >= PRECISE_DECIMALS
}

interface Amount {
  units: number
  text: string
}

/** By the publisher's properties of the fuel; of the years whose properties we lack, by two of its rows. */
function unitsPerTonne(uk: Publication, use: FuelUse): Amount {
  const properties = readRows(EXTRACTS, 'uk-fuel-properties.csv').filter((row) => row.year === uk.year)
  return properties.length > 0 ? byProperties(uk, use, properties) : byTwoRows(uk, use)
}

function byProperties(uk: Publication, { fuel, unit }: FuelUse, properties: readonly Row[]): Amount {
  const label = withoutGroup(uk.name(`fuel-biogenic-${fuel}`).label).toLowerCase()
  const row = properties.find((candidate) => field(candidate, 'fuel').toLowerCase() === label)
  if (!row) throw new Error(`no properties of ${label} in ${uk.year}`)
  if (unit === 'litre') {
    const litres = field(row, 'litre_per_tonne')
    return { units: Number(litres), text: `${litres} litres per tonne` }
  }
  const basis = isBiofuel(uk, fuel) ? 'net' : 'gross'
  const kwhPerKg = field(row, `${basis}_kwh_per_kg`)
  return { units: Number(kwhPerKg) * 1000, text: `(${kwhPerKg} kWh per kg ${basis} x 1000)` }
}

function byTwoRows(uk: Publication, use: FuelUse): Amount {
  const row = `fuel-${use.fuel}`
  const unit = publishedUnit(uk, use)
  const [perTonne, perUnit] = [kgCo2e(uk.get({ row, unit: 'tonne' })), kgCo2e(uk.get({ row, unit }))]
  return {
    units: Number(perTonne) / Number(perUnit),
    text: `(${perTonne} / ${perUnit}: published kg CO2e per tonne over per ${unit} of the same fuel)`,
  }
}
