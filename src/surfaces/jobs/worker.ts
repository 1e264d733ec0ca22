/** Answers chunks, one at a time, for as long as the process lives. */
import { setTimeout as wait } from 'node:timers/promises'
import { answerChunk, type ChunkOptions } from './chunk.ts'
import { DamagedText } from './packed.ts'
import type { ChunkQueue, Taken } from './queue.ts'
import type { Saved, Work, WorkStore } from './work.ts'

/** What others have queued is looked for so often; what this process has queued it hears of. */
const LOOK_EVERY_MS = 1000

export interface WorkerOptions {
  readonly tasks: Pick<ChunkOptions, 'answerChunk' | 'forgetBatch'>
  readonly queue: ChunkQueue
  readonly store: WorkStore
  readonly log: WorkerLog
}

export interface WorkerLog {
  error(details: object, message: string): void
}

export interface Worker {
  /** There is something to do. */
  wake(): void
  /** What is answered of a chunk is saved, and the rest is given back. */
  end(): Promise<void>
}

export function startWorker(options: WorkerOptions): Worker {
  const { log } = options
  const ending = new AbortController()
  let isAwake = false
  let rest = new AbortController()
  const idle = async () => {
    if (!isAwake) await wait(LOOK_EVERY_MS, undefined, { signal: rest.signal }).catch(() => {})
    rest = new AbortController()
    isAwake = false
  }
  const isEnding = () => ending.signal.aborted
  let isFailing = false
  const once = async () => {
    try {
      const isBusy = await turn(options, isEnding)
      isFailing = false
      return isBusy
    } catch (err) {
      // A line for the first of a row, not one a second while the database is away.
      if (!isFailing) log.error({ err }, 'a chunk of a job could not be answered or saved; it is tried again')
      isFailing = true
      return false
    }
  }
  const run = async () => {
    while (!isEnding()) {
      const isBusy = await once()
      if (!isBusy && !isEnding()) await idle()
    }
  }
  const wake = () => {
    isAwake = true
    rest.abort()
  }
  const running = run()
  return {
    wake,
    async end() {
      ending.abort()
      wake()
      await running
    },
  }
}

/** False where there was nothing to do. */
async function turn({ tasks, queue, store, log }: WorkerOptions, isEnding: () => boolean): Promise<boolean> {
  const taken = await queue.take()
  if (taken === undefined) return false
  let work: Work | undefined
  try {
    work = await store.begin(taken)
    if (work === undefined) return true
    const { id } = work.job
    const onFault = (err: unknown) => log.error({ err, job: id }, 'a row of a job could not be answered')
    const allowance = store.allowance(work)
    let saved: Saved | undefined
    try {
      const answered = await answerChunk(work, { ...tasks, allowance, isEnding, onFault })
      saved = answered && (await store.save(work, answered, allowance))
    } finally {
      // What cannot be freed now is freed by the next attempt.
      if (saved !== 'saved') await allowance.end().catch(() => {})
    }
    if (saved === undefined) {
      await store.unbegin(work)
      await queue.giveBack(taken)
    }
    return true
  } catch (error) {
    if (error instanceof DamagedText) await store.fail(taken).catch(() => {})
    else if (work) await store.unbegin(work).catch(() => {})
    await giveUp(queue, taken)
    throw error
  }
}

/** What cannot even be given back comes back by itself. */
async function giveUp(queue: ChunkQueue, taken: Taken): Promise<void> {
  await queue.giveBack(taken).catch(() => {})
}
