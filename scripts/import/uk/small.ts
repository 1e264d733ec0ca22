/** The small tables: energy of trains, units of comparison, water. */
import type { Row } from '../lib/tables.ts'
import { WITH_FORCING } from './flights.ts'
import { kgCo2e, origin, type Publication } from './publication.ts'
import { type Standing, standing } from './standing.ts'

export function railEnergy(uk: Publication): Row[] {
  return [
    energyRow(
      'rail-electric-energy',
      'train-passenger-electric',
      'Electric traction, at the plug: between the 0.075 of the Energy Transition Model and the French decree (TGV 0.070, main line 0.106, regional 0.169)',
    ),
    energyRow(
      'rail-diesel-energy',
      'train-passenger-diesel',
      'Diesel traction, net calorific value: between the 0.185 of the Energy Transition Model and the 0.25 of the French decree (0.025 litres)',
    ),
    gasOilRow(uk, 'rail-diesel-direct', 'fuel', 'direct combustion'),
    gasOilRow(uk, 'rail-diesel-wtt', 'fuel_wtt', 'well-to-tank'),
  ]
}

/** In the order in which they are shown. */
export function equivalents(uk: Publication): Row[] {
  const origin = { year: uk.year, source_id: uk.sourceId }
  const car = kgCo2e(uk.get({ row: 'travel-car-average', unit: 'km' }))
  const flight = kgCo2e(uk.get({ row: 'flight-short-economy', unit: 'passenger_km', variant: WITH_FORCING }))
  const flightLabel = 'km flown by one passenger in economy class, short haul, with radiative forcing'
  return [
    unitRow('trees_yearly', 'trees needed to absorb the CO2 in a year', standing('tree-year')),
    unitRow('driving_km', 'km driven in an average car', { value: car, unit: 'kgCO2e/km', ...origin }),
    unitRow('smartphone_charges', 'smartphones charged', standing('smartphone-charge')),
    unitRow('flight_km', flightLabel, { value: flight, unit: 'kgCO2e/passenger-km', ...origin }),
  ]
}

export function water(uk: Publication): Row[] {
  return ['supply', 'treatment'].map((service) => ({
    id: `water-${service}`,
    service,
    publisher_row: `${uk.name(`water-${service}`).label}: cubic metres`,
    factor: kgCo2e(uk.get({ row: `water-${service}`, unit: 'm3' })),
    factor_unit: 'kgCO2e/m3',
    ...origin(uk),
  }))
}

function energyRow(id: string, from: string, basis: string): Row {
  const { value, unit, year, source_id } = standing(from)
  return { id, value, unit, year, basis, source_id }
}

function gasOilRow(uk: Publication, id: string, topic: string, what: string): Row {
  return {
    id,
    value: kgCo2e(uk.get({ row: 'fuel-red_diesel', unit: 'kwh_net', topic })),
    unit: 'kgCO2e/kWh',
    year: uk.year,
    basis: `Gas oil, ${what}, net calorific value`,
    source_id: uk.sourceId,
  }
}

function unitRow(key: string, label: string, { value, unit, year, source_id }: Standing): Row {
  return { key, label, factor: value, factor_unit: unit, year, source_id }
}
