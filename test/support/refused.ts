/** Refusals of parameters, as tables. */
import { expect } from 'vitest'
import type { Reply } from './app.ts'

export interface Refusal {
  code?: string
  field?: string
  /** Every one of these stands in the message. */
  says?: string[]
}

export function expectRefused(reply: Reply, { code = 'validation_error', field, says = [] }: Refusal): void {
  expect(reply.status, reply.text).toBe(422)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(reply.json.error).toMatchObject({ code, status: 422, request_id: reply.headers['x-request-id'] })
  expect(reply.json.error.field).toBe(field)
  for (const part of says) expect(reply.json.error.message).toContain(part)
}
