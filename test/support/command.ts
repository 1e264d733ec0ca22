/** A command of the command line in this process: its files in a folder of their own, and what it says. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { tempFolder } from './temp.ts'

export interface CommandRun {
  readonly code: number
  /** Lines of standard error and of standard output. */
  readonly said: string
  readonly printed: string
}

export interface TestCommand {
  path(name: string): string
  save(name: string, content: string | Uint8Array): string
  run(...args: string[]): Promise<CommandRun>
}

export function testCommand(command: (args: string[]) => Promise<void>): TestCommand {
  let folder: string
  let [said, printed]: [string[], string[]] = [[], []]
  beforeEach(() => {
    folder = tempFolder()
    vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)))
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })
  const path = (name: string) => join(folder, name)
  return {
    path,
    save(name, content) {
      writeFileSync(path(name), content)
      return path(name)
    },
    async run(...args) {
      ;[said, printed] = [[], []]
      process.exitCode = undefined
      await command(args)
      return { code: Number(process.exitCode ?? 0), said: said.join('\n'), printed: printed.join('\n') }
    },
  }
}

/** Sends this process Ctrl-C as soon as `isTime`. */
export function interruptWhen(isTime: () => boolean): void {
  const waiting = setInterval(() => {
    if (!isTime()) return
    clearInterval(waiting)
    process.emit('SIGINT')
  }, 1)
}
