/**
 * CONTRIBUTING.md as a list of tasks. A code block in a task has a second word that says what to do with it: ```csv add.
 * The paragraph above it ends with the file that it is for. The words "First," and a link in a paragraph do the
 * linked section there.
 */
import { marked, type Token, type Tokens } from 'marked'

export const GUIDE = 'CONTRIBUTING.md'

/** What a block does with a file. */
export const EDITS = ['add', 'change', 'new'] as const

export interface Edit {
  readonly kind: (typeof EDITS)[number]
  readonly file: string
  readonly text: string
  /** Where the block begins in the guide. */
  readonly line: number
}

export interface Run {
  readonly kind: 'run'
  readonly text: string
  readonly line: number
  /** What the commands print, or a part of it. */
  readonly shows?: { readonly language: string; readonly text: string; readonly line: number }
}

export type Step = Edit | Run

export interface Task {
  /** The headings above it: `Add a figure: A fuel`. */
  readonly name: string
  readonly line: number
  readonly steps: readonly Step[]
}

/** A fault in the guide, with its line. */
export class GuideError extends Error {
  constructor(line: number, reason: string) {
    super(`${GUIDE}:${line}: ${reason}`)
  }
}

interface Placed {
  readonly token: Token
  readonly line: number
}

interface Section {
  readonly name: string
  readonly heading: string
  readonly depth: number
  readonly line: number
  readonly steps: (Step | { readonly first: string; readonly line: number })[]
}

const DEEPEST = 3

/** The sections that have something to do. Throws a GuideError for a block that cannot be understood. */
export function readTasks(guide: string): Task[] {
  const sections = readSections(guide)
  return sections
    .filter(({ steps }) => steps.length > 0)
    .map(({ name, line, steps }) => ({
      name,
      line,
      steps: steps.flatMap((step) => ('first' in step ? linked(sections, step) : [step])),
    }))
}

function readSections(guide: string): Section[] {
  const tokens = placed(marked.lexer(guide)).filter(({ token }) => token.type !== 'space')
  const sections: Section[] = []
  for (const [at, one] of tokens.entries()) {
    refuseNested(one)
    if (isHeading(one.token)) sections.push(sectionAt(one.token, one.line, sections))
    const steps = sections.at(-1)?.steps ?? []
    if (one.token.type === 'paragraph') {
      const [, first] = FIRST.exec(one.token.text) ?? []
      if (first !== undefined) steps.push({ first, line: one.line })
    }
    if (one.token.type === 'code') addBlock(steps, one.token as Tokens.Code, one.line, tokens[at - 1])
  }
  return sections
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth <= DEEPEST
}

/** Below the heading before it that is above its own. */
function sectionAt(
  { text: heading, depth }: Tokens.Heading,
  line: number,
  before: readonly Section[],
): Section {
  const above = depth < DEEPEST ? undefined : before.findLast((one) => one.depth < DEEPEST)
  return { name: above ? `${above.name}: ${heading}` : heading, heading, depth, line, steps: [] }
}

/** `First, [cite the publication](#cite-a-publication).` */
const FIRST = /\bFirst, \[[^\]]+\]\(#([^)]+)\)/

/** The steps of another section. */
function linked(sections: readonly Section[], { first, line }: { first: string; line: number }): Step[] {
  const section = sections.find(({ heading }) => anchorOf(heading) === first)
  const steps = section?.steps.filter((step): step is Step => !('first' in step)) ?? []
  if (steps.length === 0) throw new GuideError(line, `no section '#${first}' has something to do`)
  return steps
}

/** As GitHub names headings. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

function placed(tokens: readonly Token[]): Placed[] {
  let line = 1
  return tokens.map((token) => {
    const at = line
    line += token.raw.split('\n').length - 1
    return { token, line: at }
  })
}

function verbOf({ lang = '' }: Tokens.Code): { language: string; verb: string | undefined } {
  const [language = '', verb] = lang.split(/\s+/)
  return { language, verb }
}

/** A block inside a list or a quotation would be passed over without a word. */
function refuseNested({ token, line }: Placed): void {
  if (token.type === 'code') return
  marked.walkTokens([token], (inner) => {
    if (inner.type !== 'code' || verbOf(inner as Tokens.Code).verb === undefined) return
    throw new GuideError(line, `a block with '${inner.lang}' must not be inside a list`)
  })
}

function addBlock(
  steps: Section['steps'],
  code: Tokens.Code,
  line: number,
  before: Placed | undefined,
): void {
  const { language, verb } = verbOf(code)
  const { text } = code
  if (verb === undefined) return
  const last = steps.at(-1)
  if (verb === 'run') steps.push({ kind: 'run', text, line })
  else if (verb === 'shows') {
    if (
      last === undefined ||
      'first' in last ||
      last.kind !== 'run' ||
      before?.token.type !== 'code' ||
      last.shows
    )
      throw new GuideError(line, "a block that 'shows' something must follow one to 'run'")
    steps[steps.length - 1] = { ...last, shows: { language, text, line } }
  } else if (isEdit(verb)) steps.push({ kind: verb, file: fileAbove(before, line), text, line })
  else throw new GuideError(line, `'${verb}' is not one of ${[...EDITS, 'run', 'shows'].join(', ')}`)
}

function isEdit(verb: string): verb is Edit['kind'] {
  return EDITS.some((one) => one === verb)
}

/** `data/sources.csv`, of a paragraph that ends with it and a colon. */
const FILE_AT_END = /`([^`]+)`:$/

function fileAbove(before: Placed | undefined, line: number): string {
  const [, file] = (before?.token.type === 'paragraph' && FILE_AT_END.exec(before.token.text)) || []
  if (file === undefined) throw new GuideError(line, 'the paragraph above must end with the file: `data/…`:')
  if (file.startsWith('/') || file.split('/').includes('..'))
    throw new GuideError(line, `'${file}' is not a file of the repository`)
  return file
}
