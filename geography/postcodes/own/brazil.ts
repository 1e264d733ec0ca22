/** Brazilian postcodes: the list has the first code of each municipality, whose codes reach to the next one's. */
import type { Listed } from '../listed.ts'

/** The last three digits are streets. */
const DIGITS = 5
const END = 100_000

/** The beginnings of codes that a municipality has alone, with its names. */
export function municipalRanges(listed: Listed): Listed {
  const firsts = [...listed]
    .map(([code, names]) => ({ from: Number(code.slice(0, DIGITS)), names }))
    .sort((a, b) => a.from - b.from)
  const ranges = new Map<string, readonly string[]>()
  for (const [index, { from, names }] of firsts.entries()) {
    for (const start of beginnings(from, firsts[index + 1]?.from ?? END)) ranges.set(start, names)
  }
  return ranges
}

/** The fewest beginnings that numbers from `from` to below `to` have: 01000 to 06000 are 01 to 05. */
function beginnings(from: number, to: number): string[] {
  const list: string[] = []
  let at = from
  while (at < to) {
    let width = 1
    while (at % (width * 10) === 0 && at + width * 10 <= to && width * 10 < END / 10) width *= 10
    list.push(
      String(at)
        .padStart(DIGITS, '0')
        .slice(0, DIGITS - Math.log10(width)),
    )
    at += width
  }
  return list
}
