/** Freight per tonne-km and, of lorries and vans, per vehicle-km. */
import type { Row } from '../lib/tables.ts'
import { WITH_FORCING } from './flights.ts'
import { gases, kgCo2e, origin, type Publication } from './publication.ts'

const HAULS = ['domestic', 'short', 'long']
const LOADS = ['empty', 'half', 'full']
const REFRIGERATED = 'refrigerated'
/** Vans on the grid are in freight_electric.csv. */
const ON_THE_GRID = 'electric'
const UNITS = [
  { unit: 'tonne_km', per: 'tonne_km', factorUnit: 'kgCO2e/tonne-km', end: '' },
  { unit: 'km', per: 'vehicle_km', factorUnit: 'kgCO2e/vehicle-km', end: '-vehicle' },
] as const

export function freightFactors(uk: Publication): Row[] {
  return uk
    .named('freight-')
    .filter(({ row }) => !row.endsWith(`-${ON_THE_GRID}`))
    .flatMap(({ row }) => UNITS.map((unit) => freightRow(uk, row, unit)))
    .filter((row) => row !== undefined)
}

/** The name of a row says what it is: freight-<mode>-<vehicle>-<fuel>, then haul or load, then whether it is cooled. */
function freightRow(uk: Publication, row: string, { unit, per, factorUnit, end }: (typeof UNITS)[number]) {
  const [, mode = '', type = '', fuel = '', ...more] = row.split('-')
  const isFlight = mode === 'air'
  const variant = isFlight ? 'Without RF' : undefined
  const published = uk.find({ row, unit, variant })
  if (!published) return undefined
  return {
    id: `${row}${end}`,
    mode,
    vehicle_type: type,
    fuel_source: fuel,
    haul: more.find((part) => HAULS.includes(part)) ?? '',
    load: more.find((part) => LOADS.includes(part)) ?? 'average',
    refrigerated: String(more.includes(REFRIGERATED)),
    per,
    publisher_row: variant ? `${uk.name(row).label}: ${variant}` : uk.name(row).label,
    factor: kgCo2e(published),
    factor_unit: factorUnit,
    ...gases(published),
    wtt_factor: kgCo2e(uk.get({ row, unit, variant, topic: 'freight_wtt' })),
    factor_with_rf: isFlight ? kgCo2e(uk.get({ row, unit, variant: WITH_FORCING })) : '',
    ...origin(uk),
  }
}
