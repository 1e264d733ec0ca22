/** Kept forms: which answers share one, and how many there are. */
import { expect, test } from 'vitest'
import { services } from '../../test/support/app.ts'
import { info } from '../core/notices.ts'
import { laidOut } from './layout.ts'
import type { Unwritten } from './operation.ts'

interface Thing {
  readonly of: { readonly name: string }
  readonly amount: number
}

const META = {
  edition: '2025.1',
  edition_hash: '0',
  release: '1',
  engine: '1',
  request: '/v1/thing?amount=1',
  calculated_at: '2026-11-21T12:00:00Z',
}

function thing() {
  let placed = 0
  const laid = laidOut<Thing, { readonly amount: number }>({
    figures: (_edition, { amount }) => ({ amount }),
    key: ({ of }) => ({ of, options: '' }),
    place(_edition, { id, result, notices, meta }, { amount }) {
      placed++
      return { id, name: result.of.name, amount, notices, meta }
    },
  })
  const write = (of: Thing['of'], amount: number, more: Partial<Unwritten<Thing>> = {}) => {
    const answered = {
      id: `id-${amount}`,
      result: { of, amount },
      notices: [],
      subjects: {},
      meta: META,
      ...more,
    }
    return JSON.parse(laid.write(services.edition, answered)?.json() ?? '')
  }
  return { write, placed: () => placed }
}

const SWEDEN = { name: 'Sweden' }

test('what differs in figures is placed once', () => {
  const { write, placed } = thing()
  expect(write(SWEDEN, 1)).toMatchObject({ id: 'id-1', name: 'Sweden', amount: 1 })
  expect(write(SWEDEN, 2.5)).toMatchObject({ id: 'id-2.5', amount: 2.5 })
  expect(placed()).toBe(1)
})

test('another thing, another notice, and a newer edition have words of their own', () => {
  const { write } = thing()
  write(SWEDEN, 1)
  expect(write({ name: 'Norway' }, 1).name).toBe('Norway')
  expect(write(SWEDEN, 1, { notices: [info('borrowed', 'From elsewhere.')] }).notices).toHaveLength(1)
  expect(write(SWEDEN, 1, { notices: [info('borrowed', 'From afar.')] }).notices[0].message).toBe(
    'From afar.',
  )
  expect(write(SWEDEN, 1).notices).toEqual([])
  expect(write(SWEDEN, 1, { meta: { ...META, newer_edition: '2026.1' } }).meta.newer_edition).toBe('2026.1')
  expect(write(SWEDEN, 1, { meta: { ...META, newer_edition: '2027.1' } }).meta.newer_edition).toBe('2027.1')
  expect(write(SWEDEN, 1, { meta: { ...META, release: '2' } }).meta).toEqual({ ...META, release: '2' })
})

test('no more than 1,500 are kept: then they are begun anew', () => {
  const { write, placed } = thing()
  const things = Array.from({ length: 1501 }, (_, at) => ({ name: `${at}` }))
  for (const one of things) write(one, 1)
  // The 1,501st began anew: the first of all is placed again, the last one is not.
  write(things[1500] as Thing['of'], 2)
  expect(placed()).toBe(1501)
  write(things[0] as Thing['of'], 2)
  expect(placed()).toBe(1502)
})
