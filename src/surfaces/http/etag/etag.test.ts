import { describe, expect, test } from 'vitest'
import { entityTag, matches } from './etag.ts'

const ID = '0b1c2d3e-4f50-8123-9456-789abcdef012'
const TAG = entityTag(ID)

test('a weak tag around the id', () => {
  expect(TAG).toBe('W/"0b1c2d3e-4f50-8123-9456-789abcdef012"')
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
    ['another tag', 'W/"0b1c2d3e-4f50-8123-9456-789abcdef013"'],
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
