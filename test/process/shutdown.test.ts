/** How a running server ends: nobody is cut off who could be served, and nobody waits for ever. */
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { CLI, type Environment, logLines, type Running, start } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const KINDS: [string, string[], string][] = [
  ['one process', [], '"ready"'],
  ['workers', ['--workers', '2'], '"ready"'],
]

async function serving(options: string[], sign: string, environment: Environment) {
  const running = start(process.execPath, [CLI, 'serve', ...options], {
    PORT: '0',
    AUTH: 'off',
    ...environment,
  })
  const url = await running.until((stdout) => /listening at (http:\/\/[^"\s]+)/.exec(stdout)?.[1])
  await running.until((stdout) => (stdout.includes(sign) ? true : undefined))
  return { running, url }
}

const isClosing = (running: Running) =>
  running.until((stdout) => (stdout.includes('"closing"') ? true : undefined))

/** A request whose end has not been sent yet: it is in flight for as long as one likes. */
async function halfRequest(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /v1/hotel/emissions?country=GB&nights=3 HTTP/1.1\r\nHost: x\r\n')
  // Until the server has seen it.
  await pause(200)
  return socket
}

const NIGHT = '{"type":"hotel","params":{"country":"GB","nights":1}}\n'

/** A batch whose rows are sent by and by. */
function openBatch(url: string, type: string, query: string, headers: Record<string, string> = {}) {
  const request = httpRequest(`${url}/v1/batch${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
  })
  request.on('error', () => {})
  let text = ''
  const ended = once(request, 'response').then(async ([response]: IncomingMessage[]) => {
    response?.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    if (response) await once(response, 'end')
    return { text, trailers: response?.trailers ?? {} }
  })
  ended.catch(() => {})
  const until = async (part: string) => {
    while (!text.includes(part)) await pause(10)
  }
  return { request, ended, until }
}

describe.each(KINDS)('%s', (_, options, sign) => {
  test('/readyz says 503 during the grace, while questions are still answered', async () => {
    const { running, url } = await serving(options, sign, { SHUTDOWN_GRACE: '2' })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    running.child.kill('SIGTERM')
    await isClosing(running)
    await pause(100)
    for (let i = 0; i < 4; i++) {
      const probe = await fetch(`${url}/readyz`, { headers: { connection: 'close' } })
      expect([probe.status, await probe.json()]).toEqual([503, { status: 'closing' }])
    }
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    expect((await fetch(`${url}/v1/hotel/emissions?country=GB&nights=3`)).status).toBe(200)
    expect(await running.ended).toMatchObject({ code: 0, signal: null, stderr: '' })
  })

  test('a request in flight is answered', async () => {
    const { running, url } = await serving(options, sign, { SHUTDOWN_GRACE: '1' })
    const socket = await halfRequest(url)
    running.child.kill('SIGTERM')
    await isClosing(running)
    socket.setEncoding('latin1').write('\r\n')
    const [answer] = await once(socket, 'data')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    socket.end()
    expect(await running.ended).toMatchObject({ code: 0 })
  })

  test.each(['idle', 'dripping'])(
    'a batch whose sender is %s ends with its closing line, and the process with 0',
    async (way) => {
      const { running, url } = await serving(options, sign, {})
      const ndjson = openBatch(url, 'application/x-ndjson', '')
      const csv = openBatch(url, 'text/csv', '?type=hotel')
      ndjson.request.write(NIGHT)
      csv.request.write(`country,nights\n${'GB,1\n'.repeat(300)}`)
      await ndjson.until('"co2e_kg":10.4')
      await csv.until('10.4')
      const dripping = setInterval(() => {
        if (way === 'dripping') for (const { request } of [ndjson, csv]) request.write('\n')
      }, 20)
      running.child.kill('SIGTERM')
      const [lines, table] = await Promise.all([ndjson.ended, csv.ended])
      clearInterval(dripping)
      const unavailable = { complete: false, stopped: { code: 'unavailable', message: expect.any(String) } }
      const { closing } = JSON.parse(lines.text.trim().split('\n').at(-1) ?? '')
      expect(closing).toMatchObject({ rows: 1, ok: 1, ...unavailable })
      const trailer = JSON.parse(table.trailers['everygram-closing'] ?? '')
      expect(trailer).toMatchObject({ failed: 0, ...unavailable })
      // All rows that it says are there.
      expect(table.text.trim().split('\n')).toHaveLength(trailer.rows + 1)
      expect(await running.ended).toMatchObject({ code: 0, signal: null, stderr: '' })
    },
  )

  test('a job that is still being sent is refused, and may be sent again', async () => {
    const { running, url } = await serving(options, sign, { DATA_DIR: tempFolder() })
    const { request } = openBatch(url, 'application/x-ndjson', '', { prefer: 'respond-async' })
    const answered = once(request, 'response')
    request.write(NIGHT)
    await pause(300)
    running.child.kill('SIGTERM')
    const [response] = (await answered) as [IncomingMessage]
    expect(response.statusCode).toBe(503)
    response.resume()
    expect(await running.ended).toMatchObject({ code: 0 })
  })

  test('one that takes too long is cut off at SHUTDOWN_TIMEOUT: code 1', async () => {
    const { running, url } = await serving(options, sign, { SHUTDOWN_TIMEOUT: '1' })
    const socket = await halfRequest(url)
    const closed = once(socket, 'close')
    const started = performance.now()
    running.child.kill('SIGTERM')
    await closed
    const { code, stdout } = await running.ended
    expect(code).toBe(1)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(logLines(stdout).map(({ msg }) => msg)).toContain('requests in flight were cut off')
  })

  test('a second signal ends it at once', async () => {
    const { running, url } = await serving(options, sign, { SHUTDOWN_GRACE: '60' })
    running.child.kill('SIGTERM')
    await isClosing(running)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await pause(400)
    const started = performance.now()
    running.child.kill('SIGINT')
    // 128 + 2, the number of SIGINT.
    expect(await running.ended).toMatchObject({ code: 130 })
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('a signal while it starts ends it too', async () => {
    const running = start(process.execPath, [CLI, 'serve', ...options], { PORT: '0', AUTH: 'off' })
    await running.until((stdout) => (stdout.includes('listening at') ? true : undefined))
    running.child.kill('SIGTERM')
    const started = performance.now()
    await running.ended
    expect(performance.now() - started).toBeLessThan(8000)
  })

  test('the same key press delivered twice is one signal', async () => {
    const { running, url } = await serving(options, sign, { SHUTDOWN_GRACE: '1' })
    running.child.kill('SIGINT')
    running.child.kill('SIGINT')
    await isClosing(running)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect(await running.ended).toMatchObject({ code: 0 })
  })
})
