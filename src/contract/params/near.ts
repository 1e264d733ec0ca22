/** Did you mean: names and values that are near to what was written. */
/** A word with more of its letters wrong is another word. */
const LETTERS_PER_ERROR = 3
/** Longer texts are no misspelt word. */
const LETTERS_MAX = 60
/** More are no help. */
const NEAR_MAX = 3

/** The nearest of the known words, best first: at most a third of the letters apart. */
export function nearWords(given: string, known: readonly string[]): string[] {
  const word = plain(given)
  const most = Math.floor(word.length / LETTERS_PER_ERROR)
  if (most === 0 || word.length > LETTERS_MAX) return []
  return known
    .filter((one) => Math.abs(one.length - word.length) <= most + 1)
    .map((one) => ({ one, apart: distance(word, plain(one)) }))
    .filter(({ apart }) => apart <= most)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, NEAR_MAX)
    .map(({ one }) => one)
}

/** Letters that are wrong, missing, too many, or two that changed places (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow(a, b, row, { before, last })
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

/** Names of parameters that share all words of the shorter: country_code means country, cabin means cabin_class. */
export function akinNames(given: string, known: readonly string[]): string[] {
  const words = new Set(parts(given))
  return known.filter((name) => {
    const own = parts(name)
    const shared = own.filter((word) => words.has(word)).length
    return shared > 0 && (shared === own.length || shared === words.size)
  })
}

function parts(name: string): string[] {
  return plain(name.replace(/([a-z])([A-Z])/g, '$1_$2')).split('_')
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join('_')
}

/** As in a sentence: 'country', or 'origin_country' or 'destination_country'. */
export function eitherOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' or ')
}
