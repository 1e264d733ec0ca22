import { expect, test } from 'vitest'
import { memoizeByName, memoizeByObjectAndName } from './memoize.ts'

test('by name: made once, and begun anew when there are more than may be', () => {
  const made: string[] = []
  const remember = memoizeByName<string>(2)
  const ask = (name: string) =>
    remember(name, () => {
      made.push(name)
      return name.toUpperCase()
    })
  expect([ask('a'), ask('a'), ask('b'), ask('a'), ask('c'), ask('a')]).toEqual(['A', 'A', 'B', 'A', 'C', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

test('by a thing and a name', () => {
  const remember = memoizeByObjectAndName<object, number>()
  const [one, other] = [{}, {}]
  expect([remember(one, 'x', () => 1), remember(one, 'x', () => 2), remember(other, 'x', () => 3)]).toEqual([
    1, 1, 3,
  ])
})
