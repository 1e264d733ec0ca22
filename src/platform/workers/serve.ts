/** What runs in a thread of a pool: tasks by their names, one at a time. */
import { parentPort } from 'node:worker_threads'
import { beat, type FromThread, faultOf, type Progress, step, type ToThread } from './messages.ts'

export interface Done {
  readonly value: unknown
  /** Of the value: handed over instead of copied. */
  readonly transfer?: readonly ArrayBuffer[]
}

export interface Served {
  /** By the name of the task. What is thrown reaches whoever asked as a TaskFailed. */
  readonly tasks: Readonly<Record<string, (input: unknown, onStep: () => void) => Promise<Done>>>
  /** What the pool tells beside tasks. */
  onTell?(message: unknown): void
}

/** Milliseconds: far below the time without progress after which a thread is ended. */
const BEAT_MS = 250

/** Answers until the thread is ended. Returns how to tell the pool something beside results. */
export function serveTasks(progress: Progress, { tasks, onTell }: Served): (message: unknown) => void {
  const port = parentPort
  if (port === null) throw new Error('this is no worker thread')
  const say = (message: FromThread, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, [...transfer])
  // A loop that never ends lets no timer run; a wait for a service does.
  setInterval(() => beat(progress), BEAT_MS).unref()
  const onStep = () => step(progress)
  port.on('message', async (message: ToThread) => {
    if ('tell' in message) return onTell?.(message.tell)
    const { call, name, input } = message
    try {
      const task = tasks[name]
      if (task === undefined) throw new Error(`there is no task ${name}`)
      const { value, transfer } = await task(input, onStep)
      say({ call, value }, transfer)
    } catch (error) {
      say({ call, fault: faultOf(error) })
    }
  })
  say({ ready: true })
  return (message) => say({ tell: message })
}
