/** The protocol as others see it: its conformance suite, and a client that we did not make. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { CLI, freePort, MAIN, run, start } from '../support/process.ts'
import { bringMcpPackages } from './mcp-packages.ts'

const RUN_MS_MAX = 120_000
const EXPECTED_FAILURES = join(PACKAGE_ROOT, 'test', 'services', 'mcp-expected-failures.yaml')
/** What the suite can ask of any server. */
const PASSING = [
  'server-initialize',
  'ping',
  'completion-complete',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
]

const brought = bringMcpPackages()
const reason = typeof brought === 'string' ? brought : ''
if (reason) console.error(`The conformance suite of the protocol is skipped: ${reason}`)
const programs = typeof brought === 'string' ? { node: '', conformance: '', inspector: '' } : brought

async function startServer(): Promise<string> {
  const port = await freePort()
  const running = start(process.execPath, [MAIN], { AUTH: 'off', PORT: String(port), DATA_DIR: folder() })
  await running.until((stdout) => (stdout.includes('"ready"') ? true : undefined))
  return `http://127.0.0.1:${port}/mcp`
}

const folder = () => mkdtempSync(join(tmpdir(), 'everygram-mcp-'))

describe.skipIf(reason !== '')('what others ask', { timeout: RUN_MS_MAX }, () => {
  test('the conformance suite: all but what only a test server has', async () => {
    const url = await startServer()
    const { PATH = '' } = process.env
    const args = ['server', '--url', url, '--expected-failures', EXPECTED_FAILURES, '--output-dir', folder()]
    const { code, stdout, stderr } = await run(programs.node, [programs.conformance, ...args], {
      PATH: `${dirname(programs.node)}${delimiter}${PATH}`,
    })
    for (const scenario of PASSING)
      expect(stdout + stderr).toMatch(new RegExp(`✓ ${scenario}: \\d+ passed, 0 failed`))
    expect(code, stdout).toBe(0)
  })

  const CALL = ['--method', 'tools/call', '--tool-name', 'calculate', '--tool-arg', 'type=hotel']
  const STAY = [...CALL, '--tool-arg', 'params={"country":"GB","nights":3,"year":2025}']

  test('the inspector on standard input and output', async () => {
    const inspect = (...args: string[]) =>
      run(process.execPath, [programs.inspector, '--cli', process.execPath, CLI, 'mcp', ...args])
    // UK factors 2025: 10.4 kg a room-night.
    expect(JSON.parse((await inspect(...STAY)).stdout).structuredContent.co2e).toBe(31.2)
    expect(JSON.parse((await inspect(...CALL)).stdout).isError).toBe(true)
    expect(JSON.parse((await inspect('--method', 'prompts/list')).stdout).prompts).toHaveLength(3)
  })

  test('the inspector over HTTP', async () => {
    const url = await startServer()
    const inspect = (...args: string[]) =>
      run(process.execPath, [programs.inspector, '--cli', url, '--transport', 'http', ...args])
    expect(JSON.parse((await inspect(...STAY)).stdout).structuredContent.co2e).toBe(31.2)
    expect(JSON.parse((await inspect('--method', 'tools/list')).stdout).tools).toHaveLength(8)
  })
})
