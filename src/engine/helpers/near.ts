/** Did you mean: the one rule by which something known is near to what was written. */

/** A word with more of its letters wrong is another word. */
const LETTERS_PER_ERROR = 3
/** Longer texts are no misspelt word. */
const LETTERS_MAX = 60
/** More are no help. */
const NEAR_MAX = 3

/**
 * The nearest of the known words, best first: at most a third of the letters of what was written are wrong. Letter case
 * does not count, nor which mark separates words. What was written is no suggestion for itself.
 */
export function near(given: string, known: Iterable<string>): string[] {
  const word = plain(given)
  const most = Math.floor(word.length / LETTERS_PER_ERROR)
  if (most === 0 || word.length > LETTERS_MAX) return []
  const found: { one: string; apart: number }[] = []
  for (const one of known) {
    if (Math.abs(one.length - word.length) > most + 1 || one === given) continue
    const apart = lettersApart(word, plain(one), most)
    if (apart <= most) found.push({ one, apart })
  }
  return found
    .sort((a, b) => a.apart - b.apart)
    .slice(0, NEAR_MAX)
    .map(({ one }) => one)
}

/** Words in lower case with one mark between them. */
export function plain(word: string): string {
  return word
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join('_')
}

/**
 * Letters that are wrong, missing, too many, or two that changed places (optimal string alignment); above `most` where
 * there are more.
 */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow(a, b, row, { before, last })
    // A swap looks back two rows: the end cannot be nearer than the nearer of the two.
    if (Math.min(...current) > most && Math.min(...last) > most) return most + 1
    before = last
    last = current
  }
  return last[b.length] ?? 0
}

interface Rows {
  readonly before: readonly number[]
  readonly last: readonly number[]
}

/** Edits from the first `row` letters of a to each beginning of b. */
function nextRow(a: string, b: string, row: number, { before, last }: Rows): number[] {
  const current = [row]
  for (let column = 1; column <= b.length; column++) {
    const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
    const moved = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
    const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : replaced
    current.push(Math.min(replaced, moved, swapped))
  }
  return current
}
