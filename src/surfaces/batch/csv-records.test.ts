import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { csvRecordsOf } from './csv-records.ts'

test('what the pieces end with is heard by whoever reads the records, and half a record is none', async () => {
  async function* pieces() {
    yield 'a,b\n1,2\n3,45'
    await pause(1)
    throw new Error('cut')
  }
  const records: string[][] = []
  const reading = async () => {
    for await (const record of csvRecordsOf(pieces(), {})) records.push(record)
  }
  await expect(reading()).rejects.toThrow('cut')
  for (const record of records)
    expect([
      ['a', 'b'],
      ['1', '2'],
    ]).toContainEqual(record)
})

test('whoever reads no further ends the pieces', async () => {
  let isEnded = false
  async function* pieces() {
    try {
      for (;;) yield 'a,b\n'.repeat(1000)
    } finally {
      isEnded = true
    }
  }
  for await (const _ of csvRecordsOf(pieces(), {})) break
  while (!isEnded) await pause(1)
})
