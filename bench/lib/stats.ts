export interface Summary {
  median: number
  min: number
  max: number
}

export function summary(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  const lower = sorted.length % 2 === 0 ? (sorted[half - 1] ?? Number.NaN) : upper
  return { median: (lower + upper) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

export function median(values: readonly number[]): number {
  return summary(values).median
}

/** Least-squares slope of `values` per step. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const top = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  const bottom = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return top / bottom
}
