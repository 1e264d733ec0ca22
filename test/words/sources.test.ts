/** Which files are searched, and as which kind of text. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSources, type Source } from '../../scripts/lib/words/sources.ts'

const FILES = {
  'README.md': 'A page.',
  'docs/methods/water.md': 'A method.',
  'app/messages/en/map.ts': "export const title = 'The map'",
  'app/messages/de/map.ts': "export const title = 'Die Karte'",
  'src/messages/en/notices.ts': "export const a = 'A notice'",
  'src/messages/en/errors.ts': "export const a = 'An error'",
  'src/messages/de.ts':
    "import { a } from './en/de.ts'\nexport const texts = { 'report.boundary': a, b: 'Ein Hinweis', c: 'Boundary' }",
  'src/messages/names/en/labels.ts': "export const fuel = { coal: 'Coal' }",
  'src/messages/en/errors.test.ts': "test('what is not read')",
  'src/surfaces/cli/help.ts': "const name = 'name'\nconst text = 'Some help'",
}

let root = ''
let sources: ReadonlyMap<string, Source>
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  sources = new Map(readSources(root).map((source) => [source.file, source]))
})
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['README.md', ['text-en'], false],
  ['docs/methods/water.md', ['text-en'], false],
  ['app/messages/en/map.ts', ['text-en', 'ui-en'], true],
  ['app/messages/de/map.ts', ['text-de', 'ui-de'], true],
  ['src/messages/en/notices.ts', ['text-en', 'notices'], true],
  ['src/messages/en/errors.ts', ['text-en', 'errors'], true],
  ['src/messages/de.ts', ['text-de'], true],
  ['src/messages/names/en/labels.ts', ['text-en'], false],
])('%s', (file, where, isMessages) => {
  expect(sources.get(file)).toMatchObject({ where, isMessages })
})

test('keys of messages and names of files are no texts', () => {
  expect(sources.get('src/messages/de.ts')?.pieces.map(({ text }) => text)).toEqual([
    'Ein Hinweis',
    'Boundary',
  ])
})

test('texts of programs are one source, without names and without messages', () => {
  expect(sources.get('src')).toMatchObject({
    where: ['text-en'],
    pieces: [{ text: 'Some help', line: 2, file: 'src/surfaces/cli/help.ts' }],
  })
})

test('tests are not read', () => {
  expect([...sources.keys()].filter((file) => file.includes('.test.'))).toEqual([])
})
