/** `everygram calc` in a folder of its own for each test, and what it has written there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { calc } from '../../src/surfaces/cli/calc/calc.ts'
import { openXlsx } from '../../src/surfaces/cli/calc/xlsx.ts'
import type { TableRow } from '../../src/surfaces/files/table.ts'
import { tempFolder } from './temp.ts'

let folder: string
let said: string[]

/** Called once by a file of tests. */
export function eachInOwnFolder(): void {
  beforeEach(() => {
    folder = tempFolder()
    said = []
    vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)))
    vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })
}

export const path = (...names: string[]) => join(folder, ...names)
export const save = (name: string, content: string | Uint8Array) => {
  writeFileSync(path(name), content)
  return path(name)
}

/** The code that it ends with, and what it says. */
export async function run(...args: string[]) {
  said = []
  process.exitCode = undefined
  await calc(args)
  return { code: process.exitCode ?? 0, said: said.join('\n') }
}

/** Records of results by the names of their columns. */
export function csvOf(
  file: string,
  separator = ',',
  encoding: 'utf8' | 'latin1' = 'utf8',
): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, encoding).replace('\uFEFF', '').trim().split('\n')
  const names = head.split(separator)
  return lines.map((line) => Object.fromEntries(line.split(separator).map((cell, at) => [names[at], cell])))
}

export async function sheetOf(file: string, name: string): Promise<string[][]> {
  const [sheet] = (await openXlsx(file, name)).sheets
  const rows: TableRow[] = []
  for await (const group of sheet?.rows() ?? []) rows.push(...group)
  return rows.map(({ cells }) => [...cells])
}
