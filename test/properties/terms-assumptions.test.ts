/** What was decided for the caller knows which lines it reaches, and how good they can then be. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tierOf } from '../../src/engine/assumption.ts'
import { reachesLine } from '../../src/engine/derive/rating.ts'
import { runs } from '../support/long.ts'
import { anyAssumption, BESIDE, PARTS } from './any-terms.ts'

const ALL_PARTS = [...PARTS, ...BESIDE]

const anyParts = fc.subarray(ALL_PARTS).map((parts) => ({ parts: new Set(parts) }))

test('it reaches the lines with a part that it names, and all where it names none', () => {
  const property = fc.property(anyAssumption, anyParts, (assumption, line) => {
    const named = assumption.reaches?.some((part) => line.parts.has(part))
    expect(reachesLine(assumption, line)).toBe(named ?? true)
  })
  fc.assert(property, runs(200, 2000))
})

test('an empty list of parts reaches nothing', () => {
  const property = fc.property(anyAssumption, anyParts, (assumption, line) => {
    expect(reachesLine({ ...assumption, reaches: [] }, line)).toBe(false)
  })
  fc.assert(property, runs(50, 500))
})

test('its own tier counts; a fallback without one leaves a region, and what is only said leaves all', () => {
  const property = fc.property(anyAssumption, ({ tier, ...assumption }) => {
    if (tier) expect(tierOf({ ...assumption, tier })).toBe(tier)
    expect(tierOf(assumption)).toBe(assumption.isFallback ? 'region' : undefined)
  })
  fc.assert(property, runs(200, 2000))
})
