/** When all tests are through, no program of ours that they started runs on: whoever leaves one makes the run fail. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

const PROGRAMS = ['dist/main.js', 'dist/cli.js', 'bin/everygram.js'].map((name) => join(PACKAGE_ROOT, name))
/** What was told to end has this long to do so. */
const POLLS = 20
const POLL_MS = 100

/** What somebody else runs beside the tests. */
let others: ReadonlySet<string> = new Set()

export function setup(): void {
  others = new Set(running().keys())
}

export async function teardown(): Promise<void> {
  for (let poll = 0; ; poll++) {
    const left = [...running()].filter(([id]) => !others.has(id))
    if (left.length === 0) return
    if (poll === POLLS) {
      // Vitest prints what is thrown here, and goes on as if nothing were.
      process.exitCode = 1
      throw new Error(`left running: ${left.map((one) => one.join(' ')).join('; ')}`)
    }
    await pause(POLL_MS)
  }
}

/** Commands by the number of the process. Linux says them in files; elsewhere nobody looks. */
function running(): Map<string, string> {
  const ids = existsSync('/proc/self/cmdline')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : []
  const commands = ids.map((id): [string, string] => [id, commandOf(id)])
  return new Map(commands.filter(([, command]) => PROGRAMS.some((program) => command.includes(program))))
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
