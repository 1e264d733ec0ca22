/** How sure a share is that was counted among a few values. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Quantile of the normal distribution that leaves 5 % above it: of an interval of 90 %. */
const NORMAL_95 = 1.6448536269514722

/**
 * The Wilson score interval of 90 % (E. B. Wilson, Journal of the American Statistical Association 22, 1927). It is narrower
 * than the exact one of Clopper and Pearson, so a class states its share less easily.
 */
export function shareInterval(inside: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const square = NORMAL_95 ** 2
  const share = inside / of
  const centre = share + square / (2 * of)
  const half = NORMAL_95 * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2))
  const scale = 1 + square / of
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) }
}
