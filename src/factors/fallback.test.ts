import { describe, expect, test, vi } from 'vitest'
import { info, warning } from '../engine/notices.ts'
import { type Candidate, findWithFallback } from './fallback.ts'

const borrowed: Candidate<number> = { value: 2, notices: [warning('no_tokens', {}, 'country')] }
const estimated: Candidate<number> = { value: 3, notices: [info('region_ignored', {})] }
const missing = (): Candidate<number> | undefined => undefined
const NONE = undefined as number | undefined

describe('findWithFallback', () => {
  test('the exact one is taken without a word, and no lesser one is made', () => {
    const lesser = vi.fn(() => borrowed)
    expect(findWithFallback(1, lesser)).toEqual({ value: 1, notices: [] })
    expect(lesser).not.toHaveBeenCalled()
  })

  test('zero is a figure', () => {
    expect(findWithFallback(0, () => borrowed).value).toBe(0)
  })

  test('the first lesser one that there is: its notices are those of a fallback, which warn', () => {
    expect(
      findWithFallback(
        NONE,
        () => borrowed,
        () => estimated,
      ),
    ).toEqual({
      value: 2,
      notices: [
        {
          code: 'no_tokens',
          key: 'no_tokens',
          values: {},
          severity: 'warning',
          subject: 'country',
          isFallback: true,
        },
      ],
    })
    expect(findWithFallback(NONE, missing, () => estimated)).toEqual({
      value: 3,
      notices: [
        { code: 'region_ignored', key: 'region_ignored', values: {}, severity: 'warning', isFallback: true },
      ],
    })
  })

  test('a lesser one may have nothing to say', () => {
    expect(findWithFallback(NONE, () => ({ value: 4, notices: [] }))).toEqual({
      value: 4,
      notices: [],
    })
  })

  test('none at all', () => {
    expect(findWithFallback(NONE, missing, missing)).toBeUndefined()
  })
})
