/** How fast a server answers another client while it is busy, beside the least that a server can be. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../../src/surfaces/process/package-root.ts'

/** Milliseconds, of requests for /livez. */
export interface Pace {
  readonly requests: number
  readonly p99Ms: number
  readonly longestMs: number
}

export interface BothPaces {
  readonly own: Pace
  /** Of node:http with a constant, asked in the same moments by the same process. */
  readonly control: Pace
}

const FOLDER = join(PACKAGE_ROOT, 'test/support/pace')
const SHARE = 0.99

/** Asks the server at `port` while `work` goes on. */
export async function paceWhile(port: number, work: () => Promise<unknown>): Promise<BothPaces> {
  const server = fork(join(FOLDER, 'control-server.mjs'))
  try {
    const [controlPort] = (await once(server, 'message')) as [number]
    const probe = fork(join(FOLDER, 'probe.mjs'), [String(port), String(controlPort)])
    try {
      await once(probe, 'message')
      await work()
      return await pacesOf(probe)
    } finally {
      probe.kill('SIGKILL')
    }
  } finally {
    server.kill('SIGKILL')
  }
}

async function pacesOf(probe: ChildProcess): Promise<BothPaces> {
  probe.send('end')
  const [[own = [], control = []]] = (await once(probe, 'message')) as [[number, number][][]]
  return { own: paceOf(own), control: paceOf(control) }
}

function paceOf(answers: readonly [number, number][]): Pace {
  const sorted = answers.map(([, ms]) => ms).sort((a, b) => a - b)
  const at = Math.max(0, Math.ceil(sorted.length * SHARE) - 1)
  return { requests: sorted.length, p99Ms: sorted[at] ?? Number.NaN, longestMs: sorted.at(-1) ?? Number.NaN }
}
