/**
 * Asks the ports that it was started with for /livez, each every five milliseconds, on one connection each, and does not
 * wait for an answer before it asks again: what comes late because another did is late. On the message `end` it gives
 * for each port when requests were due and how long their answers took, in milliseconds.
 */
import { connect } from 'node:net'

const EVERY_MS = 5
const REQUEST = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'
const ANSWER = 'HTTP/1.1 200'

function probe(port) {
  const due = []
  const answers = []
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let rest = ''
  socket.setEncoding('latin1').on('data', (text) => {
    const parts = (rest + text).split(ANSWER)
    rest = parts.at(-1).slice(-ANSWER.length)
    for (let i = 1; i < parts.length; i++) answers.push(performance.now())
  })
  // Whoever asks sees that answers are missing.
  socket.on('error', () => {})
  const timer = setInterval(() => {
    due.push(performance.now())
    socket.write(REQUEST)
  }, EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      return { due, answers, socket }
    },
  }
}

const probes = process.argv.slice(2).map((port) => probe(Number(port)))
const LAST_MS = 10_000
const POLL_MS = 10

process.on('message', () => {
  const ended = probes.map((one) => one.end())
  const until = performance.now() + LAST_MS
  const timer = setInterval(() => {
    const isWhole = ended.every(({ due, answers }) => answers.length >= due.length)
    if (!isWhole && performance.now() < until) return
    clearInterval(timer)
    const now = performance.now()
    process.send(ended.map(({ due, answers }) => due.map((at, i) => [at, (answers[i] ?? now) - at])))
    for (const { socket } of ended) socket.destroy()
    process.disconnect()
  }, POLL_MS)
})
process.on('disconnect', () => process.exit())
process.send('ready')
