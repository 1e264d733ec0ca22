/** POST /mcp by a client of the protocol, of either revision. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { session } from '../../../../test/support/mcp.ts'
import { STAY } from '../../../../test/support/mcp-http.ts'
import type { App } from '../app.ts'
import { buildApp } from '../assembly.ts'

describe('a client of the protocol', () => {
  let listening: App
  let url: string
  beforeAll(async () => {
    listening = await buildApp(services, { methods: session.methods })
    url = await listening.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => listening.close())

  describe.each([
    ['2026-07-28', 'auto'],
    ['2025-11-25', 'legacy'],
  ] as const)('of %s', (revision, mode) => {
    let client: Client
    beforeAll(async () => {
      client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
      await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
    })
    afterAll(() => client.close())

    test('is spoken to in it, and told what there is', async () => {
      expect(client.getNegotiatedProtocolVersion()).toBe(revision)
      expect(client.getServerVersion()).toMatchObject({ name: 'everygram', version: services.release })
      expect(client.getInstructions()).toContain('range')
    })

    test('lists, calls, reads, completes, is prompted', async () => {
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toContain('compare')
      for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true })
      const answer = await client.callTool({ name: 'calculate', arguments: STAY })
      expect(answer.structuredContent).toMatchObject({ co2e: 31.2 })
      const { resource, url: address } = answer.structuredContent as { resource: string; url: string }
      const { contents } = await client.readResource({ uri: resource })
      const whole = await fetch(address)
      expect(JSON.parse((contents[0] as { text: string }).text).data).toEqual(
        ((await whole.json()) as { data: unknown }).data,
      )
      expect((await client.listResources()).resources.length).toBeGreaterThan(20)
      expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(4)
      expect((await client.listPrompts()).prompts).toHaveLength(3)
      const { messages } = await client.getPrompt({
        name: 'footprint_of_trip',
        arguments: { from: 'Paris', to: 'Milan' },
      })
      expect(JSON.stringify(messages)).toContain('From Paris to Milan')
      const ref = { type: 'ref/resource', uri: 'everygram://editions/{edition}' } as const
      const { completion } = await client.complete({ ref, argument: { name: 'edition', value: '2024' } })
      expect(completion.values).toEqual(['2024.1'])
    })

    test('a question without an answer is a result that the model reads', async () => {
      const { isError, content } = await client.callTool({
        name: 'calculate',
        arguments: { type: 'hotel', params: { country: 'GB', nights: 0 } },
      })
      expect(isError).toBe(true)
      const [first, second] = content as { text: string }[]
      expect(first?.text).toContain('1 to 365')
      expect(JSON.parse(second?.text ?? '').error.errors[0].field).toBe('nights')
    })

    test('what there is not is an error of the protocol', async () => {
      const invalid = { code: -32_602 }
      await expect(client.callTool({ name: 'nothing' })).rejects.toMatchObject(invalid)
      await expect(client.readResource({ uri: 'everygram://nothing' })).rejects.toMatchObject(invalid)
      await expect(client.getPrompt({ name: 'nothing' })).rejects.toMatchObject(invalid)
      await expect(client.getPrompt({ name: 'footprint_of_trip' })).rejects.toMatchObject(invalid)
    })
  })
})
