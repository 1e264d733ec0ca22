/** What the pool and its threads say to each other. */

/** From the pool to a thread. */
export type ToThread =
  | { readonly call: number; readonly name: string; readonly input: unknown }
  | { readonly tell: unknown }

/** From a thread to the pool. */
export type FromThread =
  | { readonly ready: true }
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly fault: Fault }
  | { readonly tell: unknown }

/** A thrown error as data: classes do not cross threads. */
export interface Fault {
  readonly message: string
  readonly stack: string | undefined
}

/** Memory that a thread shares with the pool: what it has begun of a task, and that its event loop goes round. */
export type Progress = Int32Array<SharedArrayBuffer>

const STEPS = 0
const BEATS = 1
const COUNTERS = 2

export function newProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(COUNTERS * Int32Array.BYTES_PER_ELEMENT))
}

/** How many steps of its task the thread has begun. */
export const stepsOf = (progress: Progress): number => Atomics.load(progress, STEPS)

/** Another number whenever the thread has made progress. */
export const lifeOf = (progress: Progress): number =>
  Atomics.load(progress, STEPS) + Atomics.load(progress, BEATS)

export function beginSteps(progress: Progress): void {
  Atomics.store(progress, STEPS, 0)
}

export function step(progress: Progress): void {
  Atomics.add(progress, STEPS, 1)
}

export function beat(progress: Progress): void {
  Atomics.add(progress, BEATS, 1)
}

export function faultOf(error: unknown): Fault {
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: undefined }
}
