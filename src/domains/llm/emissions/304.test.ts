import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/digital/llm/emissions'
const USE = 'tokens_input=100&tokens_output=50'

async function tagOf(query: string): Promise<string> {
  return String((await app.get(`${PATH}?${query}`)).headers.etag)
}

test('the tag of an answer confirms it', async () => {
  const tag = await tagOf(USE)
  expect(tag).toMatch(/^W\/"[0-9a-f-]{36}"$/)
  const reply = await app.get(`${PATH}?${USE}`, { 'if-none-match': tag })
  expect(reply).toMatchObject({ status: 304, text: '' })
  expect(reply.headers.etag).toBe(tag)
})

test.each([
  'tokens_output=50&tokens_input=100&tokens_cached=0&requests=1',
  `${USE}&provider=openai&model=GPT-5.2&region=us`,
  `${USE}&model=openai/gpt-5.2&reasoning_effort=none`,
])('the same question in other words has the same tag: %s', async (query) => {
  expect(await tagOf(query)).toBe(await tagOf(USE))
})

test('minimal is low and max is xhigh', async () => {
  expect(await tagOf(`${USE}&reasoning_effort=minimal`)).toBe(await tagOf(`${USE}&reasoning_effort=low`))
  expect(await tagOf(`${USE}&reasoning_effort=max`)).toBe(await tagOf(`${USE}&reasoning_effort=xhigh`))
})

test('whatever changes the answer changes the tag', async () => {
  const queries = [
    USE,
    `${USE}&region=CA`,
    `${USE}&region=CAN`,
    `${USE}&provider=anthropic`,
    `${USE}&model=gpt-4o`,
    `${USE}&model=mymodel-8b`,
    `${USE}&model=mymodel-9b`,
    `${USE}&tokens_cached=1`,
    `${USE}&tokens_reasoning=0`,
    `${USE}&tokens_reasoning=1`,
    `${USE}&reasoning_effort=low`,
    `${USE}&energy_wh=0`,
    `${USE}&energy_wh=1`,
    `${USE}&requests=2`,
    `${USE}&equivalents=true`,
  ]
  const tags = await Promise.all(queries.map(tagOf))
  expect(new Set(tags).size).toBe(queries.length)
})
