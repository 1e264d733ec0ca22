/** The API reference says all that the OpenAPI document says, and each thing once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../src/surfaces/http/app.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { escapeHtml } from '../../src/surfaces/http/docs/html.ts'
import type {
  DocumentedOperation,
  OpenApiDocument,
  Schema,
} from '../../src/surfaces/http/openapi/document.ts'
import { DOCS_DIR } from '../../src/surfaces/process/package-root.ts'
import { services } from '../support/app.ts'

let app: App
let document: OpenApiDocument
let operations: [string, string, DocumentedOperation][] = []
beforeAll(async () => {
  app = await buildApp(services, { docs: DOCS_DIR })
  document = (await app.inject('/openapi.json')).json()
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, string, DocumentedOperation] => [
      method,
      path,
      one,
    ]),
  )
})
afterAll(() => app.close())

const pageOf = async (name: string) => (await app.inject(`/docs/api/${name}`)).body

describe('every operation', () => {
  test('has a page with its parameters, its fields and samples', async () => {
    for (const [, path, operation] of operations) {
      const body = await pageOf(operation.operationId)
      expect(body, path).toContain(`<code>${path}</code>`)
      for (const { name } of operation.parameters ?? []) {
        expect(body, `${path} ${name}`).toContain(`<code>${name}</code>`)
        expect(body, `${path} ${name}`).toContain(`<label for="p-${name}">`)
      }
      const schema = answerOf(operation)
      for (const name of fieldsOf(schema)) expect(body, `${path} ${name}`).toContain(`<code>${name}</code>`)
      const labels = (operation['x-codeSamples'] ?? []).map(({ label }) => label)
      // Samples read JSON, and a report is a file.
      if (path.startsWith('/v1/') && path !== '/v1/usage' && !path.endsWith('/report'))
        expect(labels, path).toEqual(['curl', 'TypeScript', 'Python'])
    }
  })

  test('is on the first page', async () => {
    const { body } = await app.inject('/docs/api')
    for (const [, , { operationId }] of operations) expect(body).toContain(`href="/docs/api/${operationId}"`)
  })

  test('begins with the values of its first example, and never with one of avoid', async () => {
    for (const name of ['freightEmissions', 'route']) {
      expect(await pageOf(name)).toMatch(/<input id="p-avoid" name="avoid" value=""/)
    }
    expect(await pageOf('hotelEmissions')).toMatch(/<input id="p-nights" name="nights" value="3"/)
  })
})

test('headers and statuses of all answers stand on the first page alone', async () => {
  const first = (await app.inject('/docs/api')).body
  for (const header of ['X-Request-Id', 'ETag', 'X-RateLimit-Remaining', 'Retry-After']) {
    expect(first.split(`<code>${header}</code>`), header).toHaveLength(2)
    for (const [, , { operationId }] of operations)
      expect(await pageOf(operationId)).not.toContain(`<code>${header}</code>`)
  }
})

test('objects that many answers share have a place, with their fields', async () => {
  const body = await pageOf('objects')
  for (const name of ['Notice', 'Range', 'SourceTrailEntry', 'Error']) {
    expect(body).toContain(`<h2 id="${name}">`)
    for (const field of fieldsOf(document.components.schemas[name] ?? {}))
      expect(body).toContain(`<code>${field}</code>`)
  }
})

test('what comes from the document is text in a page', async () => {
  const { described, html } = await import('../../src/surfaces/http/docs/html.ts')
  expect(escapeHtml('<a href="x">&\'')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
  expect(html`<p title="${'"><script>'}">${['<b>', undefined, false]}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;</p>',
  )
  expect(described('see `<x>` in docs/errors.md').markup).toBe(
    'see <code>&lt;x&gt;</code> in <a href="/docs/errors">docs/errors</a>',
  )
})

function answerOf({ responses }: DocumentedOperation): Schema {
  const schema = responses['200']?.content?.['application/json']?.schema ?? {}
  return document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}

/** Names of all fields, however deep, up to objects with a name of their own. */
function fieldsOf(schema: Schema): string[] {
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  const values = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)])
  return [...own, ...[...inside, ...values].flatMap(fieldsOf)]
}
