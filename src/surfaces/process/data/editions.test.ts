/** Editions of a process: read when they are asked for, once, and again when they were mended. */
import { describe, expect, test } from 'vitest'
import { type DataCopy, SMALL, smallCopy } from '../../../../test/support/data-copy.ts'
import { hotelPart } from '../../../domains/hotel/part.ts'
import { ApiError } from '../../../engine/errors.ts'
import { DataError } from '../../../factors/tables/problems.ts'
import { servedFrom } from './editions.ts'
import { readRegister } from './register.ts'

/** The small edition as 2025.1, the default, as 2026.1, and as 2026.2, which is open. */
function threeEditions(): DataCopy {
  const copy = smallCopy().as('2025.1', { year: 2025 }).as('2026.1', { year: 2026 })
  copy.write('sources.csv', copy.read(`${SMALL}/sources.csv`))
  const { released: _, ...list } = JSON.parse(copy.read('editions/2026.1.json'))
  const tables = Object.entries(list.files).filter(([path]) => !/sources|schema/.test(path))
  const open = { ...list, revision: 2, open: true, files: Object.fromEntries(tables) }
  copy.write('editions/2026.2.json', JSON.stringify(open))
  copy.write('editions.json', JSON.stringify({ defaults: [{ since: '2026-01-01', edition: '2025.1' }] }))
  return copy
}

describe('served', () => {
  const { dir } = threeEditions()

  test('the default of the folder, an edition by name, a year', () => {
    expect(servedFrom(dir).edition.name).toBe('2025.1')
    expect(servedFrom(dir, { edition: '2026.1' }).edition.name).toBe('2026.1')
    expect(servedFrom(dir, { edition: '2026' }).edition.name).toBe('2026.1')
    expect(() => servedFrom(dir, { edition: '2024' })).toThrow(ApiError)
  })

  test('a year is its latest released revision: an open one is reached by its full name', () => {
    expect(servedFrom(dir, { edition: '2026' }).edition.name).toBe('2026.1')
    expect(servedFrom(dir, { edition: '2026.2' }).edition).toMatchObject({
      status: 'open',
      released: undefined,
    })
  })

  test('each is read once, whoever asks for it at the same time', async () => {
    const { edition, editions } = servedFrom(dir)
    expect(await editions.require('2025.1')).toBe(edition)
    expect(await editions.require('2026.1')).toMatchObject({ name: '2026.1', status: 'released' })
    const [first, second] = [editions.require('2026.2'), editions.require('2026.2')]
    const read = await first
    expect(await second).toBe(read)
    expect(read.name).toBe('2026.2')
    expect(await editions.require('2026.2')).toBe(read)
  })
})

describe('an edition that cannot be used is unavailable, until its files are mended', () => {
  test('a released one: the table that was changed after the start', () => {
    const copy = threeEditions()
    const { edition } = servedFrom(copy.dir)
    const file = '2025.1/hotel.csv'
    const text = copy.read(file)
    copy.setCell(file, 'hotel-GB', 'factor', '11')
    expect(() => edition.part(hotelPart)).toThrow(expect.objectContaining({ code: 'unavailable' }))
    expect(() => servedFrom(copy.dir)).toThrow(/2025\.1\/hotel\.csv/)
    copy.write(file, text)
    expect(edition.part(hotelPart).has('GB')).toBe(true)
  })

  test('an open one: everything is read and checked', async () => {
    const copy = threeEditions()
    const { editions: all } = servedFrom(copy.dir)
    copy.write('sources.csv', copy.read('sources.csv').replace('\nfixture,', '\nother,'))
    await expect(async () => all.require('2026.2')).rejects.toMatchObject({
      code: 'unavailable',
      statusCode: 503,
    })
    copy.write('sources.csv', copy.read('sources.csv').replace('\nother,', '\nfixture,'))
    expect((await all.require('2026.2')).name).toBe('2026.2')
  })
})

describe('editions.json', () => {
  test.each([
    ['no JSON', '{', /cannot be read/],
    ['no defaults', '{}', /defaults must be a list/],
    ['an empty list', '{"defaults":[]}', /one row at least/],
    ['no day', '{"defaults":[{"since":"soon","edition":"2025.1"}]}', /YYYY-MM-DD/],
    [
      'an edition that there is not',
      '{"defaults":[{"since":"2026-01-01","edition":"2030.1"}]}',
      /no edition '2030.1'/,
    ],
    [
      'days upside down',
      '{"defaults":[{"since":"2026-02-01","edition":"2025.1"},{"since":"2026-01-01","edition":"2026.1"}]}',
      /2026-01-01 must be later/,
    ],
  ])('%s', (_, text, reason) => {
    const copy = threeEditions()
    copy.write('editions.json', text)
    expect(() => readRegister(copy.dir)).toThrow(DataError)
    expect(() => readRegister(copy.dir)).toThrow(reason)
  })
})
