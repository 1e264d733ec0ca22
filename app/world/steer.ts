/** Steps on a map by the arrow keys: to what lies nearest in a direction. */

export interface Place {
  readonly x: number
  readonly y: number
}

/** Right and down are positive, as on a screen. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How much farther a step aside is than one ahead. */
const ASIDE = 2

/** Undefined for another key than an arrow, and where nothing lies in its direction. */
export function nearest<P extends Place>(places: readonly P[], from: Place, key: string): P | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return undefined
  const [right, down] = direction
  let best: { place: P; cost: number } | undefined
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y]
    const ahead = dx * right + dy * down
    if (ahead <= 0) continue
    const aside = Math.abs(dx * down) + Math.abs(dy * right)
    const cost = ahead + aside * ASIDE
    if (best === undefined || cost < best.cost) best = { place, cost }
  }
  return best?.place
}
