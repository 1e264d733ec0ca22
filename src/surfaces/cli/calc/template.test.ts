/** everygram template: what may be put stands in drop-downs, however long the list is. */
import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { eachInOwnFolder, path, run, sheetOf } from '../../../../test/support/calc.ts'
import { ABOUT_SHEET } from '../../files/table.ts'
import { template } from './template.ts'

eachInOwnFolder()

/** By the names of columns: values, or the cells that have them. */
async function listsOf(type: string): Promise<Record<string, readonly string[] | string | undefined>> {
  const file = path(`${type}.xlsx`)
  await template([file])
  const [sheet] = (await readXlsx(readFileSync(file))).sheets
  const head = sheet?.rows[0] ?? []
  const lists = sheet?.dataValidations ?? []
  return Object.fromEntries(
    lists.map(({ range, values, formula1 }) => {
      const letters = /^[A-Z]+/.exec(range)?.[0] ?? ''
      const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      return [String(head[at]), values ?? formula1]
    }),
  )
}

test('hotel: countries, whose list is in the second sheet', async () => {
  const { country } = await listsOf('hotel')
  const [, letter, last] = /^'about the columns'!\$([A-Z])\$2:\$\1\$(\d+)$/.exec(String(country)) ?? []
  expect(letter).toBe('F')
  const about = await sheetOf(path('hotel.xlsx'), ABOUT_SHEET).catch(() => undefined)
  // That sheet holds no rows: calc does not read it.
  expect(about).toBeUndefined()
  const [, sheet] = (await readXlsx(readFileSync(path('hotel.xlsx')))).sheets
  const names = (sheet?.rows ?? []).slice(1).map((row) => row[5])
  expect(names).toContain('Germany')
  expect(names.slice(0, Number(last) - 1).every((name) => typeof name === 'string' && name !== '')).toBe(true)
  expect((await run(path('hotel.xlsx'))).code).toBe(0)
})

test('freight: vehicle classes, and both countries share a list', async () => {
  const lists = await listsOf('freight')
  expect(lists.vehicle_type).toContain('about the columns')
  expect(lists.origin_country).toBe(lists.destination_country)
  expect(lists.transport_mode).toContain('road')
  expect(lists.refrigerated).toEqual(['true', 'false'])
})
