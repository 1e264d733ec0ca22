/** The first start of the built server, as a person and as a container see it. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  announced,
  CLI,
  cli,
  logLines,
  MAIN,
  type Running,
  run,
  start,
  startServer,
} from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const KEY = /eg_live_[0-9A-Za-z]{46}/
const hasProgram = (name: string) => spawnSync(name, ['--version']).status === 0
const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'

function expectAnswer(text: string): void {
  expect(JSON.parse(text).data.attributes.emissions.co2e).toBe(31.2)
}

const firstKey = (dataDir: string) => readFileSync(join(dataDir, 'first-key'), 'utf8')
const ask = async (url: string, key?: string) =>
  fetch(`${url}${QUESTION}`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } })

/** Runs the line as a person would; where curl is missing, fetch asks what the line says. */
async function expectCurlWorks(command: string): Promise<void> {
  if (hasProgram('curl')) {
    expectAnswer((await run('bash', ['-c', `${command} --silent --max-time 10`])).stdout)
    return
  }
  const words = await run('bash', ['-c', command.replace(/^curl/, "printf '%s\\n'")])
  const url = /^http:.+$/m.exec(words.stdout)?.[0] ?? ''
  const authorization = `Bearer ${KEY.exec(words.stdout)?.[0]}`
  expectAnswer(await (await fetch(url, { headers: { authorization } })).text())
}

describe('without a terminal', () => {
  test('the key goes to a file for its owner alone, and the log names the file and a curl line that works', async () => {
    const dataDir = join(tempFolder(), 'made by the server')
    const server = await startServer({ DATA_DIR: dataDir })
    const line = await announced(server)
    const file = join(dataDir, 'first-key')
    expect(line.file).toBe(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const key = firstKey(dataDir)
    expect(key).toMatch(new RegExp(`^${KEY.source}\n$`))
    await expectCurlWorks(String(line.try))
    const { stdout, stderr } = await server.stop()
    for (const output of [stdout, stderr]) {
      expect(output).not.toContain(key.trim())
      expect(output).not.toContain(key.slice(16, 48))
    }
    expect(stderr).toBe('')
  })

  test('the curl line works as it stands in the log, for who copies it', async () => {
    const server = await startServer({ DATA_DIR: tempFolder() })
    await announced(server)
    const copied = /"try":"((?:[^"\\]|\\.)*)"/.exec(server.stdout())?.[1] ?? ''
    await expectCurlWorks(copied)
  })

  test('a file of that name from before is for the owner alone afterwards', async () => {
    const dataDir = tempFolder()
    const file = join(dataDir, 'first-key')
    writeFileSync(file, 'a much longer text than a key, from some time before, which must not stay behind it')
    chmodSync(file, 0o644)
    const server = await startServer({ DATA_DIR: dataDir })
    await announced(server)
    expect(firstKey(dataDir)).toMatch(new RegExp(`^${KEY.source}\n$`))
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('the second start makes no second key, and the first one still works', async () => {
    const dataDir = tempFolder()
    const first = await startServer({ DATA_DIR: dataDir })
    await announced(first)
    await first.stop()
    const key = firstKey(dataDir)
    const second = await startServer({ DATA_DIR: dataDir })
    expect((await ask(second.url, key.trim())).status).toBe(200)
    const { stdout } = await second.stop()
    expect(logLines(stdout).filter((line) => 'try' in line)).toEqual([])
    expect(firstKey(dataDir)).toBe(key)
    const { stdout: list } = await cli(['keys', 'list'], { DATA_DIR: dataDir })
    expect(list.trim().split('\n')).toHaveLength(2)
  })

  test('a start that fails does not use the first key up', async () => {
    const dataDir = tempFolder()
    const other = await startServer({ AUTH: 'off', DATA_DIR: tempFolder() })
    const failed = await run(process.execPath, [MAIN], { DATA_DIR: dataDir, PORT: new URL(other.url).port })
    expect(failed.code).toBe(1)
    const server = await startServer({ DATA_DIR: dataDir })
    await announced(server)
    expect((await ask(server.url, firstKey(dataDir).trim())).status).toBe(200)
  })

  test.each([
    ['one process', [MAIN]],
    ['workers', [CLI, 'serve', '--workers', '2']],
  ])('%s: a key that cannot be written is not made, and the start says what to do', async (_, command) => {
    const dataDir = tempFolder()
    // A file cannot be put in the place of a folder, whoever runs this.
    mkdirSync(join(dataDir, 'first-key', 'something'), { recursive: true })
    const failed = await run(process.execPath, command, { DATA_DIR: dataDir, PORT: '0' })
    expect(failed.code).toBe(1)
    expect(failed.stderr).toMatch(
      /^everygram cannot start: The first API key can't be saved: .+everygram keys create\.\n$/,
    )
    rmSync(join(dataDir, 'first-key'), { recursive: true })
    const server = await startServer({ DATA_DIR: dataDir })
    await announced(server)
    expect((await ask(server.url, firstKey(dataDir).trim())).status).toBe(200)
  })

  test('of several that start together on a new folder all run, and one makes the key', async () => {
    const dataDir = tempFolder()
    const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATA_DIR: dataDir })))
    await Promise.any(servers.map(announced))
    for (const { url } of servers) expect((await ask(url, firstKey(dataDir).trim())).status).toBe(200)
    const ended = await Promise.all(servers.map((server) => server.stop()))
    const announcements = ended.flatMap(({ stdout }) => logLines(stdout).filter((line) => 'try' in line))
    expect(announcements).toHaveLength(1)
  })
})

