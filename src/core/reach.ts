/**
 * How far a sum may lie below and above itself, from how far its parts may. What rests on one figure moves together, and
 * is added; what does not is added as squares (docs/methods/uncertainty.md).
 */

export interface Reaching {
  /** How far it may lie below and above, in the unit of the sum; not negative. */
  readonly below: number
  readonly above: number
  /** What it shares with others: parts with one in common move together. */
  readonly keys: ReadonlySet<unknown>
}

export function reach(parts: readonly Reaching[]): { below: number; above: number } {
  const groups = together(parts)
  const summed = (of: (part: Reaching) => number) =>
    Math.hypot(...groups.map((group) => group.reduce((sum, part) => sum + of(part), 0)))
  return { below: summed(({ below }) => below), above: summed(({ above }) => above) }
}

/** Parts that share a key, directly or by others. */
function together(parts: readonly Reaching[]): Reaching[][] {
  let groups: Reaching[][] = []
  for (const one of parts) {
    const shares = (group: Reaching[]) => group.some(({ keys }) => [...keys].some((key) => one.keys.has(key)))
    const joined = groups.filter(shares)
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), one]]
  }
  return groups
}
