import { describe, expect, test } from 'vitest'
import { entityTag, matches } from './etag.ts'

const BODY = '{"data":{"co2e":31.2},"meta":{"release":"2.0.0","calculated_at":"2026-11-24T10:00:00Z"}}'
const TAG = entityTag(BODY)
const ID = TAG.slice('W/"'.length, -1)

describe('a weak tag of the whole response', () => {
  test('is the same whenever the response was made', () => {
    expect(entityTag(BODY.replace('10:00:00', '23:59:59'))).toBe(TAG)
  })

  test.each([
    ['another total', BODY.replace('31.2', '31.3')],
    ['another release', BODY.replace('2.0.0', '2.0.1')],
    ['a field more behind the time', BODY.replace('}}', ',"x":1}}')],
    ['no time', BODY.replace(',"calculated_at":"2026-11-24T10:00:00Z"', '')],
  ])('%s has another', (_, other) => {
    expect(entityTag(other)).not.toBe(TAG)
  })
})

describe('If-None-Match by weak comparison', () => {
  test.each([
    ['the tag', TAG],
    ['the strong form', `"${ID}"`],
    ['spaces around it', `  ${TAG} `],
    ['first of a list', `${TAG}, "b"`],
    ['last of a list', `"a", W/"b",${TAG}`],
    ['between empty elements', `,, ${TAG},`],
    ['a star', '*'],
    ['a star with spaces', ' * '],
  ])('%s names it', (_, header) => {
    expect(matches(header, TAG)).toBe(true)
  })

  test.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['another tag', 'W/"0b1c2d3e4f5081239456789abcdef013"'],
    ['the id without quotes', ID],
    ['another letter case', TAG.toUpperCase()],
    ['a lower-case weakness sign', TAG.replace('W/', 'w/')],
    ['a tag that begins like it', `W/"${ID}0"`],
    ['a part of it', `W/"${ID.slice(0, -1)}"`],
    ['two stars', '**'],
    ['words', 'anything'],
  ])('%s does not', (_, header) => {
    expect(matches(header, TAG)).toBe(false)
  })
})

test('a text has the same tag as its bytes', () => {
  const text = '{"data":"kWh × grid","meta":{"calculated_at":"2026-11-01T10:00:00Z"}}'
  expect(entityTag(Buffer.from(text).toString('latin1'), 'latin1')).toBe(entityTag(text))
})
