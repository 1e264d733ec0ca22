/** Which editions there are, and which of them a server answers from by default, on any day. */

/** An edition that may be asked for, whether it is loaded or not. */
export interface EditionEntry {
  /** The name of its folder in data/: `2025.2`. */
  readonly name: string
  readonly label: string
  /** The year of activity that its factors are meant for. */
  readonly year: number
  readonly revision: number
  /** YYYY-MM-DD. */
  readonly released: string
  /** SHA-256 over its files, in hex. */
  readonly hash: string
  readonly emissionFactorsYear: number
}

export interface Register {
  /** By year, then by revision. */
  readonly entries: readonly EditionEntry[]
  /** The default from a day (YYYY-MM-DD, UTC) until the next one; the oldest first, at least one. */
  readonly defaults: readonly { readonly since: string; readonly edition: string }[]
}

/** The latest revision of a year. */
export function findLatestOf({ entries }: Register, year: number): EditionEntry | undefined {
  return entries.findLast((entry) => entry.year === year)
}

/** The latest revision of the latest year after this one. */
export function findNewer({ entries }: Register, year: number): EditionEntry | undefined {
  const last = entries.at(-1)
  return last !== undefined && last.year > year ? last : undefined
}

/** The edition that was the default on a day, undefined before the first one was. */
export function findDefaultOn({ defaults }: Register, day: string): string | undefined {
  return defaults.findLast(({ since }) => since <= day)?.edition
}

/** The default of today and until another one is named. */
export function latestDefault({ defaults }: Register): string {
  const last = defaults.at(-1)
  if (!last) throw new Error('a register has a default')
  return last.edition
}

/** The years that have an edition, each once. */
export function yearsOf({ entries }: Register): number[] {
  return [...new Set(entries.map(({ year }) => year))]
}
