import { afterAll, beforeAll, expect } from 'vitest'
import { type TestApp, testApp } from './app.ts'

/** An app for the tests of a file, and how they ask `path`: `get` gives all that comes, `ask` the attributes of a 200 with its id and meta. */
export function asking(path: string) {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const get = (query: string) => app.get(`${path}?${query}`)
  const ask = async (query: string) => {
    const { status, json, text } = await get(query)
    expect(status, `${query} ${text}`).toBe(200)
    return { ...json.data.attributes, id: json.data.id, meta: json.meta }
  }
  return { get, ask }
}

interface ShownNotice {
  code: string
  severity?: string
  field?: string
  message?: string
}

export const codesOf = (notices: readonly ShownNotice[]) => notices.map(({ code }) => code)

interface Noticed {
  notices: readonly ShownNotice[]
}

/** Of what `ask` gives. */
export const codesIn = ({ notices }: Noticed) => codesOf(notices)

export const noticeIn = ({ notices }: Noticed, wanted: string) => notices.find(({ code }) => code === wanted)
