/** What happens in a simulation: plain data, so that it can be printed, compared and made again from a seed. */

/** `server`: one process on SQLite; `workers`: several; `pair`: two instances on PostgreSQL, `pair-valkey` with Valkey too. */
export type House = 'server' | 'workers' | 'pair' | 'pair-valkey'

export const isPair = (house: House): boolean => house === 'pair' || house === 'pair-valkey'

/** Of which key: 0 and 1 are of the plan free, 2 has no limits. */
export type KeyNumber = 0 | 1 | 2

/** `at`: of which instance; where there is one, it is asked. */
interface Asks {
  readonly key: KeyNumber
  readonly at: number
}

interface SendsRows extends Asks {
  readonly rows: number
}

export type Damage = 'one bit' | '500 bits' | '3,000 bits' | 'cut by a third' | 'missing'

export type Step =
  | (Asks & { readonly does: 'ask'; readonly method: 'GET' | 'HEAD'; readonly count: number })
  | (Asks & { readonly does: 'verify' | 'tool' })
  | (SendsRows & { readonly does: 'batch' | 'job' | 'cut' })
  /** Several batches at once, one from each instance in turn. */
  | (SendsRows & { readonly does: 'batches'; readonly count: number })
  /** A batch that sends some rows and stays open. */
  | (SendsRows & { readonly does: 'hold' })
  /** The oldest batch that is held sends so many more, and ends. */
  | { readonly does: 'release'; readonly rows: number }
  | { readonly does: 'kill' | 'stop'; readonly at: number }
  | { readonly does: 'wait' | 'lock'; readonly ms: number }
  | { readonly does: 'store away'; readonly how: 'cut' | 'frozen'; readonly ms: number }
  | { readonly does: 'clock'; readonly to: 'next month' | 'an hour later' | 'an hour earlier' }
  /** While the disk is full or broken it is asked, stored, deleted and cancelled. `roomBytes`: what still fits on it. */
  | { readonly does: 'disk'; readonly is: 'full' | 'broken' | 'unreadable'; readonly roomBytes: number }
  /** A key is revoked while a batch of it is open and a job of it runs. */
  | (Asks & { readonly does: 'revoke' })
  /** The server ends, a file of the geography is damaged, it starts, and all of it is undone. */
  | { readonly does: 'geography'; readonly file: string; readonly damage: Damage; readonly chance: number }
  | { readonly does: 'hostile'; readonly body: string; readonly at: number }
  /** Jobs that take much room: so many of so many bytes, with ids of so many characters. */
  | (Asks & {
      readonly does: 'fill'
      readonly jobs: number
      readonly bytes: number
      readonly idCharacters: number
    })

export interface Schedule {
  /** Of the generator that made it. */
  readonly version: number
  readonly seed: number
  readonly theme: string
  readonly house: House
  /** Processes that answer, where the house has workers. */
  readonly workers: number
  readonly steps: readonly Step[]
}
