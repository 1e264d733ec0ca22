/** Transport modes, what each travels on, and the vehicle that is meant where none is named. */
import type { RouteMode } from '../../geo/networks/plan.ts'

export const MODES = ['flight', 'rail', 'car', 'bus', 'ferry', 'taxi', 'motorbike'] as const
export type Mode = (typeof MODES)[number]
export type SurfaceMode = Exclude<Mode, 'flight'>

/** What each mode travels on; flights run between airports, ferries between ports. */
export const ROUTE_MODES: Readonly<Record<Mode, RouteMode>> = {
  flight: 'air',
  rail: 'rail',
  car: 'road',
  bus: 'road',
  ferry: 'sea',
  taxi: 'road',
  motorbike: 'road',
}

/** Where no vehicle type is given. */
export const DEFAULT_TYPES: Readonly<Record<SurfaceMode, string>> = {
  rail: 'national',
  car: 'average',
  bus: 'average',
  ferry: 'average',
  taxi: 'regular',
  motorbike: 'average',
}

export const INTERNATIONAL_RAIL = 'international'
