/** The published figures behind a shipment, leg by leg, each once. */

import type { TrailEntry } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { tractionTrail } from '../../electricity/shared/traction-grids.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/way/trail.ts'
import type { FreightLeg } from '../transport/legs.ts'

export function freightTrail(edition: Edition, legs: readonly FreightLeg[]): TrailEntry[] {
  const entries = legs.flatMap((leg) => [distance(edition, leg), ...figures(leg)])
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()]
}

function keyOf({ dataCategory, factorId, name, factor, tier }: TrailEntry): string {
  return [dataCategory, factorId, name, factor, tier].join('|')
}

function distance(edition: Edition, { route, isGiven }: FreightLeg): TrailEntry {
  if (isGiven)
    return givenDistanceEntry(route.distanceMetres, 'planned_distance_km', edition.emissionFactorsYear)
  const entry = distanceEntry(edition, route)
  return { ...entry, name: `${entry.name}, ${route.origin.name} to ${route.destination.name}` }
}

function figures(leg: FreightLeg): TrailEntry[] {
  return [
    ...factorFigures(leg),
    ...leg.factor.trail.forcing,
    ...(leg.grids ? tractionTrail(leg.grids, true) : []),
  ]
}

/** The figures of the vehicle. Rows by load have that of the empty vehicle in them. */
export function factorFigures({ factor, cargo }: FreightLeg): readonly TrailEntry[] {
  const { shared, dedicated, emptyReturn } = factor.trail
  const isByLoad = factor.intensity.vehicle?.full !== undefined
  return [
    ...(cargo.isDedicated ? dedicated : shared),
    ...(cargo.returnsEmpty && !(cargo.isDedicated && isByLoad) ? emptyReturn : []),
  ]
}

/** Whether a figure describes another country than the leg's. */
export function isBorrowed(leg: FreightLeg): boolean {
  return factorFigures(leg).some(({ tier }) => tier === 'region')
}
