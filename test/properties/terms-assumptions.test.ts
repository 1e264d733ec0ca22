/** What was decided for the caller knows which terms it reaches, and how good they can then be. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reaches, tierOf } from '../../src/engine/assumption.ts'
import { runs } from '../support/long.ts'
import { anyAssumption, BESIDE, PARTS } from './any-terms.ts'

const ALL_PARTS = [...PARTS, ...BESIDE]

test('it reaches the parts that it names, and all where it names none', () => {
  const property = fc.property(anyAssumption, (assumption) => {
    const reached = ALL_PARTS.filter((part) => reaches(assumption, { part }))
    expect(reached).toEqual(
      assumption.reaches === undefined
        ? ALL_PARTS
        : ALL_PARTS.filter((part) => assumption.reaches?.some((one) => one === part)),
    )
  })
  fc.assert(property, runs(200, 2000))
})

test('an empty list of parts reaches nothing', () => {
  const property = fc.property(anyAssumption, fc.constantFrom(...ALL_PARTS), (assumption, part) => {
    expect(reaches({ ...assumption, reaches: [] }, { part })).toBe(false)
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
