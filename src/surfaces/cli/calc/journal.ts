/**
 * Answers of a run that took long, a row a line, so that a run that was ended goes on where it was: they are taken from
 * here, the others are calculated again, which takes no longer than to read them, and the results are written anew. Its
 * first line says which run it is.
 */

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { message } from '../../../messages/messages.ts'
import { isGood, type RowAnswer } from '../../batch/row.ts'
import { CalcError } from './error.ts'

/** Everything that decides what the answers are. */
export interface RunIdentity {
  readonly [name: string]: string | number | undefined
}

/** Rows are counted over all sheets. */
export interface Journal {
  /** Whether a run before may have answered a row that is still to come. */
  hasBefore(): boolean
  /** What was answered to this row before; asked in the order of the rows. */
  find(row: number): Promise<RowAnswer | undefined>
  add(row: number, answer: RowAnswer): Promise<void>
  /** Brings what was added to the disk. */
  keep(): Promise<void>
  remove(): Promise<void>
}

export function runDigest(identity: RunIdentity): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}

/** Written in pieces of so many characters: some ten answers. */
const PIECE = 4096
/** Longer than any line. */
const TAIL_BYTES = 1_048_576

export async function openJournal(file: string, identity: RunIdentity, isResumed: boolean): Promise<Journal> {
  const before = isResumed ? await answersBefore(file, identity) : undefined
  let ahead: Line | undefined = await nextOf(before)
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
    hasBefore: () => ahead !== undefined,
    async find(row) {
      if (ahead?.row !== row) return undefined
      const { answer } = ahead
      ahead = await nextOf(before)
      return answer
    },
    async add(row, answer) {
      pending += `${JSON.stringify({ row, answer: kept(answer) })}\n`
      if (pending.length > PIECE) await write()
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

interface Line {
  readonly row: number
  readonly answer: RowAnswer
}

async function nextOf(lines: AsyncGenerator<Line> | undefined): Promise<Line | undefined> {
  const found = await lines?.next()
  return found?.done ? undefined : found?.value
}

/** Without what writers have made of it. */
function kept(answer: RowAnswer): object {
  if (!isGood(answer)) return { type: answer.type, problems: answer.problems }
  const { type, calculationId, request, shortRow, edition, editionHash, notices, whole } = answer
  return { type, calculationId, request, shortRow, edition, editionHash, notices, whole }
}

async function answersBefore(file: string, identity: RunIdentity): Promise<AsyncGenerator<Line>> {
  await stat(file).catch(() => {
    throw new CalcError(message('cli.resume_nothing', { file }))
  })
  await dropCutLine(file)
  const lines = linesIn(file)
  const { value } = await lines.next()
  const other = Object.keys(identity).filter(
    (name) => (value as RunIdentity | undefined)?.[name] !== identity[name],
  )
  if (other.length > 0) throw new CalcError(message('cli.resume_other', { file, list: other }))
  return lines as AsyncGenerator<Line>
}

/** What was being written when the run ended is none: what follows must begin a line. */
async function dropCutLine(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, TAIL_BYTES)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    const end = buffer.lastIndexOf(LINE_END)
    await handle.truncate(end === -1 ? 0 : size - length + end + 1)
  } finally {
    await handle.close()
  }
}

const LINE_END = 0x0a

async function* linesIn(file: string): AsyncGenerator<Line | RunIdentity, undefined> {
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    try {
      yield JSON.parse(line)
    } catch {
      return
    }
  }
}
