/** everygram mcp as an assistant starts it: both revisions, nothing but the protocol on its output, a clean end. */
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, test } from 'vitest'
import { CLI, run, start } from '../support/process.ts'

const STAY = { type: 'hotel', params: { country: 'GB', nights: 3, year: 2025 } }
const HELLO = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}
const call = (id: number, args: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'calculate', arguments: args },
})
const lines = (...messages: object[]) => messages.map((one) => `${JSON.stringify(one)}\n`).join('')

test.each([
  ['2026-07-28', 'auto'],
  ['2025-11-25', 'legacy'],
] as const)('a client of %s', async (revision, mode) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp'] }))
  expect(client.getNegotiatedProtocolVersion()).toBe(revision)
  expect((await client.listTools()).tools).toHaveLength(8)
  const { structuredContent } = await client.callTool({ name: 'calculate', arguments: STAY })
  // UK factors 2025: 10.4 kg a room-night.
  expect(structuredContent).toMatchObject({ co2e: 31.2 })
  expect(structuredContent).not.toHaveProperty('url')
  const { contents } = await client.readResource({ uri: 'everygram://methods/hotel' })
  expect((contents[0] as { text: string }).text).toContain('# Hotel')
  await client.close()
})

describe('the process', () => {
  test('answers what was asked before its input ended, and ends with 0', async () => {
    const running = start(process.execPath, [CLI, 'mcp'])
    // The last ones need an edition and ways that were never opened.
    const trip = {
      type: 'travel',
      params: {
        origin_country: 'NO',
        origin_location: 'Oslo',
        destination_country: 'NO',
        destination_location: 'Bergen',
        year: 2023,
      },
    }
    running.child.stdin?.end(
      lines(HELLO, call(1, STAY), call(2, { ...STAY, params: { nights: 0 } }), call(3, trip)),
    )
    const { code, stdout, stderr } = await running.ended
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3])
    expect(answers.every(({ jsonrpc, error }) => jsonrpc === '2.0' && error === undefined)).toBe(true)
    expect([code, stderr]).toEqual([0, ''])
  })

  test('passes over what is no message, and says so in a line', async () => {
    const running = start(process.execPath, [CLI, 'mcp'])
    running.child.stdin?.end(`[1]\n{"id":3}\n${lines(HELLO)}`)
    const { code, stdout, stderr } = await running.ended
    expect([code, JSON.parse(stdout).id]).toEqual([0, 0])
    const said = 'everygram: passed over a line that is not a JSON-RPC 2.0 message\n'
    expect(stderr).toBe(said.repeat(2))
  })

  test('refuses a name that is given twice, and goes on', async () => {
    const running = start(process.execPath, [CLI, 'mcp'])
    const twice = JSON.stringify(call(1, STAY)).replace('"nights":3', '"nights":3,"nights":4')
    running.child.stdin?.end(`${lines(HELLO)}${twice}\n${lines(call(2, STAY))}`)
    const { code, stdout, stderr } = await running.ended
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .sort((a, b) => a.id - b.id)
    expect([code, stderr, answers.length]).toEqual([0, '', 3])
    const message = "'nights' is given twice. Give it once."
    expect(answers[1]).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -32_600, message } })
    expect(answers[2].result.structuredContent.co2e).toBe(31.2)
  })

  test('ends with 0 when nothing comes, and on SIGTERM', async () => {
    expect(await run(process.execPath, [CLI, 'mcp'])).toMatchObject({ code: 0, stdout: '', stderr: '' })
    const running = start(process.execPath, [CLI, 'mcp'])
    running.child.stdin?.write(lines(HELLO))
    await running.until((stdout) => (stdout.includes('everygram') ? true : undefined))
    expect(await running.stop('SIGTERM')).toMatchObject({ code: 0, signal: null })
  })

  test('a call that is taken back does not keep it', async () => {
    const running = start(process.execPath, [CLI, 'mcp'])
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }
    running.child.stdin?.end(
      lines(HELLO, call(1, { ...STAY, params: { ...STAY.params, year: 2022 } }), cancelled),
    )
    expect((await running.ended).code).toBe(0)
  })

  test('says what it is, and takes no arguments', async () => {
    const help = await run(process.execPath, [CLI, 'mcp', '--help'])
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('standard input and output')])
    const wrong = await run(process.execPath, [CLI, 'mcp', '--port', '3000'])
    expect([wrong.code, wrong.stdout, wrong.stderr]).toEqual([
      2,
      '',
      expect.stringContaining("mcp takes no such arguments: '--port 3000'"),
    ])
  })

  test('an edition that there is not: one line, no protocol', async () => {
    const { code, stdout, stderr } = await run(process.execPath, [CLI, 'mcp'], { EDITION: '1999' })
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1])
    expect(stderr).toContain("'1999'")
  })
})
