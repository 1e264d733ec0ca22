/** Lines of a stream, as they come: no more is in memory than one piece of the stream and one line. */
import { StringDecoder } from 'node:string_decoder'

/** Some hundred times the longest row that asks something. What is longer is not kept, however long it is. */
export const LINE_CHARACTERS_MAX = 65_536

/** In place of a line that was too long. */
export const TOO_LONG: unique symbol = Symbol('a line that was too long')
export type Line = string | typeof TOO_LONG

const BYTE_ORDER_MARK = 0xfeff

export async function* linesOf(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Line[]> {
  const decoder = new StringDecoder('utf8')
  const splitter = new Splitter()
  for await (const chunk of chunks) {
    const lines = splitter.split(typeof chunk === 'string' ? chunk : decoder.write(chunk))
    if (lines.length > 0) yield lines
  }
  yield [...splitter.split(decoder.end()), splitter.rest()]
}

class Splitter {
  #rest = ''
  #isTooLong = false
  #isFirst = true

  /** Whole lines, without their ends. */
  split(given: string): Line[] {
    const text = this.#isFirst ? withoutMark(given) : given
    if (given !== '') this.#isFirst = false
    const lines: Line[] = []
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      const line = text.slice(start, end)
      start = end + 1
      lines.push(this.#ended(line))
    }
    this.#keep(text.slice(start))
    return lines
  }

  /** What is left at the end of the stream. */
  rest(): Line {
    return this.#ended('')
  }

  #ended(line: string): Line {
    const whole = this.#rest === '' ? line : this.#rest + line
    const isTooLong = this.#isTooLong || whole.length > LINE_CHARACTERS_MAX
    this.#rest = ''
    this.#isTooLong = false
    return isTooLong ? TOO_LONG : whole
  }

  #keep(text: string): void {
    if (!this.#isTooLong) this.#rest += text
    if (this.#rest.length <= LINE_CHARACTERS_MAX) return
    this.#isTooLong = true
    this.#rest = ''
  }
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text
}
