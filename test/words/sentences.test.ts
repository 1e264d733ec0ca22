/**
 * What people read has its words in src/messages alone: where results, notices and errors are made, no sentence is put
 * together from pieces. Checks of data tables and their names are for contributors, and stay in English.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsOf } from '../../scripts/lib/words/literals.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const SRC = join(PACKAGE_ROOT, 'src')
/** Three words in a row, with a value beside them. */
const SENTENCE = /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/
const VALUE = /\$\{[^}]*\}/g

/** Notes of trails and ranges, checks and schemas: data, which stay in English (`lang` changes messages alone). */
const DATA: ReadonlySet<string> = new Set([
  'contract/range.ts',
  'domains/amount/common/answer.ts',
  'domains/electricity/factors.ts',
  'domains/electricity/grid-figures.ts',
  'domains/electricity/grid-parts.ts',
  'domains/electricity/part.ts',
  'domains/freight/emissions/standards.ts',
  'domains/freight/emissions/terms.ts',
  'domains/freight/overlay.ts',
  'domains/freight/sea-register.ts',
  'domains/freight/trail.ts',
  'domains/fuel/factors.ts',
  'domains/hotel/estimates.ts',
  'domains/llm/inference-terms.ts',
  'domains/llm/trail.ts',
  'domains/method/errata.ts',
  'domains/shared/journey/trail.ts',
  'domains/travel/from-tables/rail.ts',
  'domains/travel/from-tables/trail.ts',
  'domains/travel/from-tables/vehicles.ts',
])
const CHECKS = /checks?\.ts$/
/** Of what contributors and developers read. */
const FOR_DEVELOPERS = /(?:Error|report|fails?|getOrThrow|requireRow)\w*\(|description|title/

function sentencesIn(room: string): string[] {
  const files = readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !CHECKS.test(name))
    .map((name) => join(room, name))
  return files.filter((file) => !DATA.has(file)).flatMap(sentencesOf)
}

function sentencesOf(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf8')
  const lines = source.split('\n')
  return literalsOf(source)
    .filter(({ text }) => text.includes('${') && SENTENCE.test(text.replace(VALUE, ' ')))
    .filter(({ line }) => !FOR_DEVELOPERS.test(lines.slice(Math.max(0, line - 4), line).join(' ')))
    .map(({ text, line }) => `${file}:${line}: ${text}`)
}

test.each(['api', 'contract', 'engine', 'domains', 'geo'])('no sentence is put together in %s', (room) => {
  expect(sentencesIn(room)).toEqual([])
})

test('one that is, is found', () => {
  const [dollar, tick] = ['$', '`']
  const source = `const message = ${tick}the grid of ${dollar}{country} is assumed for it${tick}`
  const [literal] = literalsOf(source)
  expect(literal?.text.includes('${') && SENTENCE.test(literal.text.replace(VALUE, ' '))).toBe(true)
})
