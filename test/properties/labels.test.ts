/**
 * What a label can do with a number of a response: place it, and nothing else. Mistakes in the labels of hotel stays do
 * not compile, and the same text without them does.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API, type Diagnostic } from 'typescript/unstable/sync'
import { beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const STAY = 'src/domains/hotel/stay.ts'
const TEXT = readFileSync(join(ROOT, STAY), 'utf8')

type Change = readonly [piece: string, instead: string]

/** Pieces of the text with what a mistake puts in their place, and the codes with which it is refused. */
type Mistake = readonly [what: string, codes: readonly number[], ...changes: readonly Change[]]

const nights = (instead: string): Change => ['nights: numbers.nights,', instead && `nights: ${instead},`]
const name = (instead: string): Change => ['country_name: factor.countryName,', `country_name: ${instead},`]
const choice = (instead: string): Change => ['choice: { factor },', `choice: { ${instead} },`]

const MISTAKES: readonly Mistake[] = [
  ['a quotient of two numbers', [2362, 2363], nights('numbers.nights / numbers.rooms')],
  ['twice a number', [2362], nights('numbers.nights * 2')],
  ['a number and one more', [2365], nights('numbers.nights + 1')],
  ['a number below zero', [2469], nights('-numbers.nights')],
  ['a rounded number', [2345], nights('Math.round(numbers.nights)')],
  ['a number that is compared', [2469], nights('numbers.nights > 7 ? 7 : 1')],
  ['a number of the parameters', [2304], nights('params.nights')],
  ['a number of the question', [2304], nights('question.nights')],
  ['a number that the calculation does not have', [2339], nights('numbers.weeks')],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a mistake, and meant as a text
  ['a number within a text', [2731], name('`${numbers.nights} nights`')],
  ['a number behind a text', [2469], name("'' + numbers.nights")],
  ['a number with its decimals', [2339], name('numbers.nights.toFixed(1)')],
  ['a number where the schema has a text', [2322], name('numbers.nights')],
  ['a text where the schema has a number', [2322], nights("'three'")],
  ['a field that is missing', [2741], nights('')],
  ['a number in the place of what the edition has', [2322], choice('factor: factor.year')],
  [
    'a choice that is declared with a number',
    [2344],
    choice('factor, nights'),
    ['export interface Stay {', 'export interface Stay {\n  readonly nights: number'],
  ],
  ['a rate that the calculation does not have', [2339], ['rates.night.shown', 'rates.week.shown']],
  ['a quotient of rates', [2362], ['rates.night.shown', 'rates.night.whole / 1000']],
]

/** Beside stay.ts, so that its imports hold; the files are in memory alone. */
const fileOf = (place: number) => join(ROOT, dirname(STAY), `stay-with-mistake-${place}.ts`)
const CORRECT = join(ROOT, dirname(STAY), 'stay-without-mistake.ts')

let diagnostics: ReadonlyMap<string, readonly Diagnostic[]>

beforeAll(() => {
  const files = new Map([
    [CORRECT, TEXT],
    ...MISTAKES.map(([, , ...changes], at) => [fileOf(at), changes.reduce(changed, TEXT)] as const),
  ])
  diagnostics = compiled(files)
})

function changed(text: string, [piece, instead]: Change): string {
  return text.replace(piece, () => instead)
}

/** All of them as one program, with the options of the project. */
function compiled(files: ReadonlyMap<string, string>): Map<string, readonly Diagnostic[]> {
  const config = join(ROOT, 'tsconfig.labels.json')
  const options = JSON.stringify({ extends: './tsconfig.json', include: [], files: [...files.keys()] })
  const inMemory = new Map([...files, [config, options]])
  const api = new API({
    cwd: ROOT,
    fs: {
      readFile: (name) => inMemory.get(name),
      fileExists: (name) => (inMemory.has(name) ? true : undefined),
    },
  })
  try {
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program
    if (!program) throw new Error(`no program of ${config}`)
    expect(program.getConfigFileParsingDiagnostics()).toEqual([])
    return new Map(
      [...files.keys()].map((file) => [
        file,
        [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)],
      ]),
    )
  } finally {
    api.close()
  }
}

const codesIn = (file: string) => diagnostics.get(file)?.map(({ code }) => code)

test('without a mistake it compiles', () => {
  expect(codesIn(CORRECT)).toEqual([])
})

describe('does not compile:', () => {
  const all = MISTAKES.map(([what, codes, ...changes], at) => ({ what, codes, changes, at }))
  test.each(all)('$what', ({ at, codes, changes }) => {
    for (const [piece] of changes) expect(TEXT.split(piece), `${STAY} has '${piece}' once`).toHaveLength(2)
    expect(codesIn(fileOf(at))).toEqual(codes)
  })
})
