/** What the accuracy scripts find, as tables: to read, or with --json for the page of quality (scripts/lib/quality). */
export interface AccuracyTable {
  readonly title: string
  /** Names of the columns; the first names the rows. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What a column should reach, in the unit of its cells. */
  readonly goal?: { readonly column: string; readonly atLeast: number }
  /** Too long for a page: printed, and no part of the JSON. */
  readonly isForReaders?: boolean
}

const isJson = process.argv.includes('--json')
const kept: AccuracyTable[] = []

/** Prints a table, or keeps it for `finish` where JSON was asked for. */
export function show(table: AccuracyTable): void {
  if (!table.isForReaders) kept.push(table)
  if (isJson) return
  const lines = [table.head, ...table.rows]
  const widths = table.head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  console.log(`\n${table.title}`)
  for (const cells of lines) {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(padded.join('  '))
  }
}

/** A line for readers alone. */
export function say(line: string): void {
  if (!isJson) console.log(line)
}

/** The end of a script: with --json all of its tables. */
export function finish(): void {
  if (isJson) console.log(JSON.stringify(kept, null, 1))
}