describe('AUTH=off', () => {
  test('no key is needed, none is made, and nothing is written', async () => {
    const dataDir = join(tempFolder(), 'var')
    const server = await startServer({ AUTH: 'off', DATA_DIR: dataDir })
    const reply = await ask(server.url)
    expect(reply.status).toBe(200)
    expectAnswer(await reply.text())
    expect(existsSync(dataDir)).toBe(false)
    const { stdout } = await server.stop()
    expect(stdout).not.toMatch(/eg_live|first/)
  })

  test('keys are left as they are', async () => {
    const dataDir = tempFolder()
    const first = await startServer({ DATA_DIR: dataDir })
    await announced(first)
    await first.stop()
    const before = readdirSync(dataDir)
    const server = await startServer({ AUTH: 'off', DATA_DIR: dataDir })
    expect((await ask(server.url, 'anything')).status).toBe(200)
    await server.stop()
    expect(readdirSync(dataDir)).toEqual(before)
  })
})

describe.skipIf(!hasProgram('script'))('on a terminal (skipped where the program script is missing)', () => {
  const terminal = (environment: Record<string, string>) =>
    start('script', ['--quiet', '--return', '--command', `'${process.execPath}' '${MAIN}'`, '/dev/null'], {
      PORT: '0',
      TERM: 'dumb',
      ...environment,
    })
  /** As a person ends it. */
  const pressControlC = (running: Running) => {
    running.child.stdin?.write('\x03')
    return running.ended
  }

  test('the key is printed once, with a curl line that works as pasted', async () => {
    const dataDir = join(tempFolder(), "a folder's name")
    mkdirSync(dataDir)
    const running = terminal({ DATA_DIR: dataDir })
    const command = await running.until(
      (stdout) => /^ *(curl .*eg_live_.*nights=3["'])\r?\n/m.exec(stdout)?.[1],
    )
    const [key = ''] = KEY.exec(running.stdout()) ?? []
    expect(command).toContain(key)
    await expectCurlWorks(command)
    expect(existsSync(join(dataDir, 'first-key'))).toBe(false)
    await pressControlC(running)
    const lines = running.stdout().split('\n')
    expect(lines.filter((line) => line.includes(key))).toHaveLength(2)
    expect(lines.filter((line) => line.trim() === key)).toHaveLength(1)
    for (const line of lines.filter((text) => text.startsWith('{'))) expect(line).not.toContain(key)
  })

  test('the next time it is not printed', async () => {
    const dataDir = tempFolder()
    const first = await startServer({ DATA_DIR: dataDir })
    await announced(first)
    await first.stop()
    const running = terminal({ DATA_DIR: dataDir })
    await running.until((stdout) => (stdout.includes('"ready"') ? true : undefined))
    await pressControlC(running)
    expect(running.stdout()).not.toMatch(/eg_live_|curl/)
  })
})
