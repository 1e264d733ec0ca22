/** The lines of an input, each in one piece. */

const LINE_END = 0x0a
/** More bytes in a line are refused by the library that reads it; they are passed on as they come. */
const LINE_BYTES_MAX = 10 * 1024 * 1024

/** Only those that `isTaken`; whatever follows the last line end comes last. */
export async function* lines(
  input: AsyncIterable<Buffer>,
  isTaken: (line: string) => Promise<boolean>,
): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let bytes = 0
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      const line = Buffer.concat([...begun, chunk.subarray(from, end + 1)])
      begun = []
      bytes = 0
      from = end + 1
      if (await isTaken(line.toString('utf8'))) yield line
    }
    begun.push(chunk.subarray(from))
    bytes += chunk.length - from
    if (bytes <= LINE_BYTES_MAX) continue
    yield Buffer.concat(begun)
    begun = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(begun)
}
