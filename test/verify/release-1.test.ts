/**
 * Results as release 1.0.0 gave them, of editions that are released: every number of theirs is the same, or the rule that
 * changed is named. Made by its own package: `calculate` of dist/everygram.js, one result a line.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type JsonObject, objectAt } from '../../src/surfaces/verify/recorded.ts'
import { verify } from '../../src/surfaces/verify/verify.ts'
import { services } from '../support/app.ts'
import { numbersIn, withChange } from './answers.ts'

const kept: JsonObject[] = readFileSync(join(import.meta.dirname, 'release-1.0.0.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const requestOf = (body: JsonObject) => String(objectAt(body, 'meta')?.request)

/** What CHANGELOG lists: rules that are no part of an edition. */
const OF_OTHER_RULES: readonly [RegExp, code: string, key: string][] = [
  [/include_td_losses=true&include_wtt=false/, 'other_rules', 'verify.other_rules.losses'],
  // Rail before; both are codes of airports.
  [/destination_location=EDI/, 'other_rules', 'verify.other_rules.mode'],
  // By sea before.
  [/freight.*origin_location=FRA(?!.*transport_mode=air)/, 'other_rules', 'verify.other_rules.mode'],
  // Embedding models were calculated as chat models.
  [/text-embedding/, 'refused', 'verify.refused.named'],
]

const ruleOf = (body: JsonObject) => OF_OTHER_RULES.find(([request]) => request.test(requestOf(body)))

const others = kept.filter((body) => ruleOf(body) !== undefined)
const same = kept.filter((body) => ruleOf(body) === undefined)

describe('results of release 1.0.0', () => {
  test.each(same.map((body): [string, JsonObject] => [requestOf(body), body]))(
    '%s: the same',
    async (_, body) => {
      const { verdict, differences, remarks } = await verify(services, body)
      expect({ verdict, differences: differences.map(({ field }) => field) }).toEqual({
        verdict: 'same',
        differences: [],
      })
      // Nine of ten was stated of every range, measured or not.
      expect(remarks.map(({ key }) => key)).toEqual(['verify.remark.labels'])
      expect(remarks[0]?.values.other_fields).toContain('coverage')
    },
  )

  test.each(others.map((body): [string, JsonObject] => [requestOf(body), body]))(
    '%s: by other rules, which are named',
    async (_, body) => {
      const { verdict, reason } = await verify(services, body)
      const [, code, key] = ruleOf(body) ?? []
      expect({ verdict, code: reason?.code, key: reason?.key }).toEqual({ verdict: 'cannot', code, key })
    },
  )

  test('every exception is there', () => {
    expect(others).toHaveLength(OF_OTHER_RULES.length)
  })

  test('another digit in any of their numbers differs, but for what is no number of theirs', async () => {
    const missed: string[] = []
    for (const [index, body] of same.entries()) {
      const paths = numbersIn(body.data, ['data']).filter((path) => !isLabel(path))
      for (let at = index % 5; at < paths.length; at += 5) {
        const path = paths[at] ?? []
        const { verdict } = await verify(services, withChange(body, path))
        if (verdict !== 'differs') missed.push(`${requestOf(body)} ${path.join('.')}: ${verdict}`)
      }
    }
    expect(missed).toEqual([])
  })

  test('another tier is said, and the numbers are the same', async () => {
    const [body] = same
    const text = JSON.stringify(body).replaceAll('"tier":"estimate"', '"tier":"global"')
    const { verdict, remarks } = await verify(services, JSON.parse(text))
    expect(verdict).toBe('same')
    expect(remarks[0]?.values.other_fields).toContain('tier')
  })

  test('losses explain nothing of scope 2', async () => {
    const [body] = others.filter((one) => /include_td_losses/.test(requestOf(one)))
    const breakdown = ['data', 'attributes', 'emissions', 'breakdown']
    const scope2 = Object.keys(objectAt(body, ...breakdown) ?? {}).find((name) => /scope_2/.test(name))
    const changed = withChange(body as JsonObject, [...breakdown, scope2 ?? ''])
    Object.assign(objectAt(changed, ...breakdown) ?? {}, { [scope2 ?? '']: 1 })
    expect((await verify(services, changed)).verdict).toBe('differs')
  })
})

/** Words and what is said about numbers; places and ways follow from what is here. */
const isLabel = (path: readonly string[]) =>
  path.some((key) => ['coverage', 'notices', 'route', 'explanation'].includes(key))
