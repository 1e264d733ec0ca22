/**
 * Loaded anew before every file of tests. Files share their workers, so each one leaves its worker as it found it: what it
 * started is ended here and its folders are removed, and a file that leaves anything else behind fails, before another one
 * fails because of it.
 */
import { afterAll, afterEach, expect, vi } from 'vitest'
import { closeAll } from './support/at-end.ts'
import { endStarted } from './support/process.ts'
import { removeTempFolders } from './support/temp.ts'

const before = surroundings()

afterEach(endStarted)
afterAll(async () => {
  // What a file starts outside of its tests.
  await endStarted()
  await closeAll()
  removeTempFolders()
  expect(surroundings(), 'what this file leaves to the next').toEqual(before)
})

/** What all files of a worker have in common, and a test may change. */
function surroundings() {
  return {
    isTimeFake: vi.isFakeTimers(),
    exitCode: process.exitCode,
    folder: process.cwd(),
    environment: { ...process.env },
  }
}
