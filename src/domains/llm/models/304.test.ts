import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/digital/llm/models'

test('each list has a tag of its own, which confirms it', async () => {
  const urls = [PATH, `${PATH}?tier=small`, `${PATH}?provider=openai`, `${PATH}?provider=openai&tier=small`]
  const tags = new Set<string>()
  for (const url of urls) {
    const tag = String((await app.get(url)).headers.etag)
    tags.add(tag)
    expect(await app.get(url, { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' })
  }
  expect(tags.size).toBe(urls.length)
})
