/** Turns of the event loop, by what they take of the CPU: the time that other programs take away does not count. */
import { readFileSync } from 'node:fs'

const NANOSECONDS = 1e6

/** CPU time of this thread. Linux alone tells it by thread. */
const cpuMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / NANOSECONDS

/**
 * Watches until `end`, which gives the CPU time of the longest turn in milliseconds.
 * @returns {{ end(): number }}
 */
export function watchTurns() {
  let isOn = true
  let last = cpuMs()
  let longest = 0
  const turn = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
    if (isOn) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    end() {
      isOn = false
      return Math.max(longest, cpuMs() - last)
    },
  }
}
