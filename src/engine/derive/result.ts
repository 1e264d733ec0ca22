/** What comes of the terms of a choice for so much of each measure. */
/** Whole units. */
export interface Result {
  readonly total: number | bigint
  /** In the order of the plan's `parts`. */
  readonly parts: readonly (number | bigint)[]
  /** In the order of the plan's `lines`. */
  readonly lines: readonly (number | bigint)[]
  /** Scope 2 by contract: the location-based amount where no term says otherwise, none where the view has none. */
  readonly market: number | undefined
}
