/** everygram calibration: published values against our ranges, ours and those that somebody brings. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tempFolder } from '../../../test/support/temp.ts'
import { DataError } from '../../factors/tables/problems.ts'
import { calibration } from './calibration.ts'
import { UsageError } from './usage.ts'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text))
})
afterEach(() => vi.restoreAllMocks())

function brought(lines: readonly string[]): string {
  const file = join(tempFolder(), 'values.csv')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/** Invented, for what is inside and outside: 1 l of petrol is 2.06916 kg, x0.84 to x1.19 abroad. */
const PETROL = '/v1/fuel/emissions?fuel_type=petrol&amount=1000&unit=litre&country=US&include_wtt=false'

test('values that somebody brings are inside, outside or refused', async () => {
  const file = brought([
    'request,value,unit,times,publisher',
    `${PETROL},2.1,kg CO2e/litre,1000,A`,
    `${PETROL},2.6,kg CO2e/litre,1000,B`,
    `${PETROL.replace('petrol', 'peat')},2.6,kg CO2e/litre,1000,B`,
  ])
  await calibration(['--add', file, '--edition', '2025.3'])
  const [values = '', table = ''] = printed
  // 2.1 / 2.06916 = 1.0149, 2.6 / 2.06916 = 1.2565.
  expect(values).toMatch(/^inside {3}1\.01 of ours \(0\.84 to 1\.19\) {2}A: /)
  expect(values).toMatch(/^outside {2}1\.26 of ours/m)
  expect(values).toMatch(/^refused {2}.*peat/m)
  expect(table).toMatch(/fuel_abroad .*1 of 2/)
})

test('--json has the classes and each value', async () => {
  const file = brought(['request,value,unit,publisher', `${PETROL},2100,kg CO2e,A`])
  await calibration(['--add', file, '--edition', '2025.3', '--json'])
  const { edition, values } = JSON.parse(printed[0] ?? '')
  expect(edition).toBe('2025.3')
  expect(values).toMatchObject([{ class: 'fuel_abroad', publisher: 'A', inside: true, quoted: false }])
})

test('a table that cannot be read is refused with its line', async () => {
  const file = brought(['request,value,unit,publisher', `${PETROL},much,kg CO2e,A`])
  await expect(calibration(['--add', file])).rejects.toThrow(DataError)
  await expect(calibration(['more'])).rejects.toThrow(UsageError)
})

test('the help names the options', async () => {
  await calibration(['--help'])
  expect(printed[0]).toContain('--add FILE')
})
