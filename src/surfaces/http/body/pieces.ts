/** Answers that are made while they are read. */
import { Readable } from 'node:stream'

/** `onClose`: told once, however it ends. Who reads for longer than `readMs` is not waited for. */
export function readWithin(
  pieces: AsyncIterable<string | Uint8Array>,
  readMs: number,
  onClose: () => void,
): Readable {
  const stream = Readable.from(pieces, { objectMode: false })
  const late = setTimeout(() => stream.destroy(), readMs)
  stream.once('close', () => {
    clearTimeout(late)
    onClose()
  })
  return stream
}
