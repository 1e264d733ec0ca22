/** What is known of a vehicle of freight: its intensity, and the published figures behind it. */

import type { Notice } from '../../core/notices.ts'
import type { GwpSet, TrailEntry } from '../../core/trail.ts'
import type { FreightMode, Intensity } from './calculate.ts'

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
  readonly forcing: readonly TrailEntry[]
}

export interface FreightFactor {
  readonly vehicle: FreightVehicle
  readonly fuelSource: string
  readonly intensity: Intensity
  readonly gwp: GwpSet
  readonly isBiofuel: boolean
  /** published: see the trail. user: brought by the operator. */
  readonly tier: 'published' | 'user'
  /** The vehicle type whose empty running stands in for this one's, where none is published. */
  readonly standIn?: string
  readonly trail: FreightTrail
  /** What is estimated rather than published for the vehicle: warnings, and errors with strict=true. */
  readonly estimates: readonly Notice[]
}
