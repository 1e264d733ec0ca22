/**
 * How the time of something grows with the length of what it is given. Times are compared with each other only, never
 * with a clock: the same number of characters, once in short texts and once in long ones. What takes a time in
 * proportion to the length takes the same for both; what takes the square of it takes as many times longer as the long
 * texts are longer.
 */

export type Work = (text: string) => unknown
/** A text of about so many characters. */
export type MakeText = (length: number) => string

interface Lengths {
  short: number
  long: number
}

/** Each finds what the one before could not tell from the rest of the work, before it would take minutes; the last is what a request can carry at most. */
const STAGES: readonly Lengths[] = [
  { short: 250, long: 4000 },
  { short: 4000, long: 64_000 },
  { short: 8000, long: 256_000 },
]
/** Of the way from no growth to the square of it: caches and garbage make long texts up to three times as dear. */
const SQUARE_SHARE_MAX = 0.5
/** As far below the limit as this, one round is enough. */
const PLAIN_SHARE = 0.25
const ROUNDS = 3
/** Another process may take the machine from one try; what is quadratic fails all of them. */
const TRIES = 3
/** Less CPU time than this is not told apart from the noise of its measuring: work is repeated until it takes as much. */
const MEASURABLE_MICROSECONDS = 1000
const REPEATS_MAX = 1_000_000

/** Whether `work` takes a time in proportion to the length of its text, far from the square of it. */
export async function isLinear(work: Work, make: MakeText): Promise<boolean> {
  for (const lengths of STAGES) {
    const limit = (lengths.long / lengths.short) * SQUARE_SHARE_MAX
    if ((await leastGrowth(work, make, lengths, limit)) > limit) return false
  }
  return true
}

/** The lowest of some medians; no further try is made when one is within the limit. */
async function leastGrowth(work: Work, make: MakeText, lengths: Lengths, limit: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < TRIES && least > limit; attempt++) {
    least = Math.min(least, await medianGrowth(work, make, lengths, limit))
  }
  return least
}

/** A round is left out when it cannot change on which side of the limit the median lies, or where growth is plainly none. */
async function medianGrowth(
  work: Work,
  make: MakeText,
  { short, long }: Lengths,
  limit: number,
): Promise<number> {
  const [shortText, longText] = [make(short), make(long)]
  const shortsInLong = long / short
  const repeats = await repeatsToMeasure(work, shortText, shortsInLong)
  const ratios: number[] = []
  while (!isDecided(ratios, limit)) {
    const ofShort = await cpuMicroseconds(work, shortText, repeats * shortsInLong)
    ratios.push((await cpuMicroseconds(work, longText, repeats)) / Math.max(1, ofShort))
  }
  return median(ratios)
}

function isDecided(ratios: readonly number[], limit: number): boolean {
  const [first = Number.NaN] = ratios
  const above = ratios.filter((ratio) => ratio > limit).length
  const majority = Math.ceil(ROUNDS / 2)
  return first <= limit * PLAIN_SHARE || above >= majority || ratios.length - above >= majority
}

/** The lower of two. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Also warms up: the first runs of an expression compile it. */
async function repeatsToMeasure(work: Work, text: string, times: number): Promise<number> {
  let repeats = 1
  while (
    repeats < REPEATS_MAX &&
    (await cpuMicroseconds(work, text, repeats * times)) < MEASURABLE_MICROSECONDS
  )
    repeats *= 2
  return repeats
}

async function cpuMicroseconds(work: Work, text: string, times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) {
    const result = work(text)
    if (result instanceof Promise) await result
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}
