/** Travel by land and water, and the electricity that vehicles draw. */
import { add, type Decimal, decimal } from '../../../src/engine/numbers/decimal.ts'
import { roundedRatio } from '../../../src/engine/numbers/quantity.ts'
import { written } from '../lib/decimal-text.ts'
import type { Row } from '../lib/tables.ts'
import { gases, kgCo2e, type Named, origin, type Publication } from './publication.ts'

/** Derived consumption keeps four decimals: the figures behind it have four significant digits. */
export const CONSUMPTION_DECIMALS = 4

/** On its publisher's own grid a vehicle must come out as published, to the gram over a million kilometres. */
const PLUG_DECIMALS = 12

/** The other modes are given per vehicle. */
const PER_PASSENGER = ['rail', 'bus', 'ferry']
/** All of their emissions are those of purchased electricity. */
const ALL_ELECTRIC = ['travel-rail-international', 'travel-rail-light_rail', 'travel-rail-underground']
const BATTERY = 'Battery Electric Vehicle'
const PLUG_IN = 'Plug-in Hybrid Electric Vehicle'
/** With the battery electric cars those whose electricity is drawn from the grid of the country where they run. */
const ON_LOCAL_GRIDS = ['travel-rail-light_rail', 'travel-rail-underground']

export function travelFactors(uk: Publication): Row[] {
  return published(uk).map((name) => {
    const row = uk.get({ row: name.row, unit: unitOf(name.row) })
    return {
      id: name.row,
      ...vehicle(uk, name.row),
      factor: kgCo2e(row),
      factor_unit: factorUnit(name.row),
      ...gases(row),
      electricity_kgco2e: purchased(uk, name, row),
      ...origin(uk),
    }
  })
}

export function travelWttFactors(uk: Publication): Row[] {
  return published(uk).map(({ row, topic }) => ({
    id: row.replace('travel-', 'travel-wtt-'),
    ...vehicle(uk, row),
    factor: kgCo2e(uk.get({ row, unit: unitOf(row), topic: `${topic}_wtt` })),
    factor_unit: factorUnit(row),
    ...origin(uk),
  }))
}

export function travelElectricity(uk: Publication): Row[] {
  const { generation, losses, perKwh } = ukElectricity(uk)
  const cars = uk.named('travel-car-').filter(isBattery)
  const rowsOf = (wanted: boolean) => cars.filter(({ isLater }) => isLater === wanted).map(({ row }) => row)
  return [...rowsOf(false), ...ON_LOCAL_GRIDS, ...rowsOf(true)].map((row) => {
    const figure = kgCo2e(uk.get({ row, unit: unitOf(row) }))
    return {
      id: row.replace('travel-', 'travel-electricity-'),
      ...vehicle(uk, row),
      kwh_per_km: String(roundedRatio(decimal(figure), perKwh, PLUG_DECIMALS)),
      unit: factorUnit(row).replace('kgCO2e', 'kWh'),
      year: uk.year,
      source_id: uk.sourceId,
      derivation: `published ${figure} ${factorUnit(row)} / (${generation} + ${losses}) kgCO2e/kWh, UK electricity ${uk.year}: generation and losses`,
    }
  })
}

export interface UkElectricity {
  generation: string
  losses: string
  /** At the plug. */
  perKwh: Decimal
}

export function ukElectricity(uk: Publication): UkElectricity {
  const [generation, losses] = ['electricity-uk', 'electricity-uk-losses'].map((row) =>
    kgCo2e(uk.get({ row, unit: 'kwh' })),
  ) as [string, string]
  return { generation, losses, perKwh: add(decimal(generation), decimal(losses)) }
}

/** Battery electric vehicles have no row of their own: their figure is the grid's of where they run. */
function published(uk: Publication): Named[] {
  return uk.named('travel-').filter((name) => !isBattery(name))
}

const isBattery = ({ label }: Named) => label.endsWith(BATTERY)

/** Generation and losses, as far as the publisher shows them apart. */
function purchased(uk: Publication, { row, label }: Named, published: Row): string {
  if (ALL_ELECTRIC.includes(row)) return kgCo2e(published)
  if (!label.endsWith(PLUG_IN)) return ''
  const [generation, losses] = ['vehicle_electricity', 'vehicle_losses'].map((topic) =>
    decimal(kgCo2e(uk.get({ row, unit: 'km', topic }))),
  ) as [Decimal, Decimal]
  return written(add(generation, losses))
}

function vehicle(uk: Publication, row: string): Row {
  const [, mode = '', type = ''] = row.split('-')
  return { transport_mode: mode, vehicle_type: type, publisher_row: uk.name(row).label }
}

function perPassenger(row: string): boolean {
  return PER_PASSENGER.includes(row.split('-')[1] ?? '')
}

function unitOf(row: string): string {
  return perPassenger(row) ? 'passenger_km' : 'km'
}

function factorUnit(row: string): string {
  return perPassenger(row) ? 'kgCO2e/passenger-km' : 'kgCO2e/vehicle-km'
}
