/**
 * For `node --import`: from one SIGUSR2 to the next, the longest turn of the event loop of this process by the CPU time of
 * its main thread, in milliseconds, as a line on standard error. Linux tells it by thread; what other programs take away
 * is not in it.
 */
import { readFileSync } from 'node:fs'

const NANOSECONDS = 1e6
const cpuMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / NANOSECONDS

let isOn = false
let last = 0
let longest = 0

function turn() {
  const now = cpuMs()
  longest = Math.max(longest, now - last)
  last = now
  if (isOn) setImmediate(turn)
}

process.on('SIGUSR2', () => {
  isOn = !isOn
  if (!isOn) {
    process.stderr.write(`longest turn ${longest}\n`)
    return
  }
  last = cpuMs()
  longest = 0
  setImmediate(turn)
  process.stderr.write('turns are watched\n')
})
