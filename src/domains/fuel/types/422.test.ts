import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/fuel/types'

test.each(['nuclear', 'gas', 'solid,liquid', 'constructor'])(
  'category=%s: all are listed',
  async (category) => {
    const reply = await app.get(`${PATH}?category=${category}`)
    expectRefused(reply, { field: 'category', says: [`'${category}'`, 'gaseous, liquid, solid, biofuel'] })
    expect(reply.json.error.available_categories).toEqual(['gaseous', 'liquid', 'solid', 'biofuel'])
  },
)

test.each([
  ['category=solid&category=liquid', 'category', '2 times'],
  ['strict=2', 'strict', 'true or false'],
  ['strict=1&kategory=solid', 'kategory', "'category'"],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says: [says] })
})
