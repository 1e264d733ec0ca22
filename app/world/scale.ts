/** Figures in classes of a scale, from which their colour follows: --scale-1 to --scale-6. */

/** `limits`: where one class ends and the next begins, ascending; a figure on a limit belongs to the next. */
export function classOf(value: number, limits: readonly number[]): number {
  return limits.filter((limit) => value >= limit).length + 1
}
