/** What is wrong with a data file, where, and why. */
export interface DataProblem {
  file: string
  /** Line in the file, counted from 1; absent when the whole file is meant. */
  line?: number
  reason: string
}

const PROBLEMS_SHOWN = 20

/** The data cannot be used. The message has one line a problem: `data/2025.2/hotel.csv:12: ...`. */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly problems: readonly DataProblem[]

  constructor(problems: readonly DataProblem[]) {
    const shown = problems.slice(0, PROBLEMS_SHOWN).map(problemLine)
    const hidden = problems.length - shown.length
    super([...shown, ...(hidden > 0 ? [`... and ${hidden} more`] : [])].join('\n'))
    this.problems = problems
  }
}

function problemLine({ file, line, reason }: DataProblem): string {
  return line === undefined ? `${file}: ${reason}` : `${file}:${line}: ${reason}`
}
