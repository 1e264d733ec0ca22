/** The regular expressions of the sources, and texts that would be hard on each. */
import { readdirSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { parseAst } from 'vite'
import type { MakeText } from './growth.ts'

export interface FoundRegex {
  file: string
  regex: RegExp
}

export interface SourceRegexes {
  literals: FoundRegex[]
  /** Files that make expressions from texts, which cannot be seen here. */
  makers: string[]
}

export function regexesOf(files: readonly string[]): SourceRegexes {
  const literals: FoundRegex[] = []
  const makers = new Set<string>()
  for (const file of files) {
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts' })
    visit(parseAst(code), (node) => {
      const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string }
      if (pattern !== undefined) literals.push({ file, regex: new RegExp(pattern, flags) })
      const callee = node.callee as { name?: string } | undefined
      if (callee?.name === 'RegExp') makers.add(file)
    })
  }
  return { literals, makers: [...makers] }
}

function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) see(node as Record<string, unknown>)
  for (const child of Object.values(node)) visit(child, see)
}

/** Runs an expression as the sources do: over the whole text where it is global. */
export function run(regex: RegExp, text: string): unknown {
  return regex.global ? text.replace(regex, '') : regex.exec(text)
}

/** One of each kind that expressions tell apart. */
const CHARACTERS = [...'aAbx01 .-:/@,;=+_%"é\u0301\n[]']
/** Pairs that begin a match again and again. */
const PAIRS = [
  'a.',
  'a-',
  '1.',
  '1-',
  'a:',
  '1:',
  'a/',
  '://',
  'a://',
  'a ',
  ' a',
  '1x',
  '1b',
  'a@',
  '.a',
  ':a',
  '-a',
  '-v1',
  ', ',
]
/** Ends at which a match that came so far fails, in most expressions. */
const ENDS = ['', '\u0000', '\n']
const WORDS_MAX = 8

/** Long runs of many kinds, behind every beginning that the expression's own words suggest. */
function hardTexts(regex: RegExp): MakeText[] {
  const words = wordsOf(regex)
  const starts = [
    '',
    '1',
    'a',
    'A',
    '[',
    '1:',
    ...words,
    ...words.map((word) => `${word}a`),
    ...words.map((word) => `${word}1`),
  ]
  const pumps = [...CHARACTERS, ...PAIRS, ...words]
  return starts.flatMap((start) =>
    pumps.flatMap((pump) =>
      ENDS.map(
        (end): MakeText =>
          (length) =>
            start + pump.repeat(Math.ceil(length / pump.length)) + end,
      ),
    ),
  )
}

/** What an expression says letter by letter: `Bearer`, `://`. */
function wordsOf({ source }: RegExp): string[] {
  const plain = source
    .replace(/\[(?:\\.|[^\]\\])*\]/g, '\n')
    .replace(/\\([^A-Za-z0-9])/g, '$1')
    .replace(/\\[A-Za-z]/g, '\n')
  return [...new Set(plain.match(/[A-Za-z0-9_:/@.\- ]+/g) ?? [])].slice(0, WORDS_MAX)
}

/** Long enough for a square to stand out a hundredfold, short enough to try thousands. */
const SCREEN_CHARACTERS = 1000

/** The `count` of the texts that the expression takes longest for. */
export function hardest(regex: RegExp, count: number): MakeText[] {
  const timed = hardTexts(regex).map((make) => ({ make, time: timeOf(regex, make(SCREEN_CHARACTERS)) }))
  return timed
    .sort((a, b) => b.time - a.time)
    .slice(0, count)
    .map(({ make }) => make)
}

/** The shorter of two runs: the first flattens the text, and compiles. */
function timeOf(regex: RegExp, text: string): number {
  const times = [0, 0].map(() => {
    const start = performance.now()
    run(regex, text)
    return performance.now() - start
  })
  return Math.min(...times)
}

export function sourceFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `src/${file}`)
    .sort()
}
