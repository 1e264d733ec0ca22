import { expect, test } from 'vitest'
import { accessWith } from '../../../../test/support/access.ts'
import { testApp } from '../../../../test/support/app.ts'

test('no place without a key', async () => {
  const app = await testApp({ access: accessWith() })
  const { status, json, headers } = await app.get('/v1/places?q=rome')
  expect(status).toBe(401)
  expect(json.error.code).toBe('unauthorized')
  expect(headers['www-authenticate']).toBe('Bearer')
  await app.close()
})
