/** The same work in worker threads: what the pool is asked, and what a thread answers. */
import type { Context } from '../../contract/operation.ts'
import { ApiError, type Problem } from '../../engine/errors.ts'
import type { NoRoute } from '../../geo/networks/plan.ts'
import type { SearchElsewhere, SearchName, Way } from '../../geo/networks/route-cache.ts'
import type { Asked, Pool } from '../../platform/workers/pool.ts'
import type { Done, Served } from '../../platform/workers/serve.ts'
import { chunkAnswerer } from '../batch/answer-chunk.ts'
import type { ChunkQuestion } from '../batch/chunk.ts'
import { storedList } from '../batch/row-formats.ts'
import { type StoreQuestion, storeChunk } from '../batch/store-chunk.ts'
import { type MessageQuestion, messageAnswerer } from '../mcp/message.ts'
import { type MethodPages, NO_PAGES } from '../mcp/session.ts'
import { verifiedText } from '../verify/text.ts'
import type { Tasks } from './tasks.ts'

/** What a task answers: its result, or the error that a client is told. */
type Answer = { readonly result: unknown } | { readonly problems: readonly Problem[] }

/** What all threads are told. */
interface Forget {
  readonly forget: string
}

/** For the piece at hand. */
const CLOSED_WITHIN_MS = 1000

export function tasksInThreads(pool: Pool): Tasks {
  const run = async (name: string, input: unknown, asked?: Asked & { transfer?: ArrayBuffer[] }) => {
    const { transfer, ...rest } = asked ?? {}
    const answer = (await pool.run({ name, input, transfer }, rest)) as Answer
    if ('result' in answer) return answer.result as never
    const [first, ...more] = answer.problems as [Problem, ...Problem[]]
    throw new ApiError(first, ...more)
  }
  // A copy is handed over; the piece stays, for whoever has to ask again.
  const withOwnBytes = <Question extends { readonly bytes: Uint8Array }>(question: Question) => {
    const bytes = new Uint8Array(question.bytes)
    return { question: { ...question, bytes }, transfer: [bytes.buffer] }
  }
  return {
    answerChunk(given, { signal } = {}) {
      const { question, transfer } = withOwnBytes(given)
      return run('answerChunk', question, { caller: given.batch, signal, transfer })
    },
    forgetBatch: (batch) => pool.tell({ forget: batch } satisfies Forget),
    storeChunk(given) {
      const { question, transfer } = withOwnBytes(given)
      return run('storeChunk', question, { transfer })
    },
    storedList: (text) => run('storedList', text),
    answerMessage: (question) => run('answerMessage', question),
    verify: (text) => run('verify', text),
    close: () => pool.close(CLOSED_WITHIN_MS),
  }
}

/** Searches for journeys in a thread, where one is there: none is waited for that would have to begin. */
export function searchIn(pool: Pool): SearchElsewhere {
  return (name, question) =>
    pool.isReady
      ? (pool.run(
          { name: 'search', input: { name, question } },
          { caller: searchIn },
        ) as ReturnType<SearchElsewhere>)
      : undefined
}

interface Search {
  readonly name: SearchName
  readonly question: readonly unknown[]
}

async function searched(context: Context, { name, question }: Search) {
  await context.openGeography?.()
  const search = context.routing[name] as (...asked: readonly unknown[]) => Promise<Way | NoRoute>
  return search(...question)
}

/** For serveTasks. */
export function servedTasks(
  context: Context,
  methods: MethodPages = NO_PAGES,
): Required<Pick<Served, 'tasks' | 'onTell'>> {
  const answerMessage = messageAnswerer({ context, methods })
  const chunks = chunkAnswerer(context)
  return {
    tasks: {
      answerChunk: answering(async (question, onStep) => {
        const answer = await chunks.answer(question as ChunkQuestion, onStep)
        return done(answer, answer.text)
      }),
      storeChunk: answering(async (question, onStep) => done(storeChunk(question as StoreQuestion, onStep))),
      storedList: answering(async (text) => {
        const bytes = new TextEncoder().encode(storedList(text as string))
        return done(bytes, bytes)
      }),
      search: async (input) => ({ value: await searched(context, input as Search) }),
      answerMessage: answering(async (question) => done(await answerMessage(question as MessageQuestion))),
      verify: answering(async (text) => done(await verifiedText(context, text as string))),
    },
    onTell(message) {
      if (isForget(message)) chunks.forget(message.forget)
    },
  }
}

const isForget = (message: unknown): message is Forget =>
  typeof message === 'object' && message !== null && 'forget' in message

function done(result: unknown, bytes?: Uint8Array): Done {
  return { value: { result } satisfies Answer, ...(bytes && { transfer: [bytes.buffer as ArrayBuffer] }) }
}

type Work = (input: unknown, onStep: () => void) => Promise<Done>

/** An error that a client is told is an answer: classes do not cross threads. */
function answering(work: Work): Work {
  return async (input, onStep) => {
    try {
      return await work(input, onStep)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { value: { problems: error.problems } satisfies Answer }
    }
  }
}
