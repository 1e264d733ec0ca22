/** A file of text, in the encoding of another. */

import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'
import { SAMPLE_BYTES } from '../../files/detect.ts'
import { encoded, firstBeyondAscii, firstUnwritable } from '../../files/encode.ts'
import type { Encoding, TextStyle } from '../../files/table.ts'

export interface TextFile {
  write(text: string): Promise<void>
  end(): Promise<void>
  /** Leaves nothing half written behind. */
  drop(): Promise<void>
}

/** Written beside its place, and put there when it is whole. */
export const PART = '.part'
const REWRITTEN = '.part2'
const PIECE = 262_144
const MARK = '\uFEFF'

/** In UTF-8. */
export function textFile(file: string): TextFile {
  const out = partOf(file)
  return {
    write: out.write,
    async end() {
      await out.close()
      await rename(file + PART, file)
    },
    drop: out.drop,
  }
}

/**
 * In the encoding of a file that was read, with its mark. Text is written as UTF-8 first, and again when all of it is known:
 * one sign may be none of the encoding, and then all of it stays UTF-8.
 */
export function styledFile(file: string, style: TextStyle, say: (said: Message) => void): TextFile {
  const { encoding, hasMark } = style
  const out = partOf(file, encoding === 'utf-8' && hasMark ? MARK : '')
  let hindrance: Message | undefined
  let isAscii = true
  let signs = 0
  const look = (text: string) => {
    if (encoding !== 'windows-1252' || hindrance !== undefined) return
    const sign = firstUnwritable(text, encoding)
    const beyond = isAscii ? firstBeyondAscii(text) : -1
    if (sign !== undefined) hindrance = message('cli.utf8.no_sign', { encoding, value: sign })
    // What reads them looks at the beginning alone.
    else if (signs + beyond >= SAMPLE_BYTES) hindrance = message('cli.utf8.late', { encoding })
    if (beyond !== -1) isAscii = false
    signs += text.length
  }
  return {
    write(text) {
      look(text)
      return out.write(text)
    },
    async end() {
      await out.close()
      if (hindrance !== undefined) say(hindrance)
      // Without its mark UTF-16 would be taken for no text.
      if (hindrance !== undefined) await rewrite(file, 'utf-8', true)
      else if (encoding !== 'utf-8') await rewrite(file, encoding, encoding === 'utf-16le')
      await rename(file + PART, file)
    },
    async drop() {
      await out.drop()
      await rm(file + REWRITTEN, { force: true })
    },
  }
}

async function rewrite(file: string, encoding: Encoding, isMarked: boolean): Promise<void> {
  const text = createReadStream(file + PART, { encoding: 'utf8', highWaterMark: PIECE })
  await pipeline(
    async function* () {
      if (isMarked) yield encoded(MARK, encoding)
      for await (const piece of text) yield encoded(piece, encoding)
    },
    createWriteStream(file + REWRITTEN),
  )
  await rename(file + REWRITTEN, file + PART)
}

function partOf(file: string, begin = '') {
  const out = createWriteStream(file + PART)
  const failed = new Promise<never>((_, reject) => out.once('error', reject))
  failed.catch(() => {})
  let pending = begin
  const flush = async () => {
    const piece = pending
    pending = ''
    if (!out.write(piece)) await Promise.race([once(out, 'drain'), failed])
  }
  return {
    async write(text: string): Promise<void> {
      pending += text
      if (pending.length > PIECE) await flush()
    },
    async close() {
      out.end(pending)
      await Promise.race([once(out, 'finish'), failed])
    },
    async drop() {
      out.destroy()
      await rm(file + PART, { force: true })
    },
  }
}
