/** The problems of every source, by its name. */
import type { Problem } from './piece.ts'
import type { Rule } from './rules.ts'
import { longSentences, wordsToAvoid } from './search.ts'
import type { Source } from './sources.ts'

export type Problems = ReadonlyMap<string, readonly Problem[]>

export function problemsOf(sources: readonly Source[], rules: readonly Rule[]): Problems {
  return new Map(
    sources.map(({ file, pieces, where, isMessages }) => [
      file,
      [...wordsToAvoid(pieces, where, rules), ...(isMessages ? longSentences(pieces) : [])],
    ]),
  )
}
