import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { methodPages } from '../src/process/data/method-pages.ts'
import { buildApp } from '../src/app.ts'
import { services } from './support/app.ts'
const app = await buildApp(services, { methods: methodPages() })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
for (const mode of ['auto', 'legacy'] as const) {
  const client = new Client({ name: 't', version: '1' }, { versionNegotiation: { mode } } as never)
  const t0 = performance.now()
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
  console.log(mode, client.getNegotiatedProtocolVersion?.(), performance.now() - t0)
  const tools = await client.listTools()
  console.log(tools.tools.length, JSON.stringify(tools).length)
  const t1 = performance.now()
  const r: any = await client.callTool({ name: 'calculate', arguments: { type: 'hotel', params: { country: 'GB', nights: 3 } } })
  console.log(performance.now() - t1, r.content[0].text, JSON.stringify(r.structuredContent).slice(0, 300))
  for (const c of [
    { name: 'find_factor', arguments: { q: 'black cab', limit: 2 } },
    { name: 'find_place', arguments: { q: 'Springfield', country: 'US', limit: 3 } },
    { name: 'look_up', arguments: { what: 'fuelTypes', params: { category: 'gaseous' } } },
    { name: 'look_up', arguments: { what: 'route', params: { from: 'Oslo', to: 'Bergen' } } },
    { name: 'look_up', arguments: { what: 'hotelCompare', params: { countries: ['GB', 'FR'] } } },
    { name: 'explain_answer', arguments: { request: r.structuredContent.request } },
    { name: 'verify_answer', arguments: { answer: r.structuredContent } },
    { name: 'verify_answer', arguments: { answer: {...r.structuredContent, co2e: 12} } },
    { name: 'verify_answer', arguments: { request: r.structuredContent.url, co2e: 31.2 } },
    { name: 'describe', arguments: { what: 'hotel' } },
    { name: 'calculate', arguments: { type: 'travel', params: { origin_location: 'Paris', destination_location: 'Milan' } } },
    { name: 'calculate', arguments: { type: 'fuel', params: { fuel_type: 'disel', amount: 3 } } },
  ]) { try { const a: any = await client.callTool(c); if (mode==='auto') console.log('\n###', JSON.stringify(c), '\n' + a.content.map((x: any) => x.text ?? x.uri).join('\n--\n').slice(0, 1500)) } catch (e) { console.log('ERR', c, e) } }
  const res = await client.listResources(); console.log(res.resources.map((x) => x.uri + ' ' + x.title).join('\n'))
  console.log((await client.listResourceTemplates()).resourceTemplates.map((x) => x.uriTemplate))
  for (const uri of ['everygram://editions/2024', 'everygram://methods/water', r.structuredContent.resource, 'everygram://factors/2025.1/hotel-GB', 'everygram://nothing', 'everygram://answers/v1/hotel/emissions?country=XX'])
    try { const x: any = await client.readResource({ uri }); console.log(uri, x.contents[0].mimeType, x.contents[0].text.length, x.contents[0].text.slice(0, 100)) } catch (e: any) { console.log(uri, e.code, e.message) }
  console.log((await client.getPrompt({ name: 'footprint_of_trip', arguments: { from: 'Paris', to: 'Milan' } })).messages[0]?.content)
  try { await client.getPrompt({ name: 'footprint_of_trip', arguments: { from: 'Paris' } }) } catch (e: any) { console.log(e.message) }
  console.log(await client.complete({ ref: { type: 'ref/resource', uri: 'everygram://editions/{edition}' }, argument: { name: 'edition', value: '202' } }))
  await client.close()
}
await app.close()
