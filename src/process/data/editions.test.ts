/** Editions of a process: read when they are asked for, once, and again when they were mended. */
import { cpSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DataCopy, SMALL, smallCopy } from '../../../test/support/data-copy.ts'
import { ApiError } from '../../contract/errors.ts'
import { DataError } from '../../tables/problems.ts'
import { openEditions, servedFrom } from './editions.ts'
import { readRegister } from './register.ts'

/** The small edition as 2025.1, the default, and as 2026.1. */
function twoEditions(): DataCopy {
  const copy = smallAs(2026, smallAs(2025, smallCopy().dir).dir)
  copy.write('editions.json', JSON.stringify({ defaults: [{ since: '2026-01-01', edition: '2025.1' }] }))
  return copy
}

function smallAs(year: number, folder: string): DataCopy {
  const copy = new DataCopy(`${year}.1`, folder)
  cpSync(copy.path(SMALL), copy.path(copy.edition), { recursive: true })
  copy.changeManifest((manifest) => Object.assign(manifest, { year }))
  return copy.seal()
}

describe('served', () => {
  const { dir } = twoEditions()

  test('the default of the folder, an edition by name, a year', () => {
    expect(servedFrom(dir).edition.name).toBe('2025.1')
    expect(servedFrom(dir, { edition: '2026.1' }).edition.name).toBe('2026.1')
    expect(servedFrom(dir, { edition: '2026' }).edition.name).toBe('2026.1')
    expect(() => servedFrom(dir, { edition: '2024' })).toThrow(ApiError)
  })

  test('the default is there at once, another later and then at once', async () => {
    const { edition, editions } = servedFrom(dir)
    expect(editions.require('2025.1')).toBe(edition)
    const [first, second] = [editions.require('2026.1'), editions.require('2026.1')]
    expect(first).toBeInstanceOf(Promise)
    expect(second).toBe(first)
    expect(editions.require('2026.1')).toBe(first)
    const read = await first
    expect(read.name).toBe('2026.1')
    expect(editions.require('2026.1')).toBe(read)
  })
})

test('an edition that cannot be used is unavailable, until its files are mended', async () => {
  const copy = twoEditions()
  const editions = openEditions({ dataDir: copy.dir, register: readRegister(copy.dir), loaded: [] })
  const text = copy.read('2026.1/hotel.csv')
  copy.setCell('2026.1/hotel.csv', 'hotel-GB', 'factor', '11')
  await expect(editions.require('2026.1')).rejects.toMatchObject({ code: 'unavailable', statusCode: 503 })
  copy.write('2026.1/hotel.csv', text)
  expect((await editions.require('2026.1')).name).toBe('2026.1')
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
    const copy = twoEditions()
    copy.write('editions.json', text)
    expect(() => readRegister(copy.dir)).toThrow(DataError)
    expect(() => readRegister(copy.dir)).toThrow(reason)
  })
})
