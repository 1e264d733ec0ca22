/** Runs engine-loop.ts, as built code, in a process of its own. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cleanEnv, stop } from '../lib/server.ts'
import type { EngineRounds } from './engine-loop.ts'

export async function measureEngine(folder: string, rounds: number): Promise<EngineRounds> {
  const child = fork(join(folder, 'engine-loop.js'), {
    env: { ...cleanEnv(), ROUNDS: String(rounds) },
    execArgv: [],
  })
  try {
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`the engine loop stopped with exit code ${code}`)
    })
    const [result] = await Promise.race([once(child, 'message'), failed])
    failed.catch(() => undefined)
    return result as EngineRounds
  } finally {
    await stop(child)
  }
}
