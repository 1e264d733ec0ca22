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

/** Of a sum, in both directions. */
export function reachBothWays(parts: readonly Reaching[]): { below: number; above: number } {
  const groups = together(parts.map(({ keys }) => keys))
  const [below, above] = [parts.map((part) => part.below), parts.map((part) => part.above)]
  return { below: reach(groups, below), above: reach(groups, above) }
}

/**
 * Of a sum, by how far each part may lie from itself, in one direction: a unit of it, where it has so many (`times`).
 * `groups` are those of `together`.
 */
export function reach(
  groups: readonly (readonly number[])[],
  far: readonly number[],
  times?: readonly number[],
): number {
  const [one, other] = groups
  // Without a list: most sums come to one square, or two.
  if (groups.length === 1) return Math.abs(sumOf(one, far, times))
  if (groups.length === 2) return Math.hypot(sumOf(one, far, times), sumOf(other, far, times))
  return Math.hypot(...groups.map((group) => sumOf(group, far, times)))
}

function sumOf(group: readonly number[] = [], far: readonly number[], times?: readonly number[]): number {
  let sum = 0
  for (const part of group) sum += (times?.[part] ?? 1) * (far[part] ?? 0)
  return sum
}

/** Parts that share a key, directly or by others: their places in the list. */
export function together(keysOfParts: readonly ReadonlySet<unknown>[]): number[][] {
  let groups: number[][] = []
  for (const [part, own] of keysOfParts.entries()) {
    const shares = (group: readonly number[]) =>
      group.some((other) => [...(keysOfParts[other] ?? [])].some((key) => own.has(key)))
    const joined = groups.filter(shares)
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), part]]
  }
  return groups
}
