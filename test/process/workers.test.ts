/** `everygram serve --workers`: several processes that look like one. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  announced,
  CLI,
  cli,
  type Environment,
  freePort,
  logLines,
  type Running,
  run,
  start,
} from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'
const POLL_MS = 50
const POLLS_MAX = 200

async function startWorkers(count: number, environment: Environment): Promise<Running & { url: string }> {
  const running = start(process.execPath, [CLI, 'serve', '--workers', String(count)], {
    PORT: '0',
    ...environment,
  })
  const url = await running.until((stdout) => /listening at (http:\/\/[^"\s]+)/.exec(stdout)?.[1])
  await running.until((stdout) => (stdout.includes('"ready"') ? true : undefined))
  return { ...running, url }
}

/** The process ids of the workers, as the operating system knows them. */
function workersOf({ child }: Running): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === child.pid)
    .map(([pid = 0]) => pid)
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < POLLS_MAX; i++) {
    if (await holds()) return
    await pause(POLL_MS)
  }
  throw new Error('it never came true')
}

const ask = (url: string, key = '') =>
  fetch(`${url}${QUESTION}`, { headers: { authorization: `Bearer ${key}`, connection: 'close' } })

const idOf = (key: string) => key.slice(8, 16)

/** A metric of all workers together. */
async function metric(url: string, series: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

test('METRICS_PORT is one for all workers, and any of them answers for all', async () => {
  const port = await freePort()
  const server = await startWorkers(2, { AUTH: 'off', METRICS: 'on', METRICS_PORT: String(port) })
  const apart = `http://127.0.0.1:${port}`
  for (let i = 0; i < 4; i++) expect(await metric(apart, 'everygram_processes')).toBe(2)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await server.stop()).code).toBe(0)
})

test('all workers answer at one address, with one first key and one announcement', async () => {
  const DATA_DIR = tempFolder()
  const server = await startWorkers(3, { DATA_DIR, METRICS: 'on' })
  expect(await metric(server.url, 'everygram_processes')).toBe(3)
  await announced(server)
  const key = readFileSync(join(DATA_DIR, 'first-key'), 'utf8').trim()
  for (let i = 0; i < 12; i++) expect((await ask(server.url, key)).status).toBe(200)
  // Whichever worker is asked for metrics knows of all the requests.
  const answered = `everygram_http_request_duration_seconds_count{route="/v1/hotel/emissions",status="200"}`
  for (let i = 0; i < 4; i++) expect(await metric(server.url, answered)).toBe(12)
  const { code, stdout, stderr } = await server.stop()
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const said = logLines(stdout).map(({ msg }) => String(msg))
  for (const once of ['Server listening', 'ready', 'the first API key']) {
    expect(said.filter((msg) => msg.startsWith(once))).toHaveLength(1)
  }
  const { stdout: list } = await cli(['keys', 'list'], { DATA_DIR })
  expect(list.trim().split('\n')).toHaveLength(2)
})

test('a limit is one limit, whichever worker is asked, and usage is counted once', async () => {
  const DATA_DIR = tempFolder()
  const created = await cli(['keys', 'create', '--plan', 'free'], { DATA_DIR })
  const key = created.stdout.trim()
  const server = await startWorkers(3, { DATA_DIR })
  const started = performance.now()
  const replies = await Promise.all(Array.from({ length: 30 }, () => ask(server.url, key)))
  const seconds = (performance.now() - started) / 1000
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  const granted = statuses.filter((status) => status === 200).length
  // Plan free: a burst of 5, and 2 a second while they last.
  expect(granted).toBeGreaterThanOrEqual(5)
  expect(granted).toBeLessThanOrEqual(5 + Math.ceil(2 * seconds))
  // What every worker still has to say is saved before the end.
  expect((await server.stop()).code).toBe(0)
  const { stdout } = await cli(['keys', 'usage', idOf(key)], { DATA_DIR })
  expect(stdout).toContain(`/v1/hotel/emissions\t${granted}\n`)
})

test('a worker that is killed is replaced, and the others go on answering', async () => {
  const server = await startWorkers(2, { AUTH: 'off' })
  const [victim = 0, ...others] = workersOf(server)
  expect(others).toHaveLength(1)
  process.kill(victim, 'SIGKILL')
  await until(() => workersOf(server).length === 2 && !workersOf(server).includes(victim))
  for (let i = 0; i < 6; i++) expect((await ask(server.url)).status).toBe(200)
  const { code, stdout } = await server.stop()
  expect(code).toBe(0)
  const line = logLines(stdout).find(({ msg }) => String(msg).startsWith('a worker ended'))
  expect(line).toMatchObject({ worker: victim, signal: 'SIGKILL', pauseMs: 100 })
})

test('the end of the primary is the end of the workers, also when it is killed', async () => {
  const server = await startWorkers(2, { AUTH: 'off' })
  const workers = workersOf(server)
  expect(workers).toHaveLength(2)
  await server.stop('SIGKILL')
  await until(() => workers.every((pid) => !isAlive(pid)))
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('what it cannot start with is said once, with code 1', () => {
  test.each([
    ['a setting', { PORT: 'http' }, 'PORT must be'],
    ['an edition', { EDITION: '1999' }, "EDITION is set to '1999', which does not exist"],
    ['a host', { HOST: '203.0.113.1' }, '203.0.113.1'],
  ])('%s', async (_, wrong, reason) => {
    const environment = { AUTH: 'off', PORT: '0', ...wrong }
    const { code, stderr } = await run(process.execPath, [CLI, 'serve', '--workers=3'], environment)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^everygram cannot start: [^\n]+\n$/)
    expect(stderr).toContain(reason)
  })
})

test.each([
  [['serve', '--workers', '0']],
  [['serve', '--workers', 'two']],
  [['serve', '--workers', '2', '3']],
  [['serve', '--workers=-1']],
  [['serve', '4']],
])('not understood: %j', async (args) => {
  const { code, stdout, stderr } = await cli(args, { AUTH: 'off' })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('--workers')
})
