/** Sums of rows, to the gram, however many there are. */

import { expect, test } from 'vitest'
import { problem } from '../../engine/errors.ts'
import type { GoodRow } from './row.ts'
import { Totals } from './totals.ts'

const row = (grams: number, scopes: Record<string, number> = { scope_1: grams }): GoodRow => ({
  type: 'fuel',
  calculationId: '',
  request: '',
  shortRow: {
    grams,
    lowGrams: grams,
    highGrams: grams,
    scopes,
    factorIds: ['x'],
    tier: 'exact',
    quality: undefined,
    lines: [],
  },
  edition: '2025.1',
  editionHash: 'abcdef0123456789',
  notices: [],
})

test('grams and millionths of a gram', () => {
  const totals = new Totals()
  // 0.1 + 0.2 g is 0.3 g, which it is not in doubles.
  for (const grams of [0.1, 0.2, 1000]) totals.add(row(grams))
  totals.add({ problems: [problem('validation_error.job_no_rows', {})] })
  expect(totals.shown()).toEqual({
    rows: 4,
    ok: 3,
    failed: 1,
    co2e_kg: 1.0003,
    scopes: { scope_1: 1.0003 },
    editions: { '2025.1': 'abcdef012345' },
  })
})

test('beyond what a double holds', () => {
  const totals = new Totals()
  // 2^53 - 1 grams, the most that a row can have, 4 times: 36,028,797,018,963,964 g, as near as a number is to it.
  for (let i = 0; i < 4; i++) totals.add(row(Number.MAX_SAFE_INTEGER))
  expect(totals.shown().co2e_kg).toBe(Number('36028797018963.964'))
})
