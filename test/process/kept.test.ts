/** What a start keeps for the next one, and that it is nothing but faster: whatever is wrong with it, answers are the same. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { dataFile } from '../../scripts/lib/edition-tables.ts'
import { sha256 } from '../../src/factors/files/sha256.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { changedDigit } from '../support/changed-digit.ts'
import { type Ended, run, start, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

/** An installation of its own: the program, its data, its packages. */
const root = tempFolder()
const dist = join(root, 'dist')
const kept = join(dist, 'kept')
const HOTEL = join(root, relative(PACKAGE_ROOT, dataFile('2025.2/hotel.csv')))

beforeAll(() => {
  // Whole, or its server would not be ready; without what other starts have kept.
  const isKept = (path: string) => path.startsWith(join(PACKAGE_ROOT, 'dist', 'kept'))
  for (const part of ['bin', 'data', 'dist', 'package.json'])
    cpSync(join(PACKAGE_ROOT, part), join(root, part), { recursive: true, filter: (path) => !isKept(path) })
  symlinkSync(join(PACKAGE_ROOT, 'node_modules'), join(root, 'node_modules'))
})

const WAIT_MS = 10_000

/** Three nights at 10.4 kg (UK Government, 2025). */
const ANSWER = '31.2 kg CO2e'
const QUESTION = ['hotel', '--country', 'GB', '--nights', '3']

const ask = (...options: string[]): Promise<Ended> =>
  run(process.execPath, [...options, join(dist, 'cli.js'), ...QUESTION])

async function expectAnswer(...options: string[]): Promise<void> {
  const { code, stdout, stderr } = await ask(...options)
  expect({ code, stderr, first: stdout.split('\n')[0] }).toEqual({ code: 0, stderr: '', first: ANSWER })
}

/** SHA-256 by name. */
function keptFiles(): Map<string, string> {
  return new Map(readdirSync(kept).map((name) => [name, sha256(readFileSync(join(kept, name)))]))
}

/** As after the first start of an installation, by the command alone. */
async function keepAnew(): Promise<void> {
  rmSync(kept, { recursive: true, force: true })
  await expectAnswer()
}

const names = () => [...keptFiles().keys()].map((name) => name.split('.').slice(2).join('.'))

test('the first start keeps bytecode by the release of Node.js, the next changes none', async () => {
  await keepAnew()
  const node = `${process.version}-${process.arch}`
  expect(names()).toEqual([`command-bytecode.${node}`])
  const before = keptFiles()
  await expectAnswer()
  expect(keptFiles()).toEqual(before)
})

test('a server keeps bytecode of its own', async () => {
  const { child, stop } = await startServer({ AUTH: 'off' }, join(dist, 'main.js'))
  expect(child.pid).toBeDefined()
  await stop()
  expect(names()).toContain(`server-bytecode.${process.version}-${process.arch}`)
})

/** What the command line says to an assistant; it ends with its input. */
async function expectAssistantAnswered(): Promise<void> {
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  }
  const { child, ended } = start(process.execPath, [join(dist, 'cli.js'), 'mcp'])
  child.stdin?.end(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`)
  const { code, stdout } = await ended
  expect(code).toBe(0)
  expect(JSON.parse(stdout).result.serverInfo.name).toBe('everygram')
}

test('the protocol of assistants has bytecode of its own, which may be damaged or missing', async () => {
  const kepts = () => [...keptFiles()].filter(([name]) => name.includes('.protocol-bytecode.'))
  const { url, stop } = await startServer({ AUTH: 'off' }, join(dist, 'main.js'))
  await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  })
  await vi.waitFor(() => expect(kepts()).toHaveLength(1), WAIT_MS)
  await stop()
  await expectAssistantAnswered()
  const [[name]] = kepts() as [[string, string]]
  writeFileSync(join(kept, name), 'x'.repeat(100))
  await expectAssistantAnswered()
  rmSync(join(kept, name))
  await expectAssistantAnswered()
})

test('damaged files are made again', async () => {
  await keepAnew()
  const before = keptFiles()
  for (const name of before.keys()) {
    const damaged = readFileSync(join(kept, name))
    damaged.writeUInt8((damaged.at(-1) ?? 0) ^ 1, damaged.length - 1)
    writeFileSync(join(kept, name), damaged)
  }
  await expectAnswer()
  expect([...keptFiles().keys()]).toEqual([...before.keys()])
  await expectAnswer()
})

test.each([
  ['empty', ''],
  ['cut off', 'x'.repeat(20)],
])('files that are %s are made again', async (_, text) => {
  await keepAnew()
  for (const name of keptFiles().keys()) writeFileSync(join(kept, name), text)
  await expectAnswer()
  for (const name of keptFiles().keys()) expect(statSync(join(kept, name)).size).toBeGreaterThan(1000)
})

test('bytecode that was made with other options of V8 is refused and made again', async () => {
  await keepAnew()
  const bytecode = () => [...keptFiles()].find(([name]) => name.includes('command-bytecode'))?.[1]
  const before = bytecode()
  await expectAnswer('--stack-size=900')
  expect(bytecode()).not.toEqual(before)
  await expectAnswer()
})

test('a table that was changed is refused with file and line, whatever is kept', async () => {
  await keepAnew()
  const text = readFileSync(HOTEL, 'utf8')
  writeFileSync(HOTEL, changedDigit(text))
  const { code, stderr } = await ask()
  writeFileSync(HOTEL, text)
  expect(code).toBe(1)
  expect(stderr).toMatch(/data\/tables\/hotel\/[0-9a-f]{12}\.csv:\d+: /)
  await expectAnswer()
})

test('where nothing can be written, nothing is kept', async () => {
  rmSync(kept, { recursive: true, force: true })
  // In the way of the folder: nobody can make it, not even root, who may write everywhere.
  writeFileSync(kept, '')
  await expectAnswer()
  expect(readFileSync(kept, 'utf8')).toBe('')
  rmSync(kept)
})
