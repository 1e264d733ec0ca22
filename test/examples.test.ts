/** Every example of the OpenAPI document is a request that is made here and an answer that must come back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './support/app.ts'

interface Example {
  summary: string
  value: Record<string, unknown>
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What another edition or another moment changes, and nothing else does. */
const VOLATILE = new Set(['id', 'edition_hash', 'calculated_at', 'request_id'])

test('each example is what its request answers', async () => {
  let examples = 0
  for (const operations of Object.values(app.checker.document.paths)) {
    for (const [status, response] of Object.entries(operations.get?.responses ?? {})) {
      const content = response.content?.['application/json']
      for (const example of Object.values(content?.examples ?? {}) as Example[]) {
        const answer = await app.get(example.summary.replace('GET ', ''))
        expect(String(answer.status), example.summary).toBe(status)
        expectSame(answer.json, example)
        examples++
      }
    }
  }
  expect(examples).toBeGreaterThan(12)
})

test('every /v1 operation has an example of an answer and of a refusal', () => {
  for (const [path, operations] of Object.entries(app.checker.document.paths)) {
    if (!path.startsWith('/v1/')) continue
    for (const status of ['200', '422']) {
      const examples = operations.get?.responses[status]?.content?.['application/json']?.examples
      expect(Object.keys(examples ?? {}), `${status} ${path}`).not.toHaveLength(0)
    }
  }
})

/** Lists are shortened in the document: their items must stand in the answer. */
function expectSame(answer: Record<string, unknown>, { summary, value }: Example): void {
  const [actual, documented] = [stable(answer), stable(value)] as Record<string, unknown>[]
  if (Array.isArray(documented?.data)) {
    expect(actual?.data, summary).toEqual(expect.arrayContaining(documented.data))
    expect(actual?.meta, summary).toEqual(documented.meta)
  } else {
    expect(actual, summary).toEqual(documented)
  }
}

function stable(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, field) => (VOLATILE.has(key) ? '(volatile)' : field)))
}
