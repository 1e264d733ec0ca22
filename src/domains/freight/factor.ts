/** What is known of the vehicles of freight: their intensities, and the published figures behind them. */

import type { Assumption } from '../../engine/assumption.ts'
import type { Decimal } from '../../engine/numbers/decimal.ts'
import type { GwpSet, Tier, TrailEntry } from '../../engine/trail.ts'
import type { FlightHaul, FreightMode, Intensity } from './intensity.ts'
import type { FindPayload, Payload } from './payload.ts'

export interface FreightVehicle {
  readonly mode: FreightMode
  readonly vehicleType: string
  readonly label: string
  readonly aliases: readonly string[]
  /** For which there is a factor, the usual one first. */
  readonly fuels: readonly string[]
}

export interface FreightTrail {
  /** Behind the figure per tonne-km. */
  readonly shared: readonly TrailEntry[]
  /** Behind whole vehicles. */
  readonly dedicated: readonly TrailEntry[]
  readonly emptyReturn: readonly TrailEntry[]
  /** Among those of whole vehicles, the ids of what gives the payload alone, where no table does. */
  readonly payloadIds?: readonly string[]
  readonly forcing: readonly TrailEntry[]
  /** Figures of other publications for the same, per tonne-km: shown, not counted. */
  readonly beside: readonly TrailEntry[]
}

export interface FreightFactor {
  readonly vehicle: FreightVehicle
  readonly fuelSource: string
  readonly intensity: Intensity
  /** Of road vehicles on a way, in an edition with a table of payloads. */
  readonly payload?: Payload
  readonly gwp: GwpSet
  /** Of the upstream part, where its figure is not the publisher's. */
  readonly upstreamGwp?: GwpSet
  readonly isBiofuel: boolean
  /** published: see the trail. user: brought by the operator. */
  readonly tier: 'published' | 'user'
  /** Of ships of the operator: it is for the shortest distance, and holds what they sail on top. */
  readonly isAdjusted?: boolean
  /** The vehicle type whose empty running stands in for this one's, where none is published. */
  readonly standIn?: string
  readonly trail: FreightTrail
  /** Fallbacks: what is estimated rather than published for the vehicle. */
  readonly estimates: readonly Assumption[]
}

export interface FreightQuery {
  readonly mode: FreightMode
  readonly vehicleType: string
  readonly fuelSource: string
  /** Of flights. */
  readonly haul?: FlightHaul | undefined
  readonly refrigerated: boolean
  /** How close a published row is to the leg: exact, of another region, or the world's. */
  readonly nearness: Extract<Tier, 'exact' | 'region' | 'global'>
  /** Where the leg begins and ends, ISO 3166-1 alpha-2, and how long it is: rows of the operator may ask for them. */
  readonly from: string
  readonly to: string
  readonly distanceKm: number
  /** Whether whole vehicles are asked for, and their empty way back: rows of the operator have neither. */
  readonly isDedicated: boolean
  readonly returnsEmpty: boolean
}

/** The average vehicle of a mode in one country; of trains the electric and the diesel ones, which add up. */
export interface RegionalFigure {
  readonly factors: readonly FreightFactor[]
  readonly refrigerated: readonly FreightFactor[]
  /** Whether it says nothing where the country has no grid. */
  readonly needsGrid: boolean
}

export interface SailedDistance {
  /** Times the shortest way. */
  readonly ratio: Decimal
  readonly entry: TrailEntry
  readonly shortSeaKm: number
}

/** The freight factors of an edition. */
export interface Freight {
  /** By mode and type, in the order in which they are listed; the first is the mode's default. */
  readonly vehicles: Readonly<Record<FreightMode, ReadonlyMap<string, FreightVehicle>>>
  /** Up to this length a road is taken where no mode is asked for. */
  readonly autoRoadKm: number
  /** What ships sail over the shortest way, and below which length a leg is likely one of short sea; absent where unknown. */
  readonly sailed?: SailedDistance
  /** By mode and country (regional.ts): in place of the publisher's, on the kilometres there. */
  readonly regional: ReadonlyMap<string, RegionalFigure>
  /** The country whose lorries and trains the publisher describes. */
  readonly homeCountry: string
  /** At which lengths of a leg another factor may hold, or another notice; hauls are those of travel. */
  readonly stepsKm: readonly number[]
  find(query: FreightQuery): FreightFactor | undefined
  /** What one road vehicle may carry through countries. */
  readonly payloadOf: FindPayload
}
