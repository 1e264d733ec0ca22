import { expect, test } from 'vitest'
import { lettersApart, near } from './near.ts'

test('at most a third of the letters are wrong, best first', () => {
  // 'hotle' has 5 letters: one may be wrong, and two that changed places are one.
  expect(near('hotle', ['hotel', 'fuel', 'hotels'])).toEqual(['hotel'])
  expect(near('gasolin', ['gasoline', 'gasoil'])).toEqual(['gasoline', 'gasoil'])
  // Two letters have no third.
  expect(near('kb', ['kg', 'lb'])).toEqual([])
})

test.each(['Zzzqq', 'Fnordville', 'qwxyz', 'x'.repeat(61)])('%s is near to nothing', (word) => {
  expect(near(word, ['hotel', 'phnom penh', 'soybean farming', 'pfc-5-1-14', 'x'.repeat(62)])).toEqual([])
})

test('what was written is no suggestion, another spelling of it is', () => {
  expect(near('wood_logs', ['wood_logs'])).toEqual([])
  expect(near('Wood-Logs', ['wood_logs'])).toEqual(['wood_logs'])
})

test('letters apart, or more than are asked for', () => {
  // kitten, sitten, sittin, sitting.
  expect(lettersApart('kitten', 'sitting', 3)).toBe(3)
  expect(lettersApart('kitten', 'sitting', 2)).toBe(3)
  // Two swaps.
  expect(lettersApart('abcd', 'badc', 2)).toBe(2)
  expect(lettersApart('', '', 0)).toBe(0)
})
