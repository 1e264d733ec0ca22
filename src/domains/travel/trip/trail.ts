/** What a trip of all passengers, there and back, is made of. */
import { type Contribution, repeated, type Trail } from '../../../core/contribution.ts'
import { decimal } from '../../../core/decimal.ts'
import { rational } from '../../../core/rational.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import { timesOf } from '../calculate.ts'
import { countOf, type TripExtent } from './emissions.ts'
import type { Trip } from './trip.ts'

/** All passengers or the vehicle, there and back; `distance` is the figure of one way. */
export function tripTrail({ figures, flight }: Trip, extent: TripExtent, distance: TrailEntry): Trail {
  const times = rational(decimal(timesOf(countOf(extent, figures.perVehicle))))
  const all = (contributions: readonly Contribution[]): Contribution[] =>
    repeated(contributions, times).map((one) => ({ ...one, inputs: [distance, ...one.inputs] }))
  const unforced = (flight?.unforced.contributions ?? []).map(
    (one): Contribution => ({
      ...one,
      part: 'without_radiative_forcing',
    }),
  )
  return {
    factors: all([...figures.direct, ...(extent.includeWtt ? figures.upstream : [])]),
    beside: all(unforced),
  }
}
