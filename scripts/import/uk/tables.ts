/** The yearly tables that the UK factors give, and what makes them. */
import type { Row } from '../lib/tables.ts'
import { fuelBiogenicCo2 } from './biogenic.ts'
import { freightElectric } from './electric-freight.ts'
import { flightFactors, flightWttFactors } from './flights.ts'
import { freightFactors } from './freight.ts'
import { fuelFactors, fuelWttFactors } from './fuels.ts'
import { homeworking } from './homeworking.ts'
import { hotels } from './hotels.ts'
import { freightFuelRatios } from './powertrains.ts'
import type { Publication } from './publication.ts'
import { refrigerants } from './refrigerants.ts'
import { equivalents, railEnergy, water } from './small.ts'
import { travelElectricity, travelFactors, travelWttFactors } from './travel.ts'
import { waste } from './waste.ts'

export const UK_TABLES: Readonly<Record<string, (uk: Publication) => Row[]>> = {
  hotel: hotels,
  fuel_factors: fuelFactors,
  fuel_wtt_factors: fuelWttFactors,
  fuel_biogenic_co2: fuelBiogenicCo2,
  flight_factors: flightFactors,
  flight_wtt_factors: flightWttFactors,
  travel_factors: travelFactors,
  travel_wtt_factors: travelWttFactors,
  travel_electricity: travelElectricity,
  freight_factors: freightFactors,
  freight_fuel_ratios: freightFuelRatios,
  freight_electric: freightElectric,
  rail_energy: railEnergy,
  equivalents,
  water,
  waste,
  homeworking,
  refrigerants,
}
