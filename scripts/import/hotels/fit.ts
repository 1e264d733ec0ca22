/**
 * ln(hotel factor) = intercept + slope * ln(grid intensity + offset), least squares over the published rows of an
 * edition. The offset stands for the part of a stay that does not follow the grid (heat, laundry, cooking fuels).
 */
export interface Point {
  gridGPerKwh: number
  hotelKg: number
}

export interface Fit {
  intercept: number
  slope: number
  offset: number
}

export function leastSquares(sample: readonly Point[], offset: number): Fit {
  const xs = sample.map((point) => Math.log(point.gridGPerKwh + offset))
  const ys = sample.map((point) => Math.log(point.hotelKg))
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const sxy = xs.reduce((sum, x, i) => sum + (x - meanX) * ((ys[i] ?? 0) - meanY), 0)
  const sxx = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
  return { intercept: meanY - (sxy / sxx) * meanX, slope: sxy / sxx, offset }
}

export function predict({ intercept, slope, offset }: Fit, gridGPerKwh: number): number {
  return Math.exp(intercept + slope * Math.log(gridGPerKwh + offset))
}

/** Published over estimate for each point, estimated from all the others. */
export function leaveOneOutRatios(sample: readonly Point[], offset: number): number[] {
  return sample.map((point) => {
    const others = sample.filter((other) => other !== point)
    return point.hotelKg / predict(leastSquares(others, offset), point.gridGPerKwh)
  })
}

export function spreads(ratios: readonly number[]): number[] {
  return ratios.map((ratio) => Math.max(ratio, 1 / ratio))
}

export function rmsLn(ratios: readonly number[]): number {
  return Math.sqrt(mean(ratios.map((ratio) => Math.log(ratio) ** 2)))
}

/** Linear interpolation between order statistics. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = part * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
