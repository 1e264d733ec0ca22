/** As much of curl as the documentation uses, for machines that have none: said in words of fetch. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd', multiple: true, default: [] },
    'data-binary': { type: 'string' },
    'data-urlencode': { type: 'string', multiple: true, default: [] },
    get: { type: 'boolean', short: 'G' },
    request: { type: 'string', short: 'X' },
    output: { type: 'string', short: 'o' },
  },
})

const url = new URL(positionals[0])
for (const pair of values['data-urlencode']) {
  const at = pair.indexOf('=')
  url.searchParams.set(pair.slice(0, at), pair.slice(at + 1))
}
const given = values['data-binary'] ?? (values.data.length > 0 ? values.data.join('&') : undefined)
const body = given?.startsWith('@') ? readFileSync(given === '@-' ? 0 : given.slice(1)) : given
const headers = values.header.map((line) => line.split(/:\s*/, 2))
const method = values.request ?? (body === undefined || values.get ? 'GET' : 'POST')
const reply = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
const bytes = Buffer.from(await reply.arrayBuffer())
if (values.output) writeFileSync(values.output, bytes)
else process.stdout.write(bytes)
