/**
 * What is checked of an artefact when it is opened, so that no reader leaves its arrays or runs for ever: a file that was
 * damaged is refused with its name.
 */

/** An artefact that is not there, not of this build, or damaged. */
export class ArtefactError extends Error {
  override readonly name = 'ArtefactError'
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array

export interface Checks {
  /** One number after the other from 0, none less than the one before, up to `end`. */
  offsets(what: string, numbers: Numbers, end: number): void
  /** Each less than `limit`, or `exempt`, which stands for none. */
  below(what: string, numbers: Numbers, limit: number, exempt?: number): void
  /** Each from `least` to `most`: no number is NaN or infinite. */
  between(what: string, numbers: Numbers, least: number, most: number): void
  /** Two counts that must be the same. */
  same(what: string, found: number, expected: number): void
}

/** Each throws an ArtefactError that names the file and what in it is wrong. */
export function checksOf(file: string): Checks {
  return {
    // Counted loops: there are a million numbers, and the first request waits.
    offsets(what, numbers, end) {
      let before = 0
      for (let index = 0; index < numbers.length; index++) {
        const number = numbers[index] as number
        if (number < before) throw damaged(file, `${what} are not in order`)
        before = number
      }
      const isFromStart = numbers.length > 0 && numbers[0] === 0
      if (!isFromStart || before !== end) throw damaged(file, `${what} do not lead from 0 to ${end}`)
    },
    below(what, numbers, limit, exempt = -1) {
      for (let index = 0; index < numbers.length; index++) {
        const number = numbers[index] as number
        if (number >= limit && number !== exempt) throw damaged(file, `${what} has ${number} of ${limit}`)
      }
    },
    between(what, numbers, least, most) {
      for (let index = 0; index < numbers.length; index++) {
        const number = numbers[index] as number
        // Written so that NaN is refused.
        if (!(number >= least && number <= most)) throw damaged(file, `${what} has ${number}`)
      }
    },
    same(what, found, expected) {
      if (found !== expected) throw damaged(file, `${what}: ${found}, ${expected} expected`)
    },
  }
}

/** What opening a file gives. Whatever goes wrong with its content is an ArtefactError that names it. */
export function opening<Opened>(file: string, open: () => Opened): Opened {
  try {
    return open()
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError || error instanceof TypeError)
      throw damaged(file, error.message)
    throw error
  }
}

export function damaged(file: string, what: string): ArtefactError {
  return new ArtefactError(`${file} is damaged (${what}): run npm run build, or install the release again`)
}
