import { expect, test } from 'vitest'
import { accessWith } from '../../../../test/support/access.ts'
import { testApp } from '../../../../test/support/app.ts'
import { record } from '../../../../test/support/key-record.ts'
import { newKey } from '../../../platform/access/key.ts'

test('a database that fails: 503, and nothing of the reason', async () => {
  const key = newKey()
  const access = accessWith({
    authenticate: async () => record(key),
    usage: { days: () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432')) },
  })
  const app = await testApp({ access })
  const { status, text, json } = await app.get('/v1/usage', { authorization: `Bearer ${key.key}` })
  await app.close()
  expect([status, json.error.code]).toEqual([503, 'unavailable'])
  expect(text).not.toMatch(/internal:|ECONN/)
})
