/**
 * Room on the disk that is kept for giving room back: SQLite writes what it deletes into its log first, so that on a full
 * disk it could delete nothing. A file holds the room; it is removed when the disk is full, and made again behind what
 * was deleted.
 */
import { randomFillSync } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PRIVATE_FILE } from './private-file.ts'

/** The largest chunk of a job, which is overwritten in one transaction, and what the log has from before. */
export const RESERVE_BYTES = 16_777_216
const PIECE_BYTES = 1_048_576
/** What is half written for so long is of a process that died. */
const LEFT_AFTER_MS = 60_000

export interface Reserve {
  /** Lets the room go; false where it had gone before. */
  release(): boolean
  /** Takes it, where it is gone and the disk has it; says whether it is there. */
  fill(): Promise<boolean>
  isThere(): boolean
}

/** Of a database that is elsewhere. */
export const NO_RESERVE: Reserve = { release: () => false, fill: async () => true, isThere: () => true }

export function reserveIn(dataDir: string): Reserve {
  const file = join(dataDir, 'reserve')
  const isThere = () => existsSync(file)
  let filling: Promise<void> | undefined
  return {
    isThere,
    release() {
      if (!isThere()) return false
      rmSync(file, { force: true })
      return true
    },
    async fill() {
      if (isThere()) return true
      filling ??= write(file).finally(() => {
        filling = undefined
      })
      await filling
      return isThere()
    },
  }
}

/** Under another name until it is whole. Where there is no room for it now, whoever deletes something tries again. */
async function write(file: string): Promise<void> {
  const part = `${file}.part`
  try {
    await fillFile(part)
    await rename(part, file)
  } catch (error) {
    const isOthers = (error as NodeJS.ErrnoException).code === 'EEXIST'
    if (!isOthers || (await isOld(part))) await rm(part, { force: true })
  }
}

/** With what cannot be compressed, since a file of zeros takes no room everywhere. */
async function fillFile(name: string): Promise<void> {
  const file = await open(name, 'wx', PRIVATE_FILE)
  try {
    const piece = new Uint8Array(PIECE_BYTES)
    for (let left = RESERVE_BYTES; left > 0; ) {
      randomFillSync(piece)
      const { bytesWritten } = await file.write(piece, 0, Math.min(left, PIECE_BYTES))
      left -= bytesWritten
    }
  } finally {
    await file.close()
  }
}

async function isOld(file: string): Promise<boolean> {
  const there = await stat(file).catch(() => undefined)
  return there !== undefined && Date.now() - there.mtimeMs > LEFT_AFTER_MS
}
