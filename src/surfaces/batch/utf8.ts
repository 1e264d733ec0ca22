/** Bodies of CSV as spreadsheets save them: in UTF-16 where its mark says so, else in UTF-8. */
import { StringDecoder } from 'node:string_decoder'

const UTF16_MARK = Buffer.from([0xff, 0xfe])

export async function* inUtf8(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Buffer | undefined = Buffer.alloc(0)
  let decoder: StringDecoder | undefined
  for await (const piece of source) {
    if (first === undefined) {
      yield decoder ? Buffer.from(decoder.write(Buffer.from(piece))) : piece
      continue
    }
    first = Buffer.concat([first, piece])
    if (first.length < UTF16_MARK.length) continue
    if (first.subarray(0, UTF16_MARK.length).equals(UTF16_MARK)) decoder = new StringDecoder('utf16le')
    yield decoder ? Buffer.from(decoder.write(first)) : first
    first = undefined
  }
  if (first) yield first
  if (decoder) yield Buffer.from(decoder.end())
}
