/** Lists that come in pages, entry by entry. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Everygram, everygram } from '../../packages/client/src/everygram.ts'
import { PAGED } from '../../packages/client/src/generated/operations.ts'
import { openApiText } from '../../scripts/lib/openapi-document.ts'
import { serviceUrl } from '../support/listening.ts'

const FILTER = { domain: 'hotel' } as const

describe('of the service', () => {
  let api: Everygram
  let paths: string[]
  beforeAll(async () => {
    const url = await serviceUrl()
    paths = []
    const seeing = (address: string, init: RequestInit) => {
      paths.push(address.slice(url.length))
      return fetch(address, init)
    }
    api = everygram({ url, fetch: seeing })
  })

  test('every entry once, in the order of the service', async () => {
    const { data, meta } = await api.factors({ ...FILTER, limit: 500 })
    expect(meta.next_cursor).toBeNull()
    expect(data.length).toBeGreaterThan(30)
    paths.length = 0
    const ids: string[] = []
    for await (const { factor_id } of api.pages.factors({ ...FILTER, limit: 30 })) ids.push(factor_id)
    expect(ids).toEqual(data.map(({ factor_id }) => factor_id))
    expect(paths).toHaveLength(Math.ceil(data.length / 30))
    expect(paths[0]).not.toContain('cursor')
  })

  test('a page is asked for when it is read', async () => {
    paths.length = 0
    for await (const { factor_id } of api.pages.factors({ limit: 2 })) if (factor_id) break
    expect(paths).toHaveLength(1)
  })

  test('a refusal is thrown where it is read', async () => {
    const read = api.pages.factors({ limit: 0 }).next()
    await expect(read).rejects.toMatchObject({ code: 'validation_error', field: 'limit' })
  })
})

test('the signal ends it between two pages', async () => {
  const controller = new AbortController()
  const page = '{"data":[{}],"meta":{"next_cursor":"a"}}'
  const api = everygram({ url: 'http://127.0.0.1:1', fetch: async () => new Response(page) })
  const entries = api.pages.jobs({}, { signal: controller.signal })
  await entries.next()
  controller.abort(new Error('enough'))
  await expect(entries.next()).rejects.toThrow('enough')
})

test('a page that is followed by itself does not go on for ever', async () => {
  const page = '{"data":[1],"meta":{"next_cursor":"a"}}'
  const api = everygram({ url: 'http://127.0.0.1:1', fetch: async () => new Response(page) })
  const read = async () => {
    for await (const entry of api.pages.jobs()) expect(entry).toBe(1)
  }
  await expect(read()).rejects.toMatchObject({ code: 'unreadable_answer' })
})

test('there is one for each operation that takes a cursor', async () => {
  const { paths } = JSON.parse(await openApiText()) as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const withCursor = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'cursor'),
  )
  expect(withCursor.map(({ operationId }) => operationId).sort()).toEqual([...PAGED].sort())
})
