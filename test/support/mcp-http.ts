/** POST /mcp as tests send it. */
import type { Reply, TestApp } from './app.ts'

export const ACCEPT = 'application/json, text/event-stream'

/** Three nights in the United Kingdom: 31.2 kg by the UK factors of 2025. */
export const STAY = { type: 'hotel', params: { country: 'GB', nights: 3 } }

export function callOf(name: string, args: object): object {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
}

export type Headers = Record<string, string>

/** A text is sent as it is. */
export function post(app: TestApp, message: unknown, headers: Headers = {}): Promise<Reply> {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  return app.post('/mcp', body, { accept: ACCEPT, ...headers })
}

/** The message of an answer: JSON, or the data of the only event. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of many shapes
export function messageOf({ headers, text }: Reply): any {
  if (!String(headers['content-type']).startsWith('text/event-stream')) return JSON.parse(text)
  const [event = '', ...more] = text.split('\n').filter((line) => line.startsWith('data: {'))
  if (more.length > 0) throw new Error('there is more than one event')
  return JSON.parse(event.slice('data: '.length))
}
