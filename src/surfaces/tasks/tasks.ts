/** Work that may be long, by name: done by the thread that is asked for it, or by a worker thread. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Context } from '../../contract/operation.ts'
import { chunkAnswerer } from '../batch/answer-chunk.ts'
import type { AnswerChunk } from '../batch/chunk.ts'
import { storedList } from '../batch/row-formats.ts'
import { type StoreChunk, storeChunk } from '../batch/store-chunk.ts'
import { type AnswerMessage, messageAnswerer } from '../mcp/message.ts'
import { type MethodPages, NO_PAGES } from '../mcp/session.ts'
import { verifiedText } from '../verify/text.ts'

export interface Tasks {
  readonly answerChunk: AnswerChunk
  /** The batch is over: nothing of it is kept. */
  forgetBatch(batch: string): void
  readonly storeChunk: StoreChunk
  /** The rows of a list, as they are stored. Rejects with an ApiError for what is no list of rows. */
  storedList(text: string): Promise<Uint8Array>
  /** A message of an assistant that is long. */
  readonly answerMessage: AnswerMessage
  /** What POST /v1/verify answers. Rejects with an ApiError for what is no result. */
  verify(text: string): Promise<string>
  /** What is at hand is waited for, for a while; nothing more is done. */
  close(): Promise<void>
}

/** On the thread that asks, which others have in between. */
export function tasksHere(context: Context, methods: MethodPages = NO_PAGES): Tasks {
  const chunks = chunkAnswerer(context)
  return {
    async answerChunk(question) {
      await pause()
      return chunks.answer(question)
    },
    forgetBatch: (batch) => chunks.forget(batch),
    async storeChunk(question) {
      await pause()
      return storeChunk(question)
    },
    storedList: async (text) => Buffer.from(storedList(text)),
    answerMessage: messageAnswerer({ context, methods }),
    verify: (text) => verifiedText(context, text),
    close: async () => {},
  }
}
