/** The extracts that the tables are made of: whole, unchanged, one row a label and unit. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRows } from '../../../scripts/import/lib/tables.ts'
import { sealProblems } from '../../../src/factors/files/sealed-folder.ts'

const DATA = new URL('../../../data/', import.meta.url).pathname
const FOLDER = `${DATA}extracts`
const NUMBER = /^\d+(\.\d+)?$/
const GASES = ['co2', 'ch4', 'n2o'] as const
/** What five published decimals allow three gases to miss their total by, three times half of the last one and its own. */
const ROUNDING = 2e-5

describe('extracts', () => {
  test('are the ones that hashes.json names', () => {
    expect(sealProblems(FOLDER, 'data/extracts')).toEqual([])
  })

  const uk = readdirSync(FOLDER).filter((name) => /^uk-\d{4}\.csv$/.test(name))

  test.each(uk)('%s has one row a label and unit, and plain numbers', (name) => {
    const rows = readRows(FOLDER, name)
    const keys = rows.map((row) =>
      [row.topic, row.group, row.item, row.detail, row.variant, row.unit].join('|'),
    )
    expect(keys.length - new Set(keys).size).toBe(0)
    const cells = rows.flatMap((row) => ['co2e', ...GASES].map((column) => row[column]))
    expect(cells.filter((cell) => cell !== '' && !NUMBER.test(cell ?? ''))).toEqual([])
  })

  test.each(uk)('%s has gases that add up to their total', (name) => {
    const wrong = readRows(FOLDER, name).filter((row) => {
      if (row.co2e === '' || GASES.some((gas) => row[gas] === '')) return false
      const sum = GASES.reduce((total, gas) => total + Number(row[gas]), 0)
      return Math.abs(sum - Number(row.co2e)) > Math.max(ROUNDING, ROUNDING * Number(row.co2e))
    })
    expect(wrong).toEqual([])
  })
})
