import { expect, test } from 'vitest'
import { rememberedByName, rememberedWith } from './remembered.ts'

test('by name: made once, and begun anew when there are more than may be', () => {
  const made: string[] = []
  const remember = rememberedByName<string>(2)
  const ask = (name: string) =>
    remember(name, () => {
      made.push(name)
      return name.toUpperCase()
    })
  expect([ask('a'), ask('a'), ask('b'), ask('a'), ask('c'), ask('a')]).toEqual(['A', 'A', 'B', 'A', 'C', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

test('by a thing and a name', () => {
  const remember = rememberedWith<object, number>()
  const [one, other] = [{}, {}]
  expect([remember(one, 'x', () => 1), remember(one, 'x', () => 2), remember(other, 'x', () => 3)]).toEqual([
    1, 1, 3,
  ])
})
