/** The first key where the database fails right after the start: the server goes on, and the key comes later. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tempFolder } from '../../../test/support/temp.ts'
import { announce } from './first-run.ts'

const PAUSE_MS = 1000
const KEY = 'a key'

beforeEach(() => {
  process.stdout.isTTY = false
})
afterEach(() => {
  process.stdout.isTTY = wasTTY
})
const wasTTY = process.stdout.isTTY

/** A database that fails so many times. */
function started(dataDir: string, failures: number) {
  const lines: string[] = []
  const log = {
    info: (_: object, message: string) => void lines.push(message),
    error: (_: object, message: string) => void lines.push(message),
  }
  let asked = 0
  const makeFirstKey = async (keep?: (key: string) => void) => {
    if (++asked <= failures) throw new Error('Connection terminated unexpectedly')
    keep?.(KEY)
    return KEY
  }
  const firstKey = { makeFirstKey, takeKey: async () => ++asked > failures }
  const start = { url: 'http://127.0.0.1:1', dataDir, firstKey, bootstrap: undefined, log }
  return { lines, start: start as unknown as Parameters<typeof announce>[0] }
}

const AWAY = expect.stringContaining('trying again every second')

test('it is made when the database is back, and one line says that it was away', async () => {
  const dataDir = tempFolder()
  const { lines, start } = started(dataDir, 2)
  await announce(start)
  expect(lines).toEqual([AWAY])
  const isMade = () => expect(lines).toEqual([AWAY, 'the first API key is in this file'])
  await vi.waitFor(isMade, { timeout: 10 * PAUSE_MS })
  expect(readFileSync(join(dataDir, 'first-key'), 'utf8')).toBe(`${KEY}\n`)
})

test('a folder that cannot be written ends the start', async () => {
  const { lines, start } = started('/dev/null/data', 0)
  await expect(announce(start)).rejects.toThrow("The first API key can't be saved")
  expect(lines).toEqual([])
})
