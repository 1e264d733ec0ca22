/**
 * For `node --import`: from one SIGUSR2 to the next, the longest turn of the event loop of this process, in milliseconds,
 * as a line on standard error.
 */
import { watchTurns } from '../../support/turns.js'

let watched

process.on('SIGUSR2', () => {
  if (watched) {
    process.stderr.write(`longest turn ${watched.end()}\n`)
    watched = undefined
    return
  }
  watched = watchTurns()
  process.stderr.write('turns are watched\n')
})
