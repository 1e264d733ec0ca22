import { expect, test } from 'vitest'
import { lazyMap } from './lazy.ts'

function counted() {
  const made: string[] = []
  const maker = (name: string): [string, () => string] => [
    name,
    () => {
      made.push(name)
      return name.toUpperCase()
    },
  ]
  return { made, map: lazyMap([maker('a'), maker('b')]) }
}

test('a value is made when it is asked for, once', () => {
  const { made, map } = counted()
  expect([map.size, map.has('b'), map.has('c'), [...map.keys()], made]).toEqual([
    2,
    true,
    false,
    ['a', 'b'],
    [],
  ])
  expect([map.get('b'), map.get('b'), map.get('c')]).toEqual(['B', 'B', undefined])
  expect(made).toEqual(['b'])
})

test('it can be gone through like any map', () => {
  const { made, map } = counted()
  const all = [
    ['a', 'A'],
    ['b', 'B'],
  ]
  const seen: string[][] = []
  map.forEach((value, key) => void seen.push([key, value]))
  expect([[...map], [...map.entries()], [...new Map(map)], seen]).toEqual([all, all, all, all])
  expect([...map.values()]).toEqual(['A', 'B'])
  expect(made).toEqual(['a', 'b'])
})
