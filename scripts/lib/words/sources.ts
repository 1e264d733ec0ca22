/** Which files have texts for readers, and of which kind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { literalsOf } from './literals.ts'
import type { Piece } from './piece.ts'
import { proseOf } from './prose.ts'
import type { Where } from './rules.ts'

export interface Source {
  readonly file: string
  readonly pieces: readonly Piece[]
  readonly where: readonly Where[]
  /** A message is read at once, so its sentences have a limit. */
  readonly isMessages: boolean
}

/** Folders whose READMEs are read in the repository alone. */
const FOLDERS = ['bench', 'data', 'packages', 'test']
const APP = 'app/messages'
const MESSAGES = 'src/messages'
const PROGRAM = 'src'
const GERMAN = /\bde\b/
/** A key of a message or the name of a file, such as report.about.boundary. */
const NAME = /^[\w./-]*[./_][\w-]+$/
/** In a program, a literal without a blank is a name. */
const TEXT = /\s/
/** What publishers call things, and notes in their tables. */
const NAMES = `${MESSAGES}/names/`

export function readSources(root: string): Source[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const pages = [
    ...namesIn(root, '.', '.md', false),
    ...namesIn(root, 'docs', '.md'),
    ...FOLDERS.flatMap((folder) => namesIn(root, folder, 'README.md')),
  ]
  return [
    ...pages.map((file) => pageSource(file, read(file))),
    ...namesIn(root, APP, '.ts').map((file) => messageSource(file, read(file), ['ui-en'], ['ui-de'])),
    ...namesIn(root, MESSAGES, '.ts').map((file) => messageSource(file, read(file), kindsOf(file), [])),
    programSource(
      namesIn(root, PROGRAM, '.ts').filter((file) => !file.startsWith(MESSAGES)),
      read,
    ),
  ]
}

function namesIn(root: string, folder: string, ending: string, recursive = true): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  const names = readdirSync(path, { recursive, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .map((name) => posix.join(folder, name))
    .sort()
}

function pageSource(file: string, markdown: string): Source {
  return { file, pieces: proseOf(markdown), where: ['text-en'], isMessages: false }
}

function messageSource(file: string, code: string, english: Where[], german: Where[]): Source {
  const where: Where[] = GERMAN.test(file) ? ['text-de', ...german] : ['text-en', ...english]
  const pieces = literalsOf(code).filter(({ text }) => !NAME.test(text))
  return { file, pieces, where, isMessages: !file.startsWith(NAMES) }
}

/** Descriptions of the API, help of commands and texts of reports: one source, since files are moved and split. */
function programSource(files: readonly string[], read: (file: string) => string): Source {
  const pieces = files.flatMap((file) => literalsOf(read(file)).map((piece) => ({ ...piece, file })))
  const texts = pieces.filter(({ text }) => TEXT.test(text))
  return { file: PROGRAM, pieces: texts, where: ['text-en'], isMessages: false }
}

function kindsOf(file: string): Where[] {
  if (file.startsWith(NAMES)) return []
  if (/error/.test(file)) return ['errors']
  return /notice/.test(file) ? ['notices'] : ['notices', 'errors']
}
