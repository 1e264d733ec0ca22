/** Problems of texts: words to avoid, and sentences that are too long. */
import type { Piece, Problem } from './piece.ts'
import type { Rule, Where } from './rules.ts'
import { longestOf, wordCount, wordsOf } from './template.ts'

/** A reader holds no more in mind; the aim is 20. */
const SENTENCE_WORDS_MAX = 30
const SENTENCE_END = /[.!?](?=\s|$)/
/** How much stands around a word that was found. */
const CONTEXT = 25

export function wordsToAvoid(
  pieces: readonly Piece[],
  where: readonly Where[],
  rules: readonly Rule[],
): Problem[] {
  const applying = rules.filter((rule) => rule.where.some((kind) => where.includes(kind)))
  return pieces.flatMap(({ text, ...place }) => {
    const words = wordsOf(text)
    return applying.flatMap(({ pattern, instead }) =>
      [...words.matchAll(pattern)].map((match) => ({ ...place, found: around(words, match), instead })),
    )
  })
}

export function longSentences(pieces: readonly Piece[]): Problem[] {
  return pieces.flatMap(({ text, ...place }) =>
    longestOf(text)
      .split(SENTENCE_END)
      .filter((sentence) => wordCount(sentence) > SENTENCE_WORDS_MAX)
      .map((sentence) => ({
        ...place,
        found: sentence.trim(),
        instead: `at most ${SENTENCE_WORDS_MAX} words a sentence`,
      })),
  )
}

function around(text: string, { 0: found, index }: RegExpExecArray): string {
  const before = text.slice(Math.max(0, index - CONTEXT), index)
  const end = index + found.length
  return `${before}[${found}]${text.slice(end, end + CONTEXT)}`
}
