/** Workers of one machine count and limit together, in their primary process. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayOf, monthOf } from '../../src/platform/access/calendar.ts'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores } from '../../src/platform/access/open-database.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { record } from '../support/key-record.ts'
import { run } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const SCRIPT = join(PACKAGE_ROOT, 'test', 'support', 'cluster-limits.ts')

test('three workers share one burst and one month; what a crashed one had reserved stays booked', async () => {
  const DATA_DIR = tempFolder()
  const stores = await openStores({ dataDir: DATA_DIR })
  const now = Date.now()
  await stores.keys.add(record(newKey(), { id: 'lastDays', plan: 'scale' }))
  // The plan scale ends at 240,000 answers.
  const row = { keyId: 'lastDays', day: dayOf(now), endpoint: '/v1/fuel/types', answers: 239_940 }
  await stores.usage.save({ writer: 'before', number: 1, rows: [row] })

  const ended = await run(process.execPath, ['--import', 'tsx', SCRIPT], { DATA_DIR })
  expect(ended.stderr).toBe('')
  expect(ended.code).toBe(0)
  const lines = ended.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.pop()).toEqual({ done: true })
  const count = (outcome: string, crashes: boolean) =>
    lines
      .filter((line) => line.crashes === crashes)
      .flatMap(({ outcomes }) => outcomes)
      .filter((found) => found === outcome).length
  // The one that crashed had 30 of the 60 that were left.
  expect(count('granted', true)).toBe(30)
  expect(count('rate_limited', true) + count('quota_exceeded', true)).toBe(0)
  // Of 75 tokens 45 were left: enough for the other 30 answers, of which every third is given back.
  const granted = count('granted', false)
  expect(granted).toBeGreaterThanOrEqual(20)
  expect(granted + count('rate_limited', false) + count('quota_exceeded', false)).toBe(70)
  const saved = await stores.usage.answersOf('lastDays', monthOf(now))
  const counted = lines.reduce((sum, line) => sum + line.counted, 0)
  expect(counted).toBeGreaterThan(0)
  expect(counted).toBeLessThanOrEqual(30)
  expect(saved).toBe(239_940 + counted)
  // Whoever reserved them may have answered: nobody else has them until the month ends.
  const leases = await stores.session.read((db) => db.selectFrom('usage_leases').selectAll().execute())
  expect(leases).toMatchObject([{ key_id: 'lastDays', answers: 30 }])
  const days = await stores.usage.days('lastDays', monthOf(now))
  expect(days.reduce((sum, { answers }) => sum + answers, 0)).toBe(saved)
  await stores.close()
})
