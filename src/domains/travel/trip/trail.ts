/** What a trip is made of. */
import type { Contribution, Trail } from '../../../core/contribution.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Trip } from './trip.ts'

/** One passenger, or one vehicle, one way; `distance` is the figure of that. */
export function tripTrail({ figures, flight }: Trip, includeWtt: boolean, distance: TrailEntry): Trail {
  const over = (contributions: readonly Contribution[]): Contribution[] =>
    contributions.map((one) => ({ ...one, inputs: [distance, ...one.inputs] }))
  const unforced = (flight?.unforced.contributions ?? []).map(
    (one): Contribution => ({
      ...one,
      part: 'without_radiative_forcing',
    }),
  )
  return {
    factors: over([...figures.direct, ...(includeWtt ? figures.upstream : [])]),
    beside: over(unforced),
  }
}
