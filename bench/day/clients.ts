/** Clients behind a load balancer: a question whose instance gives no answer at all is asked of the next one. */
import { setTimeout as pause } from 'node:timers/promises'
import { figuresOf, type Question } from './questions.ts'

export interface Target {
  readonly name: string
  readonly url: string
}

/** One question as its client saw it. */
export interface Seen {
  readonly atMs: number
  readonly ms: number
  /** 0: no instance answered. */
  readonly status: number
  /** Which instance gave the answer. */
  readonly by: string | undefined
  /** Instances that hung up or took no connection before. */
  readonly brokenAt: readonly string[]
  readonly isWrong: boolean
  readonly path: string
  readonly isLimited: boolean
}

export interface Clients {
  readonly seen: readonly Seen[]
  /** The key that is sent from now on. */
  useKey(key: string): void
  stop(): Promise<void>
}

export interface Load {
  readonly questions: readonly Question[]
  /** Of a plan without limits, by which most is asked. */
  readonly key: string
  /** Of a plan whose limits all instances count together, and which are far away. */
  readonly limitedKey: string
  readonly perSecond: number
}

const TICK_MS = 10
const MS = 1000
/** As long as a patient client waits. */
const TIMEOUT_MS = 15_000
const OK = 200
/** One question in so many comes with the limited key. */
const LIMITED_EVERY = 21

/** Questions are due at a steady rate, whatever the instances do. */
export function clients(
  targets: readonly Target[],
  { questions, key, limitedKey, perSecond }: Load,
): Clients {
  const seen: Seen[] = []
  const open = new Set<Promise<void>>()
  const started = performance.now()
  let [asked, keyNow] = [0, key]
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / MS) * perSecond)
    for (; asked < due; asked++) {
      const order = asked % 2 === 0 ? targets : targets.toReversed()
      const question = questions[Math.floor(asked / 2) % questions.length] as Question
      const isLimited = asked % LIMITED_EVERY === 0
      const one = ask(order, question, isLimited ? limitedKey : keyNow).then((answer) => {
        seen.push({ ...answer, isLimited })
        open.delete(one)
      })
      open.add(one)
    }
  }, TICK_MS)
  return {
    seen,
    useKey: (other) => {
      keyNow = other
    },
    async stop() {
      clearInterval(timer)
      while (open.size > 0) await pause(TICK_MS)
    },
  }
}

type Answered = Omit<Seen, 'isLimited'>

async function ask(order: readonly Target[], question: Question, key: string): Promise<Answered> {
  const atMs = performance.now()
  const brokenAt: string[] = []
  for (const { url, name } of order) {
    try {
      const answer = await fetch(`${url}${question.path}`, {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await answer.text()
      const { status } = answer
      const isWrong = status === OK && figuresOf(text) !== question.right
      return { atMs, ms: performance.now() - atMs, status, by: name, brokenAt, isWrong, path: question.path }
    } catch {
      brokenAt.push(name)
    }
  }
  const ms = performance.now() - atMs
  return { atMs, ms, status: 0, by: undefined, brokenAt, isWrong: false, path: question.path }
}
