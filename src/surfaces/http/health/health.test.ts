import { expect, test } from 'vitest'
import { accessWith } from '../../../../test/support/access.ts'
import { testApp } from '../../../../test/support/app.ts'

test.each([
  ['/livez', 'alive'],
  ['/readyz', 'ready'],
])('%s needs no key', async (url, status) => {
  const app = await testApp({ access: accessWith() })
  const reply = await app.get(url)
  expect(reply).toMatchObject({ status: 200, json: { status } })
  expect(await app.send({ method: 'HEAD', url })).toMatchObject({ status: 200, text: '' })
  await app.close()
})

test.each(['/', '/livez', '/readyz'])('%s: other methods are refused', async (url) => {
  const app = await testApp()
  const reply = await app.send({ method: 'POST', url })
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
  await app.close()
})
