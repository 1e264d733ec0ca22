/** Every form of a result is checked: `same` as it is, and something else where one of its digits was changed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../src/api/answer.ts'
import { SHORT_COLUMNS, shortCells } from '../../../src/api/short-result.ts'
import { recordedValue } from '../../../src/surfaces/verify/recorded.ts'
import { type Verification, verify, verifyRecorded } from '../../../src/surfaces/verify/verify.ts'
import { services, type TestApp, testApp } from '../../support/app.ts'
import { step } from '../../support/long.ts'
import { allCases, type Case } from './cases.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const TRIED = allCases().filter(({ flaw }, at) => flaw === 'none' && at % step(9) === 0)

const address = ({ operation, params }: Case, format?: string) =>
  `${operation.path}?${new URLSearchParams({ ...params, ...(format && { format }) })}`

/** Undefined where the request is refused. */
async function formsOf(one: Case): Promise<Map<string, unknown> | undefined> {
  const { operation, params, type } = one
  const whole = await app.get(address(one))
  if (whole.status !== 200) return undefined
  const lines = async (fields: string) => {
    const { json } = await app.post(`/v1/batch?fields=${fields}`, JSON.stringify([{ type, params }]))
    return json.data[0]
  }
  const { short } = await ask(operation, services, params)
  const cells = short ? shortCells(short()).map(String) : []
  return new Map<string, unknown>([
    ['whole', whole.json],
    ['short row', await lines('short')],
    ['full row', await lines('full')],
    ['cells', Object.fromEntries(SHORT_COLUMNS.map((name, at) => [name, cells[at]]))],
    ...(type === 'freight' ? [['ileap', (await app.get(address(one, 'ileap'))).json] as const] : []),
  ])
}

describe('every form of a result', () => {
  test('is the same', { timeout: 300_000 }, async () => {
    const faults: string[] = []
    let checked = 0
    for (const one of TRIED) {
      for (const [form, value] of (await formsOf(one)) ?? []) {
        checked++
        const found = await verify(services, structuredClone(value))
        // Rows refuse places that are not found, where a request takes a town.
        const isRefusedRow = (value as { status?: string }).status === 'error'
        if (found.verdict !== 'same' && !isRefusedRow)
          faults.push(`${form} of ${address(one)}: ${told(found)}`)
      }
    }
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThan(100)
  })

  test('as one value, with its request', async () => {
    for (const one of TRIED.filter((_, at) => at % step(3) === 0)) {
      const request = address(one, 'value')
      const { status, text } = await app.get(request)
      if (status !== 200) continue
      expect((await verifyRecorded(services, recordedValue(text), { request })).verdict, request).toBe('same')
      const changed = recordedValue(changedDigits(text)[0] ?? '')
      expect((await verifyRecorded(services, changed, { request })).verdict, request).toBe('differs')
    }
  })

  test('with another digit anywhere in its figures is not the same', { timeout: 300_000 }, async () => {
    const faults: string[] = []
    for (const one of oneOfEachType()) {
      for (const [form, value] of (await formsOf(one)) ?? []) {
        for (const [path, changed] of changedFigures(value)) {
          const { verdict } = await verify(services, changed)
          if (verdict === 'same') faults.push(`${form} of ${address(one)}: ${path}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
})

function oneOfEachType(): Case[] {
  const seen = new Map<string, Case>()
  for (const one of TRIED) if (!seen.has(one.type)) seen.set(one.type, one)
  return [...seen.values()]
}

const told = ({ verdict, reason, differences }: Verification) =>
  `${verdict} ${reason?.key ?? ''} ${differences.map(({ field }) => field).slice(0, 3)}`

/** Places of a row in its batch: they say nothing of the result. */
const OF_THE_BATCH = new Set(['row', 'id'])

/** Copies of a value, each with one number, or a text that is one, changed in its first digit. */
function* changedFigures(value: unknown): Generator<[string, unknown]> {
  for (const path of pathsIn(value)) {
    const [top] = path
    if (path.length === 1 && OF_THE_BATCH.has(String(top))) continue
    const copy = structuredClone(value)
    const parent = path.slice(0, -1).reduce<Holder>((at, key) => at[key] as Holder, copy as Holder)
    const key = path.at(-1) as string
    const was = parent[key]
    const text = changedDigits(String(was))[0] ?? ''
    parent[key] = typeof was === 'number' ? Number(text) : text
    yield [path.join('.'), copy]
  }
}

type Holder = Record<string, unknown>

/** Paths to numbers, and to texts that are numbers. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)))
    return [[...path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))
}

/** The text with each of its digits changed, one at a time. */
function changedDigits(text: string): string[] {
  return [...text.matchAll(/\d/g)].map(({ 0: digit, index }) => {
    const other = digit === '1' ? '2' : '1'
    return text.slice(0, index) + other + text.slice(index + 1)
  })
}
