/** What every answer says of its lines, tiers and quality, again by a program that knows no domain. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTable } from '../golden/table.ts'
import { type Reply, services, type TestApp, testApp } from '../support/app.ts'
import { type Answered, faultsOf } from '../support/line-faults.ts'

/** Of each calculation so many, evenly over all that is asked of it elsewhere, each of another edition than the one before. */
const OF_EACH = 100

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Questions that are answered, by calculation. */
function questions(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { request, status } of readTable()) {
    const [path = '', query = ''] = request.split('?')
    if (status !== '200' || !/^\/v1\/.*\/emissions$/.test(path)) continue
    const params = new URLSearchParams(query)
    // With strict a parameter that nobody knows is refused for itself.
    if (params.has('breakfast')) continue
    for (const name of ['strict', 'edition', 'year', 'as_of']) params.delete(name)
    found.set(path, [...new Set([...(found.get(path) ?? []), `${path}?${params}`])])
  }
  return found
}

const editions = services.editions.register.entries.map(({ name }) => name)

const asked = [...questions()].map(([path, all]): [string, string[]] => {
  const count = Math.min(OF_EACH, all.length * editions.length)
  const urls = Array.from({ length: count }, (_, at) => {
    const edition = editions[at % editions.length]
    return `${all[Math.floor((at * all.length) / count)]}&edition=${edition}`
  })
  return [path, urls]
})

const isAnswer = ({ status }: Reply) => status === 200

describe('lines, tiers, quality and strict of answers of every edition', () => {
  test.each(asked)('%s', async (_, urls) => {
    const faults: string[] = []
    let answers = 0
    for (const url of urls) {
      const plain = await app.get(url)
      // An older edition may lack what a later one has.
      if (!isAnswer(plain)) continue
      answers++
      const strict = await app.get(`${url}&strict=true`)
      const strictOfTotal = await app.get(`${url}&strict=total`)
      const answered: Answered = {
        attributes: plain.json.data.attributes,
        isRefused: !isAnswer(strict),
        isTotalRefused: !isAnswer(strictOfTotal),
      }
      faults.push(...faultsOf(answered).map((fault) => `${url}: ${fault}`))
    }
    expect(answers).toBeGreaterThan(urls.length / 4)
    expect(faults).toEqual([])
  })
})
