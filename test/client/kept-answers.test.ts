import { expect, test } from 'vitest'
import { KeptAnswers } from '../../packages/client/src/kept-answers.ts'

const answer = (text: string) => ({ etag: `W/"${text}"`, text })

test('keeps what was asked for last, up to so many characters', () => {
  const kept = new KeptAnswers(10)
  kept.keep('a', answer('aaaa'))
  kept.keep('b', answer('bbbb'))
  expect(kept.find('a')).toEqual(answer('aaaa'))
  kept.keep('c', answer('cccc'))
  expect([kept.find('a')?.text, kept.find('b'), kept.find('c')?.text]).toEqual(['aaaa', undefined, 'cccc'])
})

test('a newer answer takes the place of the older', () => {
  const kept = new KeptAnswers(10)
  kept.keep('a', answer('aaaa'))
  kept.keep('a', answer('AAAAAAAA'))
  expect(kept.find('a')?.text).toBe('AAAAAAAA')
  kept.keep('b', answer('bb'))
  expect(kept.find('a')?.text).toBe('AAAAAAAA')
})

test('what is too long is not kept, and the older answer is forgotten', () => {
  const kept = new KeptAnswers(3)
  kept.keep('a', answer('aaa'))
  kept.keep('a', answer('aaaa'))
  expect(kept.find('a')).toBeUndefined()
})
