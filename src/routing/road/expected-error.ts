/** How far the town graph is from published road distances, by distance: measured by `npm run accuracy`. */

/** Upper end of a band in km, and the mean absolute error of the pairs of test/truth/road-*.csv in it, rounded up. */
const BANDS: readonly (readonly [kmMax: number, percent: number])[] = [
  [100, 10],
  [300, 9],
  [1000, 8],
  [Number.POSITIVE_INFINITY, 5],
]

export function expectedErrorPercent(distanceKm: number): number {
  for (const [kmMax, percent] of BANDS) if (distanceKm < kmMax) return percent
  return 0
}
