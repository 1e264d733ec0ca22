/** What the documentation tells a reader to do, and what it says comes of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token } from 'marked'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface Block {
  readonly file: string
  readonly language: string
  /** Why it cannot be run, where it says so: `untested=needs-docker`. */
  readonly untested: string | undefined
  readonly text: string
}

export interface Page {
  readonly file: string
  readonly blocks: readonly Block[]
  /** Requests within sentences and tables: `/v1/hotel/emissions?country=GB&nights=3`. */
  readonly requests: readonly string[]
}

const REQUEST = /^(?:GET )?(\/v1\/[\w/-]+(?:\?\S.*)?)$/
/** Names stand for what a reader puts in. */
const WITH_NAMES = /[<{…]/

/** Every page with something to do, by the name of its file. */
export function readDocs(): Page[] {
  const inDocs = readdirSync(join(PACKAGE_ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  const files = [
    ...inDocs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
    'README.md',
    'CONTRIBUTING.md',
  ]
  return files.sort().map(readPage)
}

function readPage(file: string): Page {
  const tokens = marked.lexer(readFileSync(join(PACKAGE_ROOT, file), 'utf8'))
  const blocks: Block[] = []
  const requests: string[] = []
  marked.walkTokens(tokens, (token: Token) => {
    if (token.type === 'code') blocks.push(blockOf(file, token.lang ?? '', token.text))
    if (token.type === 'codespan') requests.push(...requestIn(token.text))
  })
  return { file, blocks, requests }
}

function blockOf(file: string, info: string, text: string): Block {
  const [language = '', ...marks] = info.split(/\s+/)
  const untested = marks.find((mark) => mark.startsWith('untested='))?.slice('untested='.length)
  return { file, language, untested, text }
}

function requestIn(text: string): string[] {
  const [, request] = REQUEST.exec(text) ?? []
  return request === undefined || WITH_NAMES.test(request) ? [] : [request]
}
