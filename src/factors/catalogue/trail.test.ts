/** Every factor_id of a source trail leads to its row, which says the same, and to the question that was asked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../test/support/app.ts'
import { OPERATIONS } from '../../api/operations.ts'
import { requestOf } from '../../contract/request.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import { findFactor } from './index.ts'

interface Entry {
  data_category: string
  factor_id: string
  factor: number
  factor_unit: string
  tier: string
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Of these the trail shows what is left beside them: 1 - share. */
const DERIVED = /^grid-share-/

/** Made on the way, from places: no rows. */
const NO_ROWS = ['distance', 'location']

/** Edition 2025.1 lacks the domains that release 0.1.0 did not have: their examples name the year. */
const NAMED_YEAR = /&year=2025/
const examples = OPERATIONS.flatMap(({ path, examples: { answers } }) =>
  Object.values(answers).flatMap((query) =>
    [NAMED_YEAR.test(query) ? '2025.2' : '2025.1', '2024.1'].map((edition) => ({
      path,
      edition,
      url: requestOf(path, `${query.replace(NAMED_YEAR, '')}&edition=${edition}`),
    })),
  ),
).filter(({ path, url }) => path.endsWith('/emissions') && !/(year|as_of|format)=/.test(url))

const entriesOf = async (url: string): Promise<Entry[]> => {
  const { json } = await app.get(url)
  const trail: Entry[] = json.data.attributes.emissions.source_trail
  // What the request brought along is no row either.
  return trail.filter(({ data_category, tier }) => tier !== 'user' && !NO_ROWS.includes(data_category))
}

describe('the trail of', () => {
  test.each(examples)('$url', async ({ edition: name, path, url }) => {
    const edition = await services.editions.require(name)
    for (const entry of await entriesOf(url)) {
      const row = findFactor(edition, entry.factor_id)
      expect(row, entry.factor_id).toBeDefined()
      if (!row) continue
      // What stands in the trail as it is must be the row's.
      const figures = [row.figure, ...row.others].map(({ value }) => toNumber(value))
      if (entry.tier === 'exact' && !DERIVED.test(entry.factor_id)) {
        expect(row.tier, entry.factor_id).toBe('exact')
        expect(figures, entry.factor_id).toContain(entry.factor)
      }
      const { json } = await app.get(`/v1/factors/${entry.factor_id}?edition=${name}`)
      const endpoints = json.data.attributes.used_for.map(({ endpoint }: { endpoint: string }) => endpoint)
      expect(endpoints, entry.factor_id).toContain(path)
    }
  })
})
