/** Multipliers of a figure: at most 1, and at least 1. */
export interface Spread {
  readonly id: string
  readonly low: number
  readonly high: number
  /** What is in doubt. */
  readonly label: string
  /** The doubt is one and the same in whatever rests on it, and is always told: where a way begins. */
  readonly isShared?: true
}
