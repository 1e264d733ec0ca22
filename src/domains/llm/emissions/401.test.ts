import { expect, test } from 'vitest'
import { askWithoutKey } from '../../../../test/support/llm-unauthorized.ts'

test('without a good key there is no answer', async () => {
  const { status, headers, error } = await askWithoutKey('/v1/digital/llm/emissions')
  expect(status).toBe(401)
  expect(headers['www-authenticate']).toBe('Bearer')
  expect(headers).not.toHaveProperty('etag')
  expect(error).toMatchObject({ code: 'unauthorized', status: 401 })
})
