/** Something that goes wrong once in a day, and is mended. */
import type { NewKey } from '../../../src/platform/access/key.ts'
import type { Clients } from '../clients.ts'
import type { House } from '../house.ts'

export interface Day {
  readonly house: House
  readonly clients: Clients
  /** Whom the clients ask for. */
  readonly key: NewKey
}

/** What was seen of it besides what clients see. */
export interface Finding {
  readonly text: string
  readonly isGood: boolean
}

/** Mends it. */
export type End = () => Promise<Finding | undefined>

/** Makes it happen. */
export type Fault = (day: Day) => Promise<End>

/** One that has nothing to tell of itself. */
export const mendedBy = (mend: () => unknown): End => {
  return async () => {
    await mend()
    return undefined
  }
}
