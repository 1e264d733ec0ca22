/** What each task may cost: test/newcomer/budget.json. It may shrink, and never grows by itself. */
import { COUNTED, type Counts } from './counts.ts'

export type Budget = Readonly<Record<string, Counts>>

export interface Verdict {
  /** Each ends with exit code 1. */
  readonly faults: readonly string[]
  /** What has become cheaper. */
  readonly shrunk: readonly string[]
}

/** A new figure is small: so many lines outside of documentation and of what commands write. */
export const FIGURE_LINES_MAX = 12
const FIGURES = /^Add a (figure|country): /

/** `isWhole`: whether all tasks were done, so that one that is missing has gone. */
export function judge(measured: Budget, budget: Budget, isWhole: boolean): Verdict {
  const gone = Object.keys(budget).filter((name) => isWhole && !(name in measured))
  const tasks = Object.entries(measured)
  return {
    faults: [
      ...gone.map((name) => `${name}: in the budget, and no task of CONTRIBUTING.md`),
      ...tasks.flatMap(([name, counts]) => grown(name, counts, budget[name])),
      ...tasks.flatMap(([name, { lines }]) => tooLarge(name, lines)),
    ],
    shrunk: tasks.flatMap(([name, counts]) => compare(name, counts, budget[name], (now, may) => now < may)),
  }
}

function grown(name: string, counts: Counts, may: Counts | undefined): string[] {
  if (may === undefined) return [`${name}: not in the budget yet`]
  return compare(name, counts, may, (now, before) => now > before)
}

function compare(
  name: string,
  counts: Counts,
  may: Counts | undefined,
  isMeant: (now: number, may: number) => boolean,
): string[] {
  if (may === undefined) return []
  return COUNTED.filter((what) => isMeant(counts[what], may[what])).map(
    (what) => `${name}: ${what} ${counts[what]}, in the budget ${may[what]}`,
  )
}

function tooLarge(name: string, lines: number): string[] {
  if (!FIGURES.test(name) || lines <= FIGURE_LINES_MAX) return []
  return [`${name}: ${lines} lines, and a new figure takes at most ${FIGURE_LINES_MAX}`]
}
