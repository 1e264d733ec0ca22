/** The middle of several points, and how far they lie from it. */
import { distanceKm, type Point } from '../places/nearest.ts'

const MOST = 0.9
const HALF = 0.5

type WeightOf<T> = (item: T) => number

export function middleOf<T extends Point>(points: readonly T[], weightOf: WeightOf<T> = alike): Point {
  const median = (of: (point: T) => number) =>
    quantile(
      points.map((point) => ({ value: of(point), weight: weightOf(point) })),
      HALF,
    )
  return { lat: median(({ lat }) => lat), lon: median(({ lon }) => lon) }
}

/** Half of them, by weight, are no farther. */
export function spreadKm<T extends Point>(
  points: readonly T[],
  from: Point,
  weightOf: WeightOf<T> = alike,
): number {
  return farthest(points, from, weightOf, HALF)
}

/** Nine of ten of them are no farther. */
export function withinKm(points: readonly Point[], from: Point): number {
  return farthest(points, from, alike, MOST)
}

function alike(): number {
  return 1
}

function farthest<T extends Point>(
  points: readonly T[],
  from: Point,
  weightOf: WeightOf<T>,
  share: number,
): number {
  return quantile(
    points.map((point) => ({ value: distanceKm(point, from), weight: weightOf(point) })),
    share,
  )
}

interface Weighted {
  readonly value: number
  readonly weight: number
}

/** The least value that so large a share of the weight does not pass. */
function quantile(values: readonly Weighted[], share: number): number {
  const sorted = [...values].sort((a, b) => a.value - b.value)
  const wanted = sorted.reduce((sum, { weight }) => sum + weight, 0) * share
  let reached = 0
  for (const { value, weight } of sorted) {
    reached += weight
    if (reached > wanted) return value
  }
  return sorted.at(-1)?.value ?? Number.NaN
}
