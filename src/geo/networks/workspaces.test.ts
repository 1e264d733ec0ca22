/** Few searches run at a time, however many are asked for; the others wait in line. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workspaces } from './workspaces.ts'

test('of a hundred searches four run at a time, in their order, each alone in its workspace', async () => {
  let made = 0
  const withWorkspace = workspaces(() => ({ number: ++made, users: 0 }))
  const begun: number[] = []
  let [running, most] = [0, 0]
  const search = (number: number) =>
    withWorkspace(async (work) => {
      begun.push(number)
      most = Math.max(most, ++running)
      expect(++work.users).toBe(1)
      for (let slice = 0; slice < number % 5; slice++) await turn()
      work.users--
      running--
      return number * 2
    })
  const numbers = Array.from({ length: 100 }, (_, at) => at)
  expect(await Promise.all(numbers.map(search))).toEqual(numbers.map((number) => number * 2))
  expect(begun).toEqual(numbers)
  expect([made, most]).toEqual([4, 4])
})

test('a search that fails gives its workspace to the next', async () => {
  let made = 0
  const withWorkspace = workspaces(() => ({ number: ++made }))
  const fail = () => withWorkspace(() => Promise.reject(new Error('no way')))
  const failed = await Promise.allSettled(Array.from({ length: 20 }, fail))
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await withWorkspace(async ({ number }) => number <= 4)).toBe(true)
  expect(made).toBe(4)
})
