/** A data edition as the engine uses it: checked, indexed, frozen. Several can live side by side. */

import type { EquivalentUnit } from '../core/equivalents.ts'
import type { Grid } from './electricity/calculate.ts'
import type { Freight } from './freight/factors.ts'
import type { Fuel } from './fuel/calculate.ts'
import type { HotelFactor } from './hotel/calculate.ts'
import type { LlmRegistry } from './llm/registry.ts'
import type { ElectricVehicle, TravelFactor } from './travel/calculate.ts'
import type { Haul } from './travel/flight.ts'
import type { RailCountry, RailEnergy } from './travel/rail-parts.ts'

export interface Country {
  code: string
  /** ISO 3166-1 alpha-3. */
  alpha3: string
  name: string
  /** UN M49 region, for example `Western Europe`. */
  region: string
}

export interface Source {
  id: string
  publisher: string
  /** Title and edition of the publication. */
  dataset: string
  licence: string
}

export interface Grids {
  /** By country code. */
  byCountry: ReadonlyMap<string, Grid>
  /** By country and state: `US-CA`, `CA-ON`, `JP-13`. */
  states: ReadonlyMap<string, Grid>
}

export interface CloudRegion {
  provider: string
  region: string
  displayName: string
  city: string
  countryCode: string
  usState: string | undefined
}

/** One kind of vehicle of a mode: by a published factor, on the grids of the way, or both. */
export interface TravelVehicle {
  readonly factor?: TravelFactor
  readonly electric?: ElectricVehicle
}

export interface Travel {
  /** By transport mode, then by vehicle type. */
  readonly vehicles: ReadonlyMap<string, ReadonlyMap<string, TravelVehicle>>
  /** In order of length. */
  readonly hauls: readonly Haul[]
  readonly rail: { readonly energy: RailEnergy; readonly countries: ReadonlyMap<string, RailCountry> }
}

export interface Edition {
  /** The name of its folder in data/. */
  name: string
  label: string
  /** SHA-256 over the edition's files, in hex. */
  hash: string
  emissionFactorsYear: number
  /** By ISO 3166-1 alpha-2 code. */
  countries: ReadonlyMap<string, Country>
  /** Other codes taken on input: UK for GB. */
  countryAliases: ReadonlyMap<string, string>
  sources: ReadonlyMap<string, Source>
  /** By country: the published factor where there is one, else the estimate. */
  hotel: ReadonlyMap<string, HotelFactor>
  /** By fuel type, in the order in which they are listed. */
  fuels: ReadonlyMap<string, Fuel>
  grids: Grids
  /** By provider, then by region. */
  cloudRegions: ReadonlyMap<string, ReadonlyMap<string, CloudRegion>>
  freight: Freight
  llm: LlmRegistry
  travel: Travel
  equivalents: readonly EquivalentUnit[]
}
