/**
 * What a run has answered, a row a line, so that a run that was ended goes on where it was: the answers are taken from
 * here and the results written anew. Its first line says which run it is.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { RowAnswer } from '../../batch/row.ts'
import { CalcError } from './error.ts'

/** Everything that decides what the answers are. */
export interface RunIdentity {
  readonly [name: string]: string | number | undefined
}

export interface Journal {
  /** Whether a run before may have answered the next row. */
  hasBefore(): boolean
  /** What was answered to this row before; in the order of the rows. */
  next(): Promise<RowAnswer | undefined>
  add(answer: RowAnswer): void | Promise<void>
  /** Brings what was added to the disk. */
  keep(): Promise<void>
  remove(): Promise<void>
}

export function runDigest(identity: RunIdentity): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}

/** Written in pieces of so many characters. */
const PIECE = 262_144

export async function openJournal(file: string, identity: RunIdentity, isResumed: boolean): Promise<Journal> {
  const before = isResumed ? await kept(file, identity) : undefined
  let isOver = before === undefined
  let out: WriteStream | undefined
  let pending = ''
  let failure: Error | undefined
  const write = async () => {
    if (out === undefined) {
      out = createWriteStream(file, isResumed ? { flags: 'a' } : {})
      out.once('error', (error) => {
        failure = error
      })
    }
    if (failure) throw failure
    const piece = pending
    pending = ''
    if (!out.write(piece)) await once(out, 'drain')
  }
  if (!isResumed) pending = `${JSON.stringify(identity)}\n`
  return {
    hasBefore: () => !isOver,
    async next() {
      if (isOver || before === undefined) return undefined
      const { done, value } = await before.next()
      isOver = done === true
      return done ? undefined : value
    },
    add(answer) {
      const { text: _, ...rest } = answer
      pending += `${JSON.stringify(rest)}\n`
      return pending.length > PIECE ? write() : undefined
    },
    async keep() {
      if (pending !== '') await write()
      if (out) await new Promise<void>((done) => out?.end(done))
      out = undefined
    },
    async remove() {
      if (out) await new Promise<void>((done) => out?.end(done))
      await rm(file, { force: true })
    },
  }
}

async function kept(file: string, identity: RunIdentity): Promise<AsyncGenerator<RowAnswer>> {
  await stat(file).catch(() => {
    throw new CalcError(`There is nothing to resume: ${file} is not there. Run without --resume.`)
  })
  await dropCutLine(file)
  const answers = answersIn(file)
  const { value } = await answers.next()
  const other = Object.keys(identity).filter(
    (name) => (value as unknown as RunIdentity)?.[name] !== identity[name],
  )
  if (other.length > 0)
    throw new CalcError(
      `The run in ${file} was another one (${other.join(', ')}): run without --resume to begin anew.`,
    )
  return answers
}

/** What was being written when the run ended is none: what follows must begin a line. */
async function dropCutLine(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, PIECE)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    const end = buffer.lastIndexOf(LINE_END)
    await handle.truncate(end === -1 ? 0 : size - length + end + 1)
  } finally {
    await handle.close()
  }
}

const LINE_END = 0x0a

async function* answersIn(file: string): AsyncGenerator<RowAnswer, undefined> {
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    try {
      yield JSON.parse(line) as RowAnswer
    } catch {
      return
    }
  }
}
