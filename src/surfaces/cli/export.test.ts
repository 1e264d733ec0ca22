/** everygram export: what it refuses before anything is written. test/warehouse runs what it writes. */
import { existsSync, readdirSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { testCommand } from '../../../test/support/command.ts'
import { EXPORT_HELP, exportEdition } from './export.ts'

const { path, save, run } = testCommand(exportEdition)
afterEach(() => void vi.unstubAllEnvs())

test('--help says it all', async () => {
  expect(await run('--help')).toEqual({ code: 0, said: '', printed: EXPORT_HELP })
})

test.each([
  ['no folder', [], 'export needs a folder: add --parquet DIR'],
  ['a file that it does not read', ['--parquet', 'd', 'rows.csv'], 'rows.csv'],
  ['an edition that is none', ['--parquet', 'd', '--edition', '1999'], '1999'],
  ['an edition and a year', ['--parquet', 'd', '--edition', '2024', '--year', '2024'], '--edition or --year'],
  ['a folder that is a file', ['--parquet', 'file'], 'file'],
  ['a folder in a file', ['--parquet', 'file/d'], 'file'],
  ['a folder that is not empty', ['--parquet', '.'], 'is not empty'],
])('%s: one line, the code 1, and nothing is written', async (_, args, reason) => {
  save('file', 'mine')
  const { code, said } = await run(...args.map((arg) => (/^(d|file.*|\.)$/.test(arg) ? path(arg) : arg)))
  expect(code).toBe(1)
  expect(said).toMatch(/^everygram: [^\n]+$/)
  expect(said).toContain(reason)
  expect(existsSync(path('d'))).toBe(false)
  expect(readdirSync(path('.'))).toEqual(['file'])
})

test('with figures of the operator it is refused: its grams would not be those of the server', async () => {
  vi.stubEnv('OVERLAY', save('own.csv', 'id,kind\n'))
  const { code, said } = await run('--parquet', path('d'))
  expect(code).toBe(1)
  expect(said).toContain('OVERLAY is set')
  expect(existsSync(path('d'))).toBe(false)
})
