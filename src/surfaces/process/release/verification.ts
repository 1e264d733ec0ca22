/** What is known of the files of this release while they are hashed in a thread of their own, and after. */
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { WrongFile } from '../../../factors/files/release-file.ts'
import type { ReleaseFile } from '../../../factors/files/release-list.ts'
import type { GeographyFiles } from '../../../geo/files.ts'
import type { ReleaseCheck } from '../../http/health/release-check.ts'
import { PARTS, type Part } from './parts.ts'
import type { PartVerified } from './verify.ts'

/** Beside this file in the build. */
const VERIFIER = fileURLToPath(new URL('./verifier.js', import.meta.url))
/** Hashing takes a tenth of a second; a request waits no longer than this for a disk that is slow. */
const WAIT_MS = 20_000

/** What the thread is given. */
export interface VerifierTask {
  readonly root: string
  readonly files: readonly ReleaseFile[]
}

/** Runs the task and tells of each part; gives how it failed, if it did. */
export type RunVerifier = (
  task: VerifierTask,
  tell: (part: PartVerified) => void,
) => Promise<string | undefined>

export interface Verification extends ReleaseCheck {
  /** To be called when the port is open. Resolves when all files were hashed, with those that are wrong. Never rejects. */
  start(): Promise<readonly WrongFile[]>
  /** The bytes of places and routes, hashed as they lie in memory. Rejects with an ApiError (`unavailable`). */
  geography(): Promise<GeographyFiles>
}

export function openVerification(
  task: VerifierTask,
  run: RunVerifier = inThread,
  waitMs: number = WAIT_MS,
): Verification {
  const parts = new Map(PARTS.map((part) => [part, deferred<PartVerified>()]))
  const wrong: WrongFile[] = []
  let isWhole = false
  const tell = (verified: PartVerified) => {
    wrong.push(...verified.wrong)
    parts.get(verified.part)?.resolve(verified)
  }
  const part = async (name: Part): Promise<PartVerified> => {
    const verified = await within(waitMs, parts.get(name)?.promise as Promise<PartVerified>)
    if (verified.wrong[0]) throw refusal(verified.wrong[0])
    return verified
  }
  return {
    get isWhole() {
      return isWhole
    },
    wrong,
    async verified(...names) {
      for (const name of names) await part(name)
    },
    async geography() {
      // A wrong program or word list would answer wrongly from the right places.
      await part('core')
      return (await part('geography')).geography as GeographyFiles
    },
    async start() {
      const failure = await run(task, tell)
      if (failure !== undefined) {
        const files = [unreadable(failure)]
        for (const name of PARTS) parts.get(name)?.resolve({ part: name, wrong: files })
        wrong.push(...files)
      }
      isWhole = wrong.length === 0
      return wrong
    },
  }
}

function refusal({ file }: WrongFile): ApiError {
  return new ApiError(problem('unavailable.release_file', { file }))
}

/** The check itself could not be done: nothing is known of any file. */
function unreadable(message: string): WrongFile {
  return {
    file: 'dist/verifier.js',
    problem: 'unreadable',
    expected: { sha256: '', bytes: 0 },
    code: message,
  }
}

async function inThread(task: VerifierTask, tell: (part: PartVerified) => void): Promise<string | undefined> {
  const told = new Set<Part>()
  return new Promise((resolve) => {
    const thread = new Worker(VERIFIER, { workerData: task })
    thread.on('message', (part: PartVerified) => {
      told.add(part.part)
      tell(part)
    })
    thread.once('error', (error) => resolve((error as Error).message))
    thread.once('exit', (code) =>
      resolve(told.size === PARTS.length ? undefined : `it ended with ${code} before all files were hashed`),
    )
  })
}

async function within<Value>(waitMs: number, awaited: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError(problem('unavailable.verifying', { seconds: waitMs / 1000 })))
    }, waitMs)
  })
  try {
    return await Promise.race([awaited, late])
  } finally {
    clearTimeout(timer)
  }
}

interface Deferred<Value> {
  readonly promise: Promise<Value>
  resolve(value: Value): void
}

function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
