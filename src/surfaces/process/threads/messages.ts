/** What a worker thread and its process say to each other beside tasks. */
import type { Problem } from '../../../engine/errors.ts'
import type { AnswerEvent, Away, Service } from '../../../engine/helpers/events.ts'
import type { GeographyFiles } from '../../../geo/files.ts'
import type { Progress } from '../../../platform/workers/messages.ts'
import type { Config } from '../config.ts'

/** What a thread begins with. */
export interface ThreadData {
  readonly progress: Progress
  readonly config: Config
}

/** From a thread: it needs the geography, or what an operator counts has happened in it. */
export type FromThread =
  | { readonly needs: 'geography' }
  | { readonly fallback: Service }
  | { readonly away: Away }
  | { readonly refused: string }
  | { readonly answered: AnswerEvent }

/** To threads: the files of the geography, in memory that all share, or why there are none. */
export type ToThread = { readonly geography: GeographyFiles } | { readonly noGeography: Problem }

export const isToThread = (message: unknown): message is ToThread =>
  typeof message === 'object' && message !== null && ('geography' in message || 'noGeography' in message)
