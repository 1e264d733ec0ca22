/** Round marks of a scale that begins at 0: a whole package of scales has 11 kB for what these lines do. */

/** Steps that are read without arithmetic, times a power of ten. */
const ROUND_STEPS = [1, 2, 5, 10]
/** Digits of a product of two numbers that are sure in arithmetic of 64 bits. */
const SURE_DIGITS = 12

/** About `count` steps from 0, the last of them at or above `max`. From 0 to 1 where nothing is above 0. */
export function ticksTo(max: number, count: number): number[] {
  if (!(max > 0) || !Number.isFinite(max)) return [0, 1]
  const least = max / count
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (ROUND_STEPS.find((one) => one * power >= least) ?? 10) * power
  const ticks = [0]
  // By multiples, not by sums: 0.1 + 0.2 is not 0.3.
  while ((ticks.at(-1) ?? 0) < max) ticks.push(Number((ticks.length * step).toPrecision(SURE_DIGITS)))
  return ticks
}
