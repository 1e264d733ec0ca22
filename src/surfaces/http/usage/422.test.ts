import { test } from 'vitest'
import { keyedApp } from '../../../../test/support/keyed-app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

const service = keyedApp()

test.each([
  ['month=2026-13', 'month', "must look like 2026-03, in the years 1000 to 2999; you sent '2026-13'"],
  ['month=2026-00', 'month', "you sent '2026-00'"],
  ['month=0000-01', 'month', "you sent '0000-01'"],
  ['month=9999-12', 'month', 'years 1000 to 2999'],
  ['month=2026-1', 'month', "you sent '2026-1'"],
  ['month=2026-11-21', 'month', "you sent '2026-11-21'"],
  ['month=november', 'month', "you sent 'november'"],
  ["month=2026-11' OR 1=1", 'month', 'must look like 2026-03'],
  ['month=2026-01&month=2026-02', 'month', '2 times'],
  ['strict=1&mouth=2026-01', 'mouth', "'month'"],
])('%s', async (query, field, says) => {
  const reply = await service.app.get(`/v1/usage?${query}`, { authorization: `Bearer ${service.keys.good}` })
  expectRefused(reply, { field, says: [says] })
})
