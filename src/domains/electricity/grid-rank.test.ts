import { expect, test } from 'vitest'
import { decimal } from '../../engine/numbers/decimal.ts'
import { rational } from '../../engine/numbers/rational.ts'
import { cleannessNotices, isClean, isDirty } from './grid-rank.ts'

test.each([
  ['99.999', true, false, ['clean_grid']],
  ['100', false, false, []],
  ['500', false, false, []],
  ['500.001', false, true, ['dirty_grid']],
])(
  '%s g/kWh: below 100 is clean, above 500 dirty, and neither is a fallback',
  (value, clean, dirty, codes) => {
    const intensity = rational(decimal(value))
    expect([isClean(intensity), isDirty(intensity)]).toEqual([clean, dirty])
    const notices = cleannessNotices(intensity)
    expect(notices.map(({ code }) => code)).toEqual(codes)
    for (const notice of notices) expect(notice.isFallback).toBeUndefined()
  },
)
