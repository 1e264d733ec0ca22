/** docs/mcp.md: each command runs, each call of a tool has an answer, each configuration is one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readResource } from '../../src/surfaces/mcp/resources.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { call, session, tools } from '../support/mcp.ts'
import { CLI, freePort, MAIN, run, start } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'mcp.md'), 'utf8')
const blocks = (kind: string) =>
  [...page.matchAll(/```(\w+)\n(.*?)```/gs)].flatMap(([, of, text = '']) => (of === kind ? [text] : []))

interface Shown {
  readonly name?: string
  readonly arguments?: Record<string, unknown>
  readonly mcpServers?: Record<string, { readonly args?: readonly string[] }>
}
const shown = blocks('json').map((text) => JSON.parse(text) as Shown)

describe('calls', () => {
  const calls = shown.flatMap(({ name, arguments: args }) => (name && args ? [{ name, args }] : []))

  test('one of each tool', () => {
    expect(calls.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
  })

  test.each(calls)('$name answers', async ({ name, args }) => {
    const answer = await call(name, args)
    expect(answer.error).toBeUndefined()
    if (name === 'verify_answer') expect(answer.verdict).toBe('same')
    // Two ways, both with figures.
    if (name === 'compare') expect(answer.results).toHaveLength(2)
    if (name === 'look_up') expect(answer.items.length).toBeGreaterThan(1)
  })
})

test('the configuration starts the command line', async () => {
  const [local, remote] = shown.flatMap(({ mcpServers }) => mcpServers?.everygram ?? [])
  const [file = '', command = ''] = local?.args ?? []
  expect(join(PACKAGE_ROOT, file.replace('/path/to/everygram', ''))).toBe(CLI)
  expect((await run(process.execPath, [CLI, command])).code).toBe(0)
  expect(remote).toMatchObject({ url: expect.stringMatching(/\/mcp$/) })
})

test('commands, as pasted', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const server = start(process.execPath, [MAIN], { AUTH: 'off', PORT: String(port), DATA_DIR: tempFolder() })
  await server.until((stdout) => (stdout.includes('"ready"') ? true : undefined))
  const commands = blocks('sh')
  expect(commands).toHaveLength(2)
  for (const command of commands) {
    const here = command
      .replaceAll('npx everygram', `'${process.execPath}' '${CLI}'`)
      .replaceAll('localhost:3000', `127.0.0.1:${port}`)
    const { code, stdout } = await run('bash', ['-c', here], { KEY: 'any' })
    expect(code).toBe(0)
    // UK factors: 10.4 kg a room-night.
    expect(stdout).toContain('"co2e":31.2')
  }
})

test('the resources that it names can be read', async () => {
  const uris = [...page.matchAll(/`everygram:\/\/(\w+)/g)].map(([, kind]) => kind)
  expect(new Set(uris)).toEqual(new Set(['answers', 'editions', 'factors', 'methods']))
  for (const uri of [
    'everygram://editions/2024',
    'everygram://factors/2025/hotel-GB',
    'everygram://methods/hotel',
  ])
    expect(await readResource(session, uri)).toBeDefined()
})
