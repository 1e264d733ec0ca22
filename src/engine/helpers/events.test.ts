import { afterEach, expect, test } from 'vitest'
import { CHANNELS, tellAway, tellFallback } from './events.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

test('whoever listens is told, in the order of subscribing, until it ends that', () => {
  const told: string[] = []
  ends.push(CHANNELS.fallback.subscribe((service) => told.push(`first ${service}`)))
  const end = CHANNELS.fallback.subscribe((service) => told.push(`second ${service}`))
  tellFallback('valkey')
  end()
  tellFallback('geocoder')
  expect(told).toEqual(['first valkey', 'second valkey', 'first geocoder'])
})

test('two that listen with one function each end their own', () => {
  let told = 0
  const listener = () => void told++
  const end = CHANNELS.away.subscribe(listener)
  ends.push(CHANNELS.away.subscribe(listener))
  tellAway('database', true)
  expect(told).toBe(2)
  end()
  end()
  tellAway('database', false)
  expect(told).toBe(3)
})

test('nobody listens: nothing happens', () => {
  expect(CHANNELS.away.hasSubscribers()).toBe(false)
  expect(() => tellAway('database', true)).not.toThrow()
})
